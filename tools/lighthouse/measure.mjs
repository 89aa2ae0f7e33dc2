// Measures start, table and review with Lighthouse, and prints the median of several runs.
//
//   node tools/lighthouse/measure.mjs PROGRAM [ADDRESS] [RUNS]    a server that runs already; 5 runs
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { plant, played, tableAt } from "../planted_tables.mjs";
import { serve } from "../serve.mjs";

const require = createRequire(
  new URL("../../clients/web/package.json", import.meta.url),
);
const { chromium } = require("playwright-core");

const [program, address, runs = "5"] = process.argv.slice(2);
const browser = {
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
};
const categories = ["performance", "accessibility", "best-practices"];
// A game that goes on, and one that is over, in the browser's own database. Whoever drives the
// browser here would be in the way of what is measured, and leaves again.
async function prepare(profile, at) {
  const context = await chromium.launchPersistentContext(profile, browser);
  const record = played(program, "lucky-numbers", 2);
  const page = await context.newPage();
  await page.goto(at);
  await plant(
    page,
    [0.6, 1].map((part) => tableAt("lucky-numbers", record, part)),
  );
  await page.evaluate(() => (location.hash = "#/game/lucky-numbers-1"));
  await page.locator(".over a").first().waitFor();
  await context.close();
  return {
    start: "#/",
    table: "#/game/lucky-numbers-0.6",
    review: "#/review/device:lucky-numbers-1-0",
  };
}

const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure(url, port) {
  const scores = categories.map(() => []);
  const faults = new Set();
  for (let run = 0; run < Number(runs); ++run) {
    const { lhr } = await lighthouse(url, {
      port,
      onlyCategories: categories,
      disableStorageReset: true,
      logLevel: "error",
    });
    categories.forEach((name, index) => {
      scores[index].push(Math.round((lhr.categories[name].score ?? 0) * 100));
      for (const { id, weight } of lhr.categories[name].auditRefs) {
        const { score, title } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 0.9)
          faults.add(`${id}: ${title}`);
      }
    });
  }
  return { medians: scores.map(median), faults };
}

const { at, stop } = address ? { at: address, stop() {} } : await serve(program);
const profile = mkdtempSync(join(tmpdir(), "ordinal-browser-"));
const screens = await prepare(profile, at);
const chrome = await launch({
  chromePath: browser.executablePath,
  userDataDir: profile,
  chromeFlags: ["--headless=new", ...browser.args],
});
let isGood = true;
console.log(["screen", ...categories].join("\t"));
for (const [name, hash] of Object.entries(screens)) {
  const { medians, faults } = await measure(`${at}/${hash}`, chrome.port);
  console.log([name, ...medians].join("\t"));
  for (const fault of faults) console.log(`  ${fault}`);
  isGood &&= medians.every((score) => score >= 95);
}
chrome.kill();
stop();
process.exit(isGood ? 0 : 1);
