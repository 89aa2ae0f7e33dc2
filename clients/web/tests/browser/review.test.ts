// The review of a game: where an address leads, and what is kept of a record that was given.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";

const { house, enter } = town();
const record = played(process.env.ORDINAL_BIN ?? "", "lucky-numbers", 2);

async function give(page: Page): Promise<void> {
  await page.goto(`${house.address}/#/review`);
  const lines = [record.header, ...record.events].map((line) => JSON.stringify(line));
  await page.locator("input[type=file]").setInputFiles({
    name: "game.jsonl",
    mimeType: "application/json",
    buffer: Buffer.from(lines.join("\n")),
  });
  await page.locator(".ln-table").waitFor();
}

test("a record that was given is there again after a reload, its steps above the board", async () => {
  const { page, troubles } = await enter({ size: [1280, 800] });
  await give(page);
  await page.reload();
  await page.locator(".ln-table").waitFor();

  const bar = (await page.locator(".way").boundingBox())!;
  const board = (await page.locator(".ln-table").boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(board.y);
  expect(troubles).toEqual([]);
});

test("a record that was tampered with is refused at its line, in every language", async () => {
  const { page } = await enter();
  const lines = [record.header, ...record.events.with(20, { seat: 0, move: "take 21 a1" })];
  for (const [language, words] of [
    ["fr", "Cette partie notée ne tient plus à la ligne"],
    ["nl", "Dit verslag klopt niet in regel"],
    ["de", "Diese Aufzeichnung stimmt in Zeile"],
    ["en", "This record does not hold at line"],
  ] as const) {
    await page.goto(`${house.address}/#/settings`);
    await page.locator("main select").first().selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.goto(`${house.address}/#/review`);
    await page.locator("input[type=file]").setInputFiles({
      name: "game.jsonl",
      mimeType: "application/json",
      buffer: Buffer.from(lines.map((line) => JSON.stringify(line)).join("\n")),
    });
    await page.getByRole("alert").getByText(`${words} 22`).waitFor();
  }
});

test("computer players that were alone are called by their names, and nobody “you”", async () => {
  const { page } = await enter({ size: [1280, 800] });
  await give(page);
  await page.locator(".turn").getByText("Computer").waitFor();
  const words = await page.locator("main").innerText();
  expect(words).toContain("Computer");
  expect(words).not.toMatch(/\byou/i);
});

test("an address leads to the check of the deal, and it stays in sight", async () => {
  const { page } = await enter();
  const table = tableAt("lucky-numbers", record, 1);
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(".over a").first().waitFor();
  await page.evaluate((id) => (location.hash = `#/review/device:${id}-0/deal`), table.id);
  await page.locator("#h-moves").waitFor();
  const check = (await page.locator("#h-check").boundingBox())!;
  expect(check.y).toBeGreaterThanOrEqual(0);
  expect(check.y).toBeLessThan(800);
});

test("an address of no game says so", async () => {
  const { page } = await enter();
  await page.goto(`${house.address}/#/review/server:zzzz-0`);
  await page.getByRole("alert").getByText("There is no such game here").waitFor();
});

// The game as it was played on this device, and what the coach says of it.
async function openPlayed(page: Page, { header, events } = record, game = "lucky-numbers") {
  const table = tableAt(game, { header, events }, 1);
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  await plant(page, [table]);
  await page.goto(`${house.address}/#/game/${table.id}`);
  await page.locator(".over a").first().waitFor();
  await page.goto(`${house.address}/#/review/device:${table.id}-0`);
  await page.locator("#h-moves").waitFor();
}

test("a costly move that is shown is the one the board and the coach speak of", async () => {
  const { page, troubles } = await enter();
  await openPlayed(page);
  await page.locator(".person").nth(1).click();
  const costly = page.locator('[aria-labelledby="h-moves"] li').first();
  const better = costly.getByText(/^Better: /);
  await better.waitFor();
  const [words, cost] = await costly.locator("h3 > span").allInnerTexts();
  await costly.getByRole("button", { name: "Show it" }).click();

  await page.locator(".turn").getByText(words!).waitFor();
  const panel = page.locator(".panel", { has: page.locator("h2 small .op") });
  expect(await panel.locator("h2 small").innerText()).toContain(cost);
  await panel.getByText(await better.innerText()).waitFor();
  expect(troubles).toEqual([]);
});

test("partners share a mark, as at the table", async () => {
  const { page, troubles } = await enter();
  const game = "sequence-numbers";
  const teams = played(process.env.ORDINAL_BIN ?? "", game, 4);
  await openPlayed(page, teams, game);
  const marks = (place: string) =>
    page
      .locator(`${place} .mark use`)
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  for (const place of [".result", ".legend"]) {
    expect(await marks(place), place).toEqual(["#m1", "#m2", "#m1", "#m2"]);
  }
  await page.locator(".curve .line.me").waitFor();
  expect(await page.locator(".curve :is(.line, .dot):is(.s3, .s4)").count()).toBe(0);
  await page.locator(".turn").getByText("Computer 2").waitFor();
  expect(await marks(".turn")).toEqual(["#m1"]);
  expect(troubles).toEqual([]);
});
