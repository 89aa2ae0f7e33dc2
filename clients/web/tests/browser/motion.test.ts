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

async function record(page: Page): Promise<void> {
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
}

// What has moved by now.
const motionsOf = (page: Page): Promise<Motion[]> =>
  page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);

// Begins a game against the computer.
async function watch(page: Page, game: string): Promise<() => Promise<Motion[]>> {
  await record(page);
  await page.goto(house.address);
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await turnOf(page);
  return () => motionsOf(page);
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

const personOf = (page: Page) =>
  page
    .locator(".rack .place")
    .first()
    .evaluate((place: HTMLElement) => place.dataset.spot!.split(":")[0]);

const tilesOn = (page: Page) =>
  page.locator("[data-tile]").evaluateAll((all) => all.map((one) => one.getAttribute("data-tile")));

// For somebody else everything lies elsewhere, and nothing has moved but what is new on the table.
test("nothing flies when another person looks", async () => {
  const { page, troubles } = await enter({ hasMotion: true });
  await record(page);
  await page.goto(house.address);
  await page.getByRole("link", { name: "On this device: Completto" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Name", { exact: true }).first().fill("Ben");
  await page.getByRole("button", { name: "Begin" }).click();
  await turnOf(page);
  for (let handed = 0, move = 0; handed < 3; ++move) {
    expect(move).toBeLessThan(40);
    const [person, lying] = [await personOf(page), await tilesOn(page)];
    const before = (await motionsOf(page)).length;
    await play(page, { press: click, most: 1 });
    if ((await personOf(page)) === person) continue;
    const moved = (await motionsOf(page)).slice(before);
    expect(moved.filter(({ tile }) => lying.includes(tile))).toEqual([]);
    ++handed;
  }
  expect(troubles).toEqual([]);
});

const resting = async (page: Page) =>
  page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => {
      const { endTime } = effect!.getComputedTiming();
      return Number(endTime) < Infinity;
    });
    await Promise.allSettled(ends.map(({ finished }) => finished));
    const pieces = document.querySelectorAll<HTMLElement>("[data-piece], [data-tile], .on");
    return Array.from(pieces).filter(
      (piece) => piece.style.zIndex !== "" || getComputedStyle(piece).transform !== "none",
    ).length;
  });

test.each(["Lucky Numbers", "Completto", "Sequence Numbers"])(
  "pieces of %s land, and lie among the others then",
  async (game) => {
    const { page, troubles } = await enter({ hasMotion: true });
    await watch(page, game);
    for (let move = 0; move < 3; ++move) {
      await play(page, { press: click, most: 1 });
      await expect.poll(() => resting(page)).toBe(0);
    }
    expect(troubles).toEqual([]);
  },
);
