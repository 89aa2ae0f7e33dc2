// Four people at a table of boardgame.io: its own protocol over its own sockets, without its client,
// which would play every move a second time.
import { io } from "socket.io-client";
import { LuckyNumbers } from "./game.js";
import { SEATS, legalMoves } from "../rules.js";

async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

export class Table {
  static async open(port, changed) {
    const table = new Table(`http://127.0.0.1:${port}`, changed);
    await table.begin();
    return table;
  }

  constructor(address, changed) {
    this.address = address;
    this.changed = changed; // called when all have seen how the table stands
    this.sockets = Array.from({ length: SEATS }, () =>
      io(`${address}/${LuckyNumbers.name}`, { transports: ["websocket"], forceNew: true }));
    this.sockets.forEach((socket, seat) => {
      socket.on("sync", (match, { state }) => this.hear(seat, match, state));
      socket.on("update", (match, state) => this.hear(seat, match, state));
    });
  }

  // Also after a game is over: with a new match, as its lobby does it.
  async begin() {
    const games = `${this.address}/games/${LuckyNumbers.name}`;
    const { matchID } = await post(`${games}/create`, { numPlayers: SEATS });
    const seats = [];
    for (let seat = 0; seat < SEATS; ++seat) {
      seats.push(await post(`${games}/${matchID}/join`, { playerID: `${seat}`, playerName: "Guest" }));
    }
    this.match = matchID;
    this.seats = seats;
    this.seen = new Array(SEATS).fill(-1);
    this.sockets.forEach((socket, seat) =>
      socket.emit("sync", matchID, `${seat}`, seats[seat].playerCredentials, SEATS));
  }

  hear(seat, match, state) {
    if (match !== this.match || state._stateID <= this.seen[seat]) return;
    this.seen[seat] = state._stateID;
    if (!this.seen.every((version) => version === state._stateID)) return;
    this.state = state;
    this.changed(this);
    if (state.ctx.gameover) this.begin();
  }

  get isOver() {
    return this.state.ctx.gameover !== undefined;
  }

  play() {
    const { G, ctx, _stateID } = this.state;
    const playerID = ctx.currentPlayer;
    const moves = legalMoves(G.gardens[playerID], G.display, G.hand);
    const [type, ...args] = moves[Math.floor(Math.random() * moves.length)];
    const credentials = this.seats[playerID].playerCredentials;
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } };
    this.sockets[playerID].emit("update", action, _stateID, this.match, playerID);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}
