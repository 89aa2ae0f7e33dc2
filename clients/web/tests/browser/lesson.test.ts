// What a lesson says has its room: in the ribbon of an extra turn, and on the smallest phone.
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
  [844, 390],
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

test("what a lesson says stays in sight on a small phone, and the board does not contradict it", async () => {
  const { page, troubles } = await enter({ size: [320, 568] });
  await page.goto(`${house.address}/#/learn/lucky-numbers/try`);
  const task = page.locator(".task");
  const isInSight = () =>
    task.evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator("[data-act]").click();
  await page.locator('[data-cell="c2"]').click();
  await page.locator('[data-open="20"]').click();
  await page.locator('[data-cell="d4"]').click();
  expect(await isInSight()).toBe(true);

  await page.locator("[data-act]").click();
  await task.getByText("A 2 fits no free cell").waitFor();
  await page.locator("[data-cell='d4']").scrollIntoViewIfNeeded();
  expect(await isInSight()).toBe(true);
  expect(await task.locator("small").textContent()).toBe("");
  expect(troubles).toEqual([]);
});
