// What is pressed with a key may wait or go away: the focus stays, or goes to what comes instead.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";
import { at, byKeys } from "./keys.ts";
import { turnOf } from "./play.ts";

const { house, enter } = town();
const program = process.env.ORDINAL_BIN ?? "";
const button = (page: Page, name: string) => page.getByRole("button", { name });

async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.page().keyboard.press("Enter");
}

const keeps = (page: Page, when: string) =>
  expect.poll(() => at(page), { message: `the focus after ${when}` }).not.toBe("");

test("at a table that is asked for advice and for the chance", async () => {
  const { page, context, troubles } = await enter();
  await page.goto(house.address);
  await byKeys(page.getByRole("button", { name: "Play now: Sequence Numbers" }));
  await turnOf(page);
  for (const [name, answer] of [
    ["Show me a good move", ".advice"],
    ["How do I stand?", ".chance"],
  ] as const) {
    await press(button(page, name));
    await page.locator(answer).waitFor();
    await expect
      .poll(() => button(page, name).evaluate((one) => one === document.activeElement))
      .toBe(true);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test("at a puzzle", async () => {
  const { page, context, troubles } = await enter();
  await page.goto(`${house.address}/#/puzzles/completto`);
  const all = page.locator(".all summary");
  for (const [name, next] of [
    ["Show the solution", button(page, "Next puzzle")],
    ["Next puzzle", button(page, "Show the solution")],
  ] as const) {
    await press(button(page, name));
    await next.waitFor();
    await keeps(page, name);
  }
  await press(all);
  await press(page.locator(".all li .btn").nth(4));
  await page.getByText("Puzzle 5").first().waitFor();
  await keeps(page, "a choice");
  expect(troubles).toEqual([]);
  await context.close();
});

test("in a lesson", async () => {
  const { page, context, troubles } = await enter();
  await page.goto(`${house.address}/#/learn/lucky-numbers/try`);
  await press(button(page, "Go on"));
  await button(page, "Go on").waitFor({ state: "detached" });
  await keeps(page, "Go on");
  expect(troubles).toEqual([]);
  await context.close();
});

test("in a review", async () => {
  const { page, context, troubles } = await enter();
  const table = tableAt("lucky-numbers", played(program, "lucky-numbers", 2), 1);
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(".over a").first().waitFor();
  await page.evaluate((id) => (location.hash = `#/review/device:${id}-0`), table.id);
  await page.locator("#h-moves").waitFor();
  for (const name of ["To the start", "To the end"]) {
    await press(button(page, name));
    await expect.poll(() => button(page, name).getAttribute("aria-disabled")).toBe("true");
    await keeps(page, name);
  }
  await press(button(page, "Look more closely"));
  await button(page, "Look more closely").waitFor({ state: "detached" });
  await keeps(page, "Look more closely");
  expect(troubles).toEqual([]);
  await context.close();
});

test("at the start of a phone with several unfinished games", async () => {
  const { page, context, troubles } = await enter({ size: [390, 844] });
  for (const game of ["Lucky Numbers", "Sequence Numbers"]) {
    await page.goto(`${house.address}/#/`);
    await button(page, `Play now: ${game}`).click();
    await turnOf(page);
  }
  await page.goto(`${house.address}/#/`);
  const all = button(page, "All unfinished games (2)");
  await press(all);
  await all.waitFor({ state: "detached" });
  const second = page.locator(".cont li:nth-child(2) a");
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});
