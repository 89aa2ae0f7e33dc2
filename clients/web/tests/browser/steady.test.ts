// A board lies still: whatever is said and shown around it, and when the line is lost.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town, type Visitor } from "./house.ts";
import { openLive, sitDown } from "./live.ts";
import { play, turnOf } from "./play.ts";

const games = ["lucky-numbers", "completto", "sequence-numbers"];
const seats = ["person", "easy"];
const { house, enter } = town();

const place = (page: Page): Promise<number[]> =>
  page.locator("main .garden[role=grid], main .rack, main .board").evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });

const liesOn = (strip: Element) => {
  const { bottom } = strip.getBoundingClientRect();
  const boards = document.querySelectorAll("main .garden[role=grid], main .rack, main .board");
  return Array.from(boards).some((board) => board.getBoundingClientRect().top + scrollY < bottom);
};

const isShown = (one: Element) => getComputedStyle(one).clipPath === "none";

// Until the set-up is over, which has larger hands.
async function begin({ page }: Visitor, game: string): Promise<void> {
  await page.goto(await openLive(page, house.address, "Ann", { game, seats }));
  await page.getByRole("button", { name: "Begin" }).click();
  await turnOf(page);
  while (await page.locator(".tray, .caret.insert").first().isVisible()) {
    await play(page, { press: click, most: 1 });
    await turnOf(page);
  }
}

test.each([
  [320, 568],
  [1280, 800],
])("no board moves at %i × %i", { timeout: 120_000 }, async (width, height) => {
  const tables: { visitor: Visitor; game: string; before: number[] }[] = [];
  for (const game of games) {
    const visitor = await enter({ size: [width, height] });
    const { page } = visitor;
    await begin(visitor, game);
    const before = await place(page);
    tables.push({ visitor, game, before });
    await play(page, {
      press: click,
      most: 3, // with a corner, four chips may win
      after: async (move) => expect(await place(page), `${game}, ${move}`).toEqual(before),
    });
    const piles = await page
      .locator(".pile:not(.none)")
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(0, ...piles), "a card on a pile has one line").toBeLessThan(45);
    await turnOf(page);
    await page.getByRole("button", { name: "Show me a good move" }).click();
    await page.locator(".advice").waitFor();
    expect(await place(page), `${game}, with advice`).toEqual(before);
  }
  await house.stop();
  for (const { visitor, game, before } of tables) {
    await visitor.page.locator("p.notice").waitFor();
    expect(await visitor.page.locator(".link span").evaluate(isShown), "twice").toBe(false);
    expect(await place(visitor.page), `${game}, alone`).toEqual(before);
    const strip = visitor.page.locator("p.notice");
    expect(await strip.evaluate(liesOn), `${game}, the strip on the board`).toBe(false);
  }
  await house.start();
  for (const { visitor } of tables) await visitor.context.close();
});

test.each([
  ["lucky-numbers", 390, 844],
  ["completto", 1280, 800],
])("the end of %s moves no board at %i × %i", { timeout: 120_000 }, async (game, width, height) => {
  const visitor = await enter({ size: [width, height] });
  const { page } = visitor;
  await begin(visitor, game);
  const before = await place(page);

  await play(page, { press: click });

  await page.locator("section.over").waitFor();
  const after = await place(page);
  const moved = after.map((value, index) => Math.abs(value - before[index]!));
  expect(Math.max(...moved), `${before} became ${after}`).toBeLessThanOrEqual(2);
  await visitor.context.close();
});

test(
  "whoever would like to play again moves no board, however long their name",
  {
    timeout: 120_000,
  },
  async () => {
    const both = [await enter({ size: [320, 568] }), await enter()] as const;
    const [ann, ben] = both;
    const guest = "Maximiliane-Charlotte X.";
    await sitDown([ann, ben], house.address, { game: "lucky-numbers", guest });
    await Promise.all(both.map(({ page }) => play(page, { press: click })));
    await ann.page
      .getByText(/^\d+ turns in \d+ minutes?\.$/)
      .last()
      .waitFor();
    const before = await place(ann.page);

    await ben.page.getByRole("button", { name: "Play again" }).click();

    const words = ann.page.locator(".over p");
    await words.getByText("would like to play again.").waitFor();
    expect(await place(ann.page)).toEqual(before);
    for (const language of ["en", "fr", "nl", "de"]) {
      await ann.page.goto(`${house.address}/#/settings`);
      await ann.page.locator("main select").first().selectOption(language);
      await ann.page.goBack();
      await words.locator(".names").waitFor();
      expect(await words.innerText()).toContain(guest);
      expect(await words.evaluate((p) => p.scrollWidth <= p.clientWidth), language).toBe(true);
    }
    for (const { context } of both) await context.close();
  },
);
