// The lesson of Completto in an extra turn: the ribbon has room for the words of a lesson.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { town } from "./house.ts";

const { house, enter } = town();

// What sticks out of the ribbon, or lies on something else: nothing.
const isWhole = (page: Page) =>
  page.locator(".ribbon.extra").evaluate((ribbon) => {
    const outer = ribbon.getBoundingClientRect();
    const inner = ribbon.querySelector(".task")!.getBoundingClientRect();
    const next = document.querySelector(".center")!.getBoundingClientRect();
    return (
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom &&
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      outer.right <= innerWidth &&
      next.top >= outer.bottom
    );
  });

test.each([
  [320, 568],
  [390, 844],
  [1280, 800],
])("a lesson in an extra turn is whole at %i × %i", async (width, height) => {
  const { page, troubles } = await enter({ size: [width, height] });
  await page.goto(`${house.address}/#/learn/completto/try`);
  await page.getByRole("button", { name: "Go on" }).click();
  for (const place of [4, 5]) {
    await page.getByRole("button", { name: /^Draw a tile/ }).click();
    await page.locator(`.frame [data-place="${place}"][data-move]`).click();
  }
  await page.locator(".ribbon.extra").getByText("89 lies face up").waitFor();
  expect(await isWhole(page)).toBe(true);
  expect(troubles).toEqual([]);
});
