// The plain page: lists tables, shows one as text, and plays any game by its list of legal moves.
import { language, say } from "./words.js";

const first_wait = 500;
const longest_wait = 30_000;

const main = document.querySelector("#main");
const state = document.querySelector("#state");
const sentence = document.querySelector("#sentence");
let socket;
let wait = first_wait;
let games = {}; // names by id
let lists = { lobby: [], mine: [] };
let table; // the one that is shown, as the server told it
let happened = [];
let moves = []; // asked for, where the game does not list them
const answers = new Map(); // what to do when a command is answered, by its number

document.documentElement.lang = language;

// Making elements.

function make(tag, content = [], attributes = {}) {
  const element = document.createElement(tag);
  Object.assign(element, attributes);
  element.append(...[content].flat().filter((part) => part !== null));
  return element;
}

const button = (text, onclick) => make("button", text, { onclick });
const heading = (text) => make("h2", text);

// Talking.

function tell(command, then = () => {}) {
  const id = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  answers.set(id, then);
  socket.send(JSON.stringify({ ...command, id }));
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/socket?lang=${language}`);
  state.className = "";
  state.textContent = say.connecting;
  socket.onopen = () => {
    wait = first_wait;
    state.className = "open";
    state.textContent = say.connected;
    tell({ is: "games" }, (sheets) => {
      games = Object.fromEntries(sheets.games.map(({ id, name }) => [id, name]));
    });
    go();
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = ({ reason }) => {
    state.className = "";
    state.textContent = reason || say.connecting;
    // Everybody lost the same server: not all of them should come back in the same moment.
    setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(2 * wait, longest_wait);
  };
}

function hear(message) {
  const then = answers.get(message.id);
  answers.delete(message.id);
  if (message.is === "refused") sentence.textContent = message.text;
  else then?.(message);
  if (message.is === "tables") lists[message.list] = message.tables;
  if (message.is === "table_listed" || message.is === "table_unlisted") change_lobby(message);
  if (message.is === "table" && message.table === place().table) table = message;
  if (message.is === "events" && message.table === table?.table) {
    Object.assign(table, { now: message.now, version: message.version });
    happened.push(...message.events.map((one) => one.event));
    sentence.textContent = "";
    moves = [];
  }
  draw();
}

function change_lobby(message) {
  lists.lobby = lists.lobby.filter((one) => one.table !== message.table);
  if (message.is === "table_listed") lists.lobby.unshift(message);
}

// Places: #TABLE or #TABLE/KEY.

function place() {
  const [id, key] = location.hash.slice(1).split("/");
  return { table: id, key };
}

function go() {
  table = undefined;
  happened = [];
  moves = [];
  sentence.textContent = "";
  if (place().table) return tell({ is: "follow", table: place().table });
  tell({ is: "lobby" });
  tell({ is: "mine" });
}

function open_table(game, seats, then) {
  tell({ is: "open", game, seats }, ({ table: id, key }) => {
    location.hash = `${id}/${key}`;
    then?.(id, key);
  });
}

const contribution = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((b) => b.toString(16).padStart(2, "0")).join("");

function sit(seat, name, then) {
  const { table: id, key } = place();
  tell({ is: "sit", table: id, key, seat, name, contribution: contribution() }, then);
}

function play_alone(game) {
  open_table(game, ["person", "easy"], (id) => {
    sit(0, name_of_mine(), () => tell({ is: "start", table: id }));
  });
}

const name_of_mine = () => localStorage.getItem("name") || say.you;

// Drawing.

function draw() {
  if (!place().table) return main.replaceChildren(...start_page());
  main.replaceChildren(...(table ? table_page() : []));
}

function start_page() {
  const of_games = (act) => make("p", Object.entries(games).map(([game, name]) => button(name, () => act(game))));
  return [
    heading(say.play), of_games(play_alone),
    heading(say.friend), of_games((game) => open_table(game, ["person", "person"])),
    heading(say.mine), table_list(lists.mine),
    heading(say.open), table_list(lists.lobby),
  ];
}

function table_list(tables) {
  if (tables.length === 0) return make("p", say.none);
  const names = ({ seats }) => seats.map((one) => one.name ?? one.level ?? say.free).join(", ");
  return make("ul", tables.map(({ table: id, summary }) =>
    make("li", make("a", `${games[summary.game] ?? summary.game}: ${names(summary)}`, { href: `#${id}` }))));
}

function table_page() {
  const { now } = table;
  const own = now.seats.flatMap((seat, number) => (seat.is_yours ? [number] : []));
  return [
    heading(games[table.game] ?? table.game), seat_list(now),
    now.phase === "open" ? before_start(own) : null,
    now.phase === "over" ? after_end(own) : null,
    ...now.sights.map((sight) => make("pre", text_of(sight.view))),
    ...own.map(choices), heading(say.happened), make("pre", happened.map(line_of).reverse().join("\n")),
  ].filter((part) => part !== null);
}

function seat_list(now) {
  const on_turn = now.turn?.seats ?? [];
  return make("ul", now.seats.map((seat, number) => make("li", [
    `${say.seat} ${number + 1}: ${seat.name ?? (seat.level ? `${say.computer} (${seat.level})` : say.free)}`,
    on_turn.includes(number) ? ` — ${say.turn}` : "",
    seat.who === "free" ? button(say.sit, () => ask_name(number)) : null,
  ], { className: on_turn.includes(number) ? "turn" : "" })));
}

function ask_name(seat) {
  const name = prompt(say.name, localStorage.getItem("name") ?? "");
  if (!name) return;
  localStorage.setItem("name", name);
  sit(seat, name);
}

function before_start(own) {
  const link = `${location.origin}/#${table.table}/${table.key ?? place().key}`;
  return make("section", [
    make("p", [say.link, " ", make("a", link, { href: link })]),
    own.length > 0 ? button(say.start, () => tell({ is: "start", table: table.table })) : null,
  ]);
}

function after_end(own) {
  const over = happened.findLast((event) => event.is === "match_over");
  const name = (seat) => table.now.seats[seat].name ?? table.now.seats[seat].level;
  return make("section", [
    make("p", say.over),
    over ? make("p", `${say.winners} ${over.winners.map(name).join(", ")}`) : null,
    over ? make("a", say.record, { href: `/record/${over.record}` }) : null,
    ...own.map((seat) => button(say.rematch, () =>
      tell({ is: "rematch", table: table.table, seat, contribution: contribution() }))),
  ]);
}

function choices(seat) {
  const { now, version } = table;
  if (now.phase !== "running") return null;
  if (!now.turn.seats?.includes(seat)) return make("p", say.waiting);
  const legal = now.sights.find((one) => one.seat === seat)?.legal ?? moves;
  const about = { table: table.table, seat };
  const play = (move) => tell({ is: "move", ...about, move, version });
  return make("section", [
    heading(say.moves),
    legal.length > 0
      ? make("p", legal.map((move) => button(move, () => play(move))))
      : button(say.moves, () => tell({ is: "moves", ...about }, (answer) => { moves = answer.moves; draw(); })),
    button(say.undo, () => tell({ is: "undo", ...about, version })),
    button(say.hint, () => tell({ is: "hint", ...about }, (advice) => {
      sentence.textContent = [advice.move, ...advice.reasons].join(" — ");
    })),
  ]);
}

// A view as lines of text, whatever the game.
function text_of(value, indent = "") {
  if (value === null || typeof value !== "object") return String(value ?? "·");
  const is_flat = Object.values(value).every((one) => one === null || typeof one !== "object");
  if (Array.isArray(value) && is_flat) return value.map((one) => one ?? "·").join(" ");
  return Object.entries(value)
    .map(([name, one]) => `\n${indent}${name}: ${text_of(one, `${indent}  `)}`)
    .join("");
}

function line_of(event) {
  const { is, ...rest } = event;
  return `${is} ${Object.values(rest).filter((part) => typeof part !== "object").join(" ")}`;
}

window.onhashchange = go;
connect();
