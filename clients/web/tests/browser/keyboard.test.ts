// Whole games by keyboard alone, from the start screen to the end.
import { expect, test } from "vitest";
import { town } from "./house.ts";
import { at, byKeys } from "./keys.ts";
import { play } from "./play.ts";

const { house, enter } = town();

test.each(["Lucky Numbers", "Completto", "Sequence Numbers"])(
  "a game of %s is played with keys from the start to the end",
  async (game) => {
    const { page, context, troubles } = await enter();
    await page.goto(house.address);
    await byKeys(page.getByRole("button", { name: `Play now: ${game}` }));
    await page.getByText("Your turn").first().waitFor();
    let hasMoved = false; // a new screen is begun from its top
    const keep = async (when: string) => {
      if (hasMoved) expect(await at(page), `the focus ${when}`).not.toBe("");
    };
    await play(page, {
      press: async (target) => {
        await keep("on turn");
        await byKeys(target);
      },
      after: async (move) => {
        hasMoved = true;
        await keep(`after ${move}`);
      },
    });
    await page.locator("section.over").waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  },
);
