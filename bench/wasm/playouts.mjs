// Times the engine as WebAssembly: node bench/wasm/playouts.mjs MODULE

import { readFileSync } from "node:fs";

const GAMES = 100;
const ROUNDS = 15;

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const module = instance.exports;
module._initialize();

// Processor time, the least of several: what disturbs a machine only ever makes it slower.
function bestNs(play) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; ++round) {
    const before = process.cpuUsage();
    play(GAMES);
    const taken = process.cpuUsage(before);
    best = Math.min(best, 1000 * (taken.user + taken.system));
  }
  return best;
}

console.log("ns a turn                 listed      random");
for (const name of Object.keys(module).filter((key) => key.endsWith("_turns"))) {
  const game = name.replace(/_turns$/, "");
  const turns = module[name](GAMES);
  const times = ["listed", "random"].map((way) => bestNs(module[`${game}_${way}`]) / turns);
  const cells = times.map((ns) => ns.toFixed(1).padStart(12));
  console.log(game.replaceAll("_", "-").padEnd(20) + cells.join(""));
}
