// Words take no more lines than there is room for, in every language.
import { expect, test } from "vitest";
import { town } from "./house.ts";
import { turnOf } from "./play.ts";

const { house, enter } = town();
const languages = ["en", "fr", "nl", "de"];
const sideways: [number, number][] = [
  [667, 375],
  [844, 390],
];

test.each(languages.flatMap((language) => sideways.map((size) => ({ language, size }))))(
  "the set-up has room on a phone held sideways: $language, $size",
  async ({ language, size }) => {
    const { page, context } = await enter({ size, language });
    await page.goto(house.address);
    await page.locator(".game[data-game=lucky-numbers] .go").click();
    await turnOf(page);
    await page.evaluate(() => document.fonts.ready);
    const { words, tiles, buttons } = await page.evaluate(() => {
      const box = (one: Element) => one.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".turn .words > span")!);
      const edges = [...document.querySelectorAll(".tray .btn")].map((one) => box(one).right);
      return {
        words: range.getBoundingClientRect().bottom,
        tiles: Math.min(...[...document.querySelectorAll(".slot")].map((one) => box(one).top)),
        buttons: Math.max(...edges),
      };
    });
    expect(words).toBeLessThanOrEqual(tiles);
    expect(buttons).toBeLessThanOrEqual(size[0] - 8);
    await context.close();
  },
);
