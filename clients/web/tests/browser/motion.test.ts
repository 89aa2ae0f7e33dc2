// Pieces travel, for as long as one can see it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town } from "./house.ts";
import { play, turnOf } from "./play.ts";

const { house, enter } = town();

interface Motion {
  tile: string;
  isChip: boolean;
  time: number;
}

// Begins a game against the computer; the answer says what has moved by then.
async function watch(page: Page, game: string): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (ways, timing) {
      motions.push({
        tile: (this as HTMLElement).dataset.tile ?? "",
        isChip: this.matches("[data-cell] .on"),
        time: Number((timing as KeyframeAnimationOptions).duration),
      });
      return animate.call(this, ways, timing);
    };
    Object.assign(window, { motions });
  });
  await page.goto(house.address);
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await turnOf(page);
  return () => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);
}

const isSeen = ({ time }: Motion) => time > 100;

test("a tile is seen on its way into the row", async () => {
  const { page, troubles } = await enter({ hasMotion: true });
  const motions = await watch(page, "Completto");
  await page.locator(".held-key").waitFor();
  const held = await page.locator(".held-key [data-tile]").getAttribute("data-tile");
  await page.locator(".frame [data-move]").first().click();
  const ofTile = async () => (await motions()).filter(({ tile }) => tile === held);
  await expect.poll(ofTile).not.toEqual([]);
  expect((await motions()).filter(({ tile }) => tile).every(isSeen)).toBe(true);
  expect(troubles).toEqual([]);
});

test("a chip is seen on its way to the board", async () => {
  const { page, troubles } = await enter({ hasMotion: true });
  const motions = await watch(page, "Sequence Numbers");
  await play(page, { press: click, most: 1 });
  const ofChips = async () => (await motions()).filter(({ isChip }) => isChip);
  await expect.poll(ofChips).not.toEqual([]);
  expect((await ofChips()).every(isSeen)).toBe(true);
  expect(troubles).toEqual([]);
});
