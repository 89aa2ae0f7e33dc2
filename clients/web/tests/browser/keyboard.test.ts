// Whole games by keyboard alone, from the start screen to the end.
import { expect, test } from "vitest";
import { town } from "./house.ts";
import { at, byKeys } from "./keys.ts";
import { play, turnOf } from "./play.ts";
import { toReversible, upright } from "./reversible.ts";

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

test("a letter draws on the board of Completto, and nowhere else", async () => {
  const { page, context, troubles } = await enter();
  await page.goto(house.address);
  await byKeys(page.getByRole("button", { name: "Play now: Completto" }));
  const pool = page.locator(".pool.now");
  while ((await turnOf(page)) === "own" && !(await pool.isVisible()))
    await play(page, { press: byKeys, most: 1 });

  for (const place of ["header a", ".panels button"]) {
    await page.locator(place).first().focus();
    await page.keyboard.press("d");
    expect(await page.locator("[data-held-key]").count()).toBe(0);
  }
  await page.locator(".frame .place").first().focus();
  await page.keyboard.press("d");
  await page.locator("[data-held-key]").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("R turns the tile of Completto that is held", async () => {
  const { page, context, troubles } = await enter();
  await toReversible(page, house.address);
  await byKeys(page.locator('.take[data-number="89"]'));
  await page.locator(".frame [data-turned]").waitFor();
  await page.keyboard.press("r");
  await page.locator(upright).waitFor();
  expect(await page.locator("[data-held-key]").innerText()).toBe("68");
  expect(troubles).toEqual([]);
  await context.close();
});
