// Times the coach natively and as WebAssembly, on the same games:
// node bench/wasm/coach.mjs PROGRAM MODULE

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ROUNDS = 3;
const EVERY = 5; // decision has a hint
const DEEP = 1;
const CHANCE = -1;
const SEED = "0";

const [program, module] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module));
const exports = instance.exports;
exports._initialize();

// What a door says; `text` is its input, whose size is its last argument.
function ask(name, numbers, text) {
  const bytes = new TextEncoder().encode(text ?? "");
  const room = exports.ordinal_input(bytes.length);
  new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
  const code = exports[`ordinal_${name}`](...numbers, ...(text === undefined ? [] : [bytes.length]));
  const place = [exports.ordinal_output(), exports.ordinal_output_size()];
  const said = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, ...place));
  if (code < 0) throw new Error(`${name}: ${said}`);
  return { code, said };
}

// Processor time, the least of several: what disturbs a machine only ever makes it slower.
function bestMs(work) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; ++round) {
    const before = process.cpuUsage();
    work();
    const taken = process.cpuUsage(before);
    best = Math.min(best, (taken.user + taken.system) / 1000);
  }
  return best;
}

// The game that bench/coach.cpp plays.
function play(id) {
  const game = ask("start", [], id).code;
  const events = [];
  const hints = [];
  for (let decision = 0; ; ) {
    const turn = JSON.parse(ask("turn", [game]).said);
    if (turn.over) return { events, hints };
    if (turn.chance) {
      events.push([CHANCE, ask("deal", [game, 0], SEED).said]);
      continue;
    }
    const seat = turn.seats[0];
    if (decision % EVERY === 0) hints.push(bestMs(() => ask("hint", [game, seat])));
    const move = ask("move", [game, seat, decision++], `expert\n${SEED}`).said;
    events.push([seat, ask("play", [game, seat], move).said]);
  }
}

function analyse(id, events) {
  const game = ask("start", [], id).code;
  const analysis = ask("analysis_start", [game, DEEP]).code;
  for (const [actor, event] of events) ask("analysis_take", [analysis, actor], event);
  const { said } = ask("analysis_result", [analysis]);
  ask("analysis_free", [analysis]);
  ask("free", [game]);
  return said;
}

function row(name, native, wasm) {
  const cells = [native.toFixed(1), wasm.toFixed(1), (wasm / native).toFixed(2)];
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(10)).join(""));
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const natively = JSON.parse(execFileSync(program, { encoding: "utf8", maxBuffer: 2 ** 26 }));

console.log("ms".padEnd(34) + "    native      wasm     ratio");
for (const { game, analysis_ms, hints_ms, analysis } of natively) {
  const { events, hints } = play(game);
  let said;
  const ms = bestMs(() => (said = analyse(game, events)));
  if (JSON.stringify(JSON.parse(said)) !== JSON.stringify(analysis)) {
    throw new Error(`${game}: the analyses differ`);
  }
  row(`${game}: analysis`, analysis_ms, ms);
  row(`${game}: a hint`, sum(hints_ms) / hints_ms.length, sum(hints) / hints.length);
  row(`${game}: the slowest hint`, Math.max(...hints_ms), Math.max(...hints));
}
