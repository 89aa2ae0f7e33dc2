// Takes a picture of every screen on phone, tablet and desktop, by day and by night, and lays them out
// on sheets to be looked at.
//
//   node tools/contact_sheet.mjs PROGRAM FOLDER [ADDRESS]    the program, where the pictures go, and
//                                                            a server that runs already
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { plant, played, tableAt } from "./planted_tables.mjs";
import { serve } from "./serve.mjs";

const require = createRequire(
  new URL("../clients/web/package.json", import.meta.url),
);
const { chromium } = require("playwright-core");

const [program, folder, address] = process.argv.slice(2);
if (!program || !folder) {
  console.error("Usage: node tools/contact_sheet.mjs PROGRAM FOLDER [ADDRESS]");
  process.exit(2);
}

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const themes = ["light", "dark"];
const games = { "lucky-numbers": 3, completto: 2, "sequence-numbers": 2 };

const parts = { setup: 0, play: 0.6, end: 1 };
const tables = Object.entries(games).flatMap(([game, players]) => {
  const record = played(program, game, players);
  return Object.values(parts).map((part) => tableAt(game, record, part));
});

// ---- the screens: an address each, and what shows that it is there

const first = Object.keys(games)[0];
const screens = [
  ["start", "#/", ".game"],
  ...Object.keys(games).map((game) => [
    `open ${game}`,
    `#/device/${game}`,
    "form details",
  ]),
  ["open for friends", `#/friends/${first}`, "form details"],
  ["waiting room", "room", ".share img"],
  ["lobby", "#/join", ".join"],
  ...Object.keys(games).flatMap((game) =>
    Object.entries(parts).map(([name, part]) => [
      `${game}, ${name}`,
      `#/game/${game}-${part}`,
      part === 1 ? ".over a" : ".help",
    ]),
  ),
  ...Object.keys(games).flatMap((game) => [
    [`learn ${game}`, `#/learn/${game}`, "main h1"],
    [`tutorial ${game}`, `#/learn/${game}/try`, ".task .btn"],
    [`puzzle ${game}`, `#/puzzles/${game}`, ".task .btn"],
  ]),
  ["review", `#/review/device:${first}-1-0`, "main svg path"],
  ["settings", "#/settings", "main select"],
];

async function openRoom(page) {
  await page.evaluate((game) => (location.hash = `#/friends/${game}`), first);
  await page.locator("input[autocomplete=nickname]").fill("Ann");
  await page.locator("form button.go").click();
}

async function shoot(browser, at, device, theme) {
  const [width, height] = sizes[device];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) =>
    console.error(`${device} ${theme}: ${error.message}`),
  );
  await page.goto(at);
  await plant(page, tables);
  const taken = [];
  for (const [name, where, sign] of screens) {
    if (where === "room") await openRoom(page);
    else await page.evaluate((hash) => (location.hash = hash), where);
    try {
      await page.locator(sign).first().waitFor({ timeout: 20_000 });
    } catch {
      console.error(`${device} ${theme}: “${name}” did not come.`);
    }
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const file = `${device}-${theme}-${name.replaceAll(/[^a-z0-9]+/g, "-")}.png`;
    await page.screenshot({ path: join(folder, file) });
    taken.push({ name, file });
  }
  await context.close();
  return taken;
}

// ---- sheets

function sheetOf(device, theme, taken) {
  const pictures = taken
    .map(
      ({ name, file }) =>
        `<figure><img src="${file}" alt="" /><figcaption>${name}</figcaption></figure>`,
    )
    .join("\n");
  const least = device === "desktop" ? 420 : device === "tablet" ? 260 : 190;
  return `<!doctype html>
<meta charset="utf-8" />
<title>${device}, ${theme}</title>
<style>
  body { margin: 16px; font: 14px system-ui; background: ${theme === "dark" ? "#333" : "#bbb"};
         color: ${theme === "dark" ? "#fff" : "#000"}; }
  main { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(${least}px, 1fr)); }
  figure { margin: 0; } img { width: 100%; display: block; } figcaption { padding: 4px 0; }
</style>
<main>
${pictures}
</main>
`;
}

async function lay(browser, device, theme, taken) {
  const name = `sheet-${device}-${theme}`;
  writeFileSync(join(folder, `${name}.html`), sheetOf(device, theme, taken));
  const page = await browser.newPage({
    viewport: { width: 1800, height: 900 },
  });
  await page.goto(`file://${resolve(folder, `${name}.html`)}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
  console.log(join(folder, `${name}.png`));
}

mkdirSync(folder, { recursive: true });
const { at, stop } = address ? { at: address, stop() {} } : await serve(program);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const wanted = process.env.LOOKS?.split(",");
for (const device of Object.keys(sizes)) {
  for (const theme of themes) {
    if (wanted && !wanted.includes(`${device}-${theme}`)) continue;
    await lay(browser, device, theme, await shoot(browser, at, device, theme));
  }
}
await browser.close();
stop();
