// What a move costs another server: node measure.js boardgame|colyseus GAMES SECONDS. Server on one
// core, load on the other. Prints one JSON object.
import { execFileSync, fork } from "node:child_process";
import { readFileSync } from "node:fs";

const SERVER_CORE = "0";
const LOAD_CORE = "1";
const OPENED_AT_ONCE = 10;
const WARM_UP_SECONDS = 3; // until everything is compiled

const [rival, games, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const { Table } = await import(`./${rival}/table.js`);

const pin = (process, core) => execFileSync("taskset", ["-acp", core, `${process}`]);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const ticks = Number(execFileSync("getconf", ["CLK_TCK"]));
function cpuSeconds(process) {
  const text = readFileSync(`/proc/${process}/stat`, "utf8");
  const words = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(words[11]) + Number(words[12])) / ticks;
}

function start() {
  const server = fork(new URL(`./${rival}/server.js`, import.meta.url), {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  pin(server.pid, SERVER_CORE);
  return new Promise((resolve) => server.once("message", (port) => resolve({ server, port })));
}

// Everybody plays at once when all sit.
let moves = 0;
let isPlaying = false;
const waiting = [];
const asked = new Set();
function play(table) {
  asked.add(table);
  table.play();
}
function changed(table) {
  if (asked.delete(table)) ++moves;
  if (table.isOver) return;
  if (isPlaying) play(table);
  else waiting.push(table);
}

pin(process.pid, LOAD_CORE);
const { server, port } = await start();
const tables = [];
while (tables.length < games) {
  const some = Array.from({ length: Math.min(OPENED_AT_ONCE, games - tables.length) });
  tables.push(...(await Promise.all(some.map(() => Table.open(port, changed)))));
}
while (waiting.length < games) await sleep(10);
pin(server.pid, SERVER_CORE);

// Never sleeps, as ours: to wake it would cost the server.
const stayAwake = () => setImmediate(stayAwake);

isPlaying = true;
stayAwake();
waiting.forEach(play);
await sleep(1000 * WARM_UP_SECONDS);
moves = 0;
const begin = performance.now();
const cpu = cpuSeconds(server.pid);
await sleep(1000 * seconds);
const passed = (performance.now() - begin) / 1000;
const spent = cpuSeconds(server.pid) - cpu;
console.log(JSON.stringify({ moves_per_second: moves / passed, moves_per_cpu_second: moves / spent }));
server.kill();
process.exit(0);
