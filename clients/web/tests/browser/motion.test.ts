// Pieces travel, for as long as one can see it.
import { expect, test } from "vitest";
import { town } from "./house.ts";
import { turnOf } from "./play.ts";

const { house, enter } = town();

test("a tile is seen on its way into the row", async () => {
  const { page, troubles } = await enter({ hasMotion: true });
  await page.addInitScript(() => {
    const moves: { tile: string; time: number }[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (ways, timing) {
      const { tile = "" } = (this as HTMLElement).dataset;
      moves.push({ tile, time: Number((timing as KeyframeAnimationOptions).duration) });
      return animate.call(this, ways, timing);
    };
    Object.assign(window, { moves });
  });
  const moves = () =>
    page.evaluate(() => (window as unknown as { moves: { tile: string; time: number }[] }).moves);
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Completto" }).click();
  await turnOf(page);
  await page.locator(".held-key").waitFor();
  const held = await page.locator(".held-key [data-tile]").getAttribute("data-tile");
  await page.locator(".frame [data-move]").first().click();
  await expect
    .poll(async () => (await moves()).filter(({ tile }) => tile === held))
    .not.toEqual([]);
  for (const { time } of (await moves()).filter(({ tile }) => tile)) {
    expect(time).toBeGreaterThan(100);
  }
  expect(troubles).toEqual([]);
});
