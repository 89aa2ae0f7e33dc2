// Plays on every board while the processor is slowed down four times, several times over, and says how
// long frames and answers to a click took; fails if in the median run a frame took the page over 50 ms,
// or a click over 100 ms to be seen. Frames are those that the browser itself calls long. Of each it is
// told how long the page's thread worked on it, and on what: the rest of the time the machine did
// something else, which is no fault of the page. Time that a host takes away from a virtual machine may
// still be counted as work: how much it took in each run is told beside it. What else depends on who
// computes beside it is seen by a chore that is always the same: the idler the machine, the shorter it
// takes.
//
//   node tools/frames.mjs PROGRAM [ADDRESS] [RUNS]    a server that runs already; 5 runs
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "./browser.mjs";
import { plant, played, tableAt } from "./planted_tables.mjs";
import { serve } from "./serve.mjs";
import { Trace } from "./trace.mjs";

const [program, address, runs = "5"] = process.argv.slice(2);
const games = ["lucky-numbers", "completto", "sequence-numbers"];
const players = 4;
const presses = 12;
const slowed = 4;
const longest = 50;
const slowest = 100;
const patience = 20_000;
const pause = 600; // a person looks first; and what moves has come to rest

// What a person would press next; null while others move. Only when it is asked where it lies on the
// screen, the page must compute places.
function nextPress(isPlaced) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const free = all("[role=grid] [data-cell]").filter(
    (cell) => !cell.querySelector("use"),
  );
  const answer = (card) => {
    const [left, sign, right] = card.split(/([+-])/);
    return Number(left) + (sign === "+" ? 1 : -1) * Number(right);
  };
  const goal = (card) =>
    card === "plus"
      ? free[0]
      : free.find((cell) => Number(cell.textContent) === answer(card));
  const picked = one("[data-card][aria-pressed=true]");
  const playable = all("[data-card]").find(({ dataset }) => goal(dataset.card));
  const isMine = one(".turn b")?.textContent === "Your turn";
  const found =
    one(".cell.fits, .cell.swap") ??
    one("[data-act]:not([aria-disabled=true])") ??
    one(".frame [data-move^=place]") ??
    one(".leave, .pool.now") ??
    (isMine ? (picked ? goal(picked.dataset.card) : playable) : null);
  if (!found || !isPlaced) return found ? {} : null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function watch() {
  performance.mark("ordinal-watch");
  const measured = (window.measured = {
    from: performance.now(),
    frames: [],
    answers: [],
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration, scripts }) => {
      const by = scripts.map(({ invoker, sourceFunctionName }) =>
        [invoker, sourceFunctionName].filter(Boolean).join(" "),
      );
      measured.frames.push({ start: startTime, duration, by });
    }),
  ).observe({ type: "long-animation-frame" });
  new PerformanceObserver((list) =>
    measured.answers.push(...list.getEntries().map((entry) => entry.duration)),
  ).observe({ type: "event", durationThreshold: 16 });
}

// Always the same to do, a little of everything that a frame is made of. How long it takes tells how
// much of its power the machine has left for us.
function chore() {
  const start = performance.now();
  const list = document.body.appendChild(document.createElement("ol"));
  for (let round = 0; round < 10; ++round) {
    list.innerHTML = Array.from({ length: 40 }, (_, at) => `<li>${at * round}</li>`).join("");
    list.getBoundingClientRect();
  }
  list.remove();
  return [start, performance.now()];
}

// All the time that the processors had so far, and how much of it the host took; nothing is known of
// the latter where the system does not tell it.
function processorTime() {
  if (!existsSync("/proc/stat")) return { all: 0, stolen: 0 };
  const line = readFileSync("/proc/stat", "utf8").split("\n", 1)[0];
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] };
}

async function until(page, does, ...given) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(150)) {
    const found = await page.evaluate(does, ...given).catch(() => null);
    if (found) return found;
  }
  throw new Error(`nothing came of ${does}`);
}

async function play(page) {
  for (let made = 0; made < presses; ++made) {
    await until(page, nextPress, false);
    await sleep(pause);
    const found = await page.evaluate(nextPress, true);
    if (!found) continue;
    await page.press(found.x, found.y);
    await sleep(pause);
  }
}

// The long frames of one game, each with what it was made of, and how long clicks waited for an answer.
async function measure(browser, at, game, record) {
  const page = await browser.open(at, 390, 844);
  await until(page, () => document.querySelector(".game") !== null);
  await plant(page, [tableAt(game, record, 0.3)]);
  await page.evaluate((to) => void (location.hash = to), `#/game/${game}-0.3`);
  await until(page, () => document.querySelector(".help") !== null);
  await sleep(1000);
  const trace = new Trace(browser);
  await trace.start();
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  await page.evaluate(watch);
  const chores = [await page.evaluate(chore)];
  const begin = await page.evaluate(() => performance.now());
  const before = processorTime();
  await play(page);
  const after = processorTime();
  chores.push(await page.evaluate(chore));
  await page.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const { frames, answers } = await page.evaluate(() => window.measured);
  const begun = await page.evaluate(
    () => performance.getEntriesByName("ordinal-watch")[0].startTime,
  );
  await trace.stop("ordinal-watch", begun);
  await page.close();
  const isPlay = ({ start }) => start >= begin && start < chores[1][0];
  return {
    chore: Math.min(...chores.map(([from, to]) => trace.workAt(from, to))),
    frames: frames.filter(isPlay).map((frame) => ({
      ...frame,
      ...trace.workIn(frame.start, frame.start + frame.duration),
    })),
    slowest: Math.max(0, ...answers),
    stolen: (100 * (after.stolen - before.stolen)) / (after.all - before.all || 1),
  };
}

const own = ({ frames }) => frames.filter(({ work }) => work > longest);
const longestOf = (run) => Math.max(0, ...own(run).map(({ work }) => work));
const ms = (time) => Math.round(time);

function told({ start, duration, work, kinds, by }) {
  const parts = Object.entries(kinds)
    .filter(([, time]) => time >= 1)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, time]) => `${kind} ${ms(time)}`);
  const who = by.length > 0 ? ` (${by.join("; ")})` : "";
  return `  at ${ms(start)}: ${ms(work)} of ${ms(duration)} ms: ${parts.join(", ")}${who}`;
}

const { at, stop } = address
  ? { at: address, stop() {} }
  : await serve(program);
const browser = new Browser();
const records = games.map((game) => played(program, game, players));
const measured = games.map(() => []);
for (let run = 0; run < Number(runs); ++run) {
  for (const [index, game] of games.entries()) {
    console.error(`run ${run + 1} of ${runs}: ${game}`);
    measured[index].push(await measure(browser, at, game, records[index]));
  }
}
await browser.close();
stop();

let isGood = true;
console.log(
  "game\tframes over 50 ms\tof the page\tits longest, ms\tslowest answer, ms\ta chore, ms\tof the page and stolen, every run",
);
games.forEach((game, index) => {
  const sorted = measured[index].toSorted(
    (a, b) => own(a).length - own(b).length || longestOf(a) - longestOf(b),
  );
  const median = sorted[Math.floor(sorted.length / 2)];
  const answer = sorted.map((run) => run.slowest).sort((a, b) => a - b)[
    Math.floor(sorted.length / 2)
  ];
  const every = measured[index]
    .map((run) => `${own(run).length} (${ms(run.stolen)} %)`)
    .join(", ");
  const count = own(median).length;
  console.log(
    [
      game,
      median.frames.length,
      count,
      ms(longestOf(median)),
      ms(answer),
      ms(median.chore),
      every,
    ].join("\t"),
  );
  for (const frame of own(median)) console.log(told(frame));
  isGood &&= count === 0 && answer <= slowest;
});
process.exit(isGood ? 0 : 1);
