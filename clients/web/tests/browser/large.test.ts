// What somebody wants to see larger is larger, and stays on its tile: numbers, rows, names.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";

const { house, enter } = town();
const program = process.env.ORDINAL_BIN ?? "";

async function openTable(size: [number, number], game: string, name = "Computer") {
  const { page, context } = await enter({ size });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const table = tableAt(game, played(program, game, 2), 0.9);
  table.seats[1] = { who: "person", name };
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(".other").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, context };
}

// How large the numbers of these tiles are; none of them, and not 100 either, sticks out.
const sizeOf = (page: Page, tiles: string) =>
  page.locator(`${tiles} .wood:not(.down)`).evaluateAll((all) => {
    const size = parseFloat(getComputedStyle(all[0]!).fontSize);
    const last = all.at(-1)!;
    last.textContent = "100";
    last.classList.add("n3");
    const range = document.createRange();
    for (const tile of all) {
      range.selectNodeContents(tile);
      const { width } = range.getBoundingClientRect();
      if (width > tile.getBoundingClientRect().width) return 0;
    }
    return size;
  });

test.each<[number, number]>([
  [390, 844],
  [844, 390],
  [1440, 900],
])("large numbers are larger in every row at %i × %i", async (width, height) => {
  const { page, context } = await openTable([width, height], "completto");
  for (const row of [".rack", ".other .mini"]) {
    const size = await sizeOf(page, row);
    expect(size).toBeGreaterThan(0);
    await page.evaluate(() => (document.documentElement.dataset.numbers = "large"));
    expect(await sizeOf(page, row)).toBeGreaterThan(1.18 * size);
    await page.evaluate(() => delete document.documentElement.dataset.numbers);
  }
  await context.close();
});

test.each<[number, number]>([
  [320, 568],
  [390, 844],
])("somebody else's row is enlarged by a tap at %i × %i", async (width, height) => {
  const { page, context } = await openTable([width, height], "completto");
  const size = await sizeOf(page, ".other .mini");
  await page.locator(".other .label").click();
  const enlarged = await sizeOf(page, ".other.large .mini");
  expect(enlarged).toBeGreaterThanOrEqual(24);
  expect(enlarged).toBeGreaterThan(1.4 * size);
  await context.close();
});

test("a long name above a garden is whole", async () => {
  const name = "Grandmother Wilhelmine A";
  const { page, context } = await openTable([390, 844], "lucky-numbers", name);
  const cut = await page
    .locator(".other .word")
    .evaluate((word) => word.scrollWidth - word.clientWidth);
  expect(cut).toBe(0);
  await context.close();
});
