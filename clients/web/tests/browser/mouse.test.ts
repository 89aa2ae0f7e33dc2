// A mouse that is quicker than its events: the first one after a press is far from the piece.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town, type Visitor } from "./house.ts";
import { play, turnOf } from "./play.ts";

const { house, enter } = town();

async function begin(game: string): Promise<Visitor> {
  const visitor = await enter();
  await visitor.page.goto(house.address);
  await visitor.page.getByRole("button", { name: `Play now: ${game}` }).click();
  await turnOf(visitor.page);
  return visitor;
}

async function moveTo(page: Page, target: Locator, steps = 1): Promise<void> {
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps });
}

// One event on the way: where it ends.
async function flick(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(80);
  await moveTo(page, from);
  await page.mouse.down();
  await moveTo(page, to);
  await page.mouse.up();
}

const head = (page: Page) => page.locator("header").first();

test("a quick drag carries its tile of Lucky Numbers, and no later one does", async () => {
  const { page, context, troubles } = await begin("Lucky Numbers");
  const tiles = page.locator("[data-tray]");
  const cell = (name: string) => page.locator(`[role=grid] [data-cell="${name}"]`);
  const [first, second] = await tiles.evaluateAll((all) => all.map((tile) => tile.ariaLabel!));

  await flick(page, tiles.nth(0), head(page)); // let go where nothing is
  await moveTo(page, tiles.nth(0));
  await moveTo(page, cell("c3"), 20);
  expect(await page.locator(".lifted").count()).toBe(0);

  await flick(page, tiles.nth(1), cell("b2"));
  await cell("b2").getByText(second!, { exact: true }).waitFor();
  await flick(page, tiles.nth(0), cell("a1"));
  await cell("a1").getByText(first!, { exact: true }).waitFor();
  expect(await tiles.count()).toBe(2);
  await tiles.first().click(); // a click picks one up as before
  expect(await tiles.first().getAttribute("aria-pressed")).toBe("true");
  expect(troubles).toEqual([]);
  await context.close();
});

test("a tile of Completto that is let go beside the board is not lifted later", async () => {
  const { page, context, troubles } = await begin("Completto");
  while (!(await page.locator(".pool.now").isVisible())) {
    await play(page, { press: click, most: 1 });
    await turnOf(page);
  }
  const down = page.locator('[data-grab^="row:"]').first();

  await flick(page, down, head(page));
  await moveTo(page, down);
  await moveTo(page, page.locator(".pool"), 20);
  expect(await page.locator(".frame [data-held]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});
