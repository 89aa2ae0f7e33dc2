// Plays on every board while the processor is slowed down four times, and says how long frames and
// answers to a click took; fails if a frame took over 50 ms, or a click over 100 ms to be seen. It means
// something only on a machine that does nothing else.
//
//   node tools/frames.mjs PROGRAM [ADDRESS]    a server that runs already
import { createRequire } from "node:module";
import { plant, played, tableAt } from "./planted_tables.mjs";
import { serve } from "./serve.mjs";

const require = createRequire(
  new URL("../clients/web/package.json", import.meta.url),
);
const { chromium } = require("playwright-core");

const [program, address] = process.argv.slice(2);
const games = { "lucky-numbers": 4, completto: 4, "sequence-numbers": 4 };
const turns = 6;
const slowed = 4;

// What a person would press next, as a place on the screen; null while others move.
function nextPress() {
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
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function measure(page, game) {
  await page.evaluate((hash) => (location.hash = hash), `#/game/${game}-0.3`);
  await page.locator(".help").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  await page.evaluate(() => {
    window.measured = { frames: [], answers: [] };
    const watch = (type, into, more = {}) =>
      new PerformanceObserver((list) =>
        into.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type, ...more });
    watch("long-animation-frame", window.measured.frames);
    watch("event", window.measured.answers, { durationThreshold: 16 });
  });
  for (let made = 0; made < turns * 2; ++made) {
    const waiting = await page.waitForFunction(nextPress, null, {
      polling: 100,
    });
    const { x, y } = await waiting.jsonValue();
    const version = await page.locator(".screen").getAttribute("data-version");
    await page.mouse.click(x, y);
    await page
      .waitForFunction(
        ([before, x, y, next]) => {
          const now = new Function(`return (${next})()`)();
          const isOther = now && (now.x !== x || now.y !== y);
          const { version } = document.querySelector(".screen").dataset;
          return isOther || version !== before;
        },
        [version, x, y, nextPress.toString()],
        { polling: 100, timeout: 10_000 },
      )
      .catch(() => {});
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return page.evaluate(() => window.measured);
}

const { at, stop } = address ? { at: address, stop() {} } : await serve(program);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  serviceWorkers: "block",
});
let isGood = true;
console.log("game\tframes over 50 ms\tlongest, ms\tslowest answer, ms");
for (const [game, players] of Object.entries(games)) {
  const page = await context.newPage();
  await page.goto(at);
  await page.locator(".game").first().waitFor();
  await plant(page, [tableAt(game, played(program, game, players), 0.3)]);
  const { frames, answers } = await measure(page, game);
  const [longest, slowest] = [frames, answers].map((all) =>
    Math.round(Math.max(0, ...all)),
  );
  console.log([game, frames.length, longest, slowest].join("\t"));
  isGood &&= longest <= 50 && slowest <= 100;
  await page.close();
}
await browser.close();
stop();
process.exit(isGood ? 0 : 1);
