// Every screen without a barrier that axe knows of, and in every language.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers, barriersInContrast } from "./barriers.ts";
import { click } from "./hands.ts";
import { town } from "./house.ts";
import { play, turnOf } from "./play.ts";

const games = {
  "lucky-numbers": "Lucky Numbers",
  completto: "Completto",
  "sequence-numbers": "Sequence Numbers",
};
const languages = ["en", "fr", "nl", "de"];
const phone = { size: [390, 844] as [number, number] };
const { house, enter } = town();

const texts = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../texts/${language}.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;

// A table at the server, where computer players do not make believe that they think.
async function openAlone(page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/#/friends/${game}`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Seat 2").selectOption("medium");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Begin" }).waitFor();
}

// What is only there when it is asked for: what happened, advice, and the chance.
async function openAll(page: Page): Promise<void> {
  await page.getByText("What happened").click();
  for (const [name, answer] of [
    ["Show me a good move", ".advice"],
    ["How do I stand?", ".chance"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await page.locator(answer).waitFor();
  }
}

describe("nothing is a barrier", () => {
  test.each(["", "settings", "friends/completto", "device/sequence-numbers", "join", "review"])(
    "on screen “%s”",
    async (screen) => {
      const { page, context, troubles } = await enter(phone);
      await page.goto(`${house.address}/#/${screen}`);
      await page.getByRole("main").waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  test.each(Object.keys(games))(
    "in the rules, the tutorial and the puzzles of %s",
    async (game) => {
      const { page, context, troubles } = await enter(phone);
      for (const screen of [`learn/${game}`, `learn/${game}/try`, `puzzles/${game}`]) {
        await page.goto(`${house.address}/#/${screen}`);
        await page.locator(".rules, .task").first().waitFor();
        expect(await barriers(page), screen).toEqual([]);
      }
      expect(troubles).toEqual([]);
      await context.close();
    },
  );
});

describe.each(Object.entries(games))("%s", (game, name) => {
  test("from the waiting room to the review, by everybody", async () => {
    const { page, context, troubles } = await enter(phone);
    await openAlone(page, game);
    expect(await barriers(page), "the waiting room").toEqual([]);
    await page.getByRole("button", { name: "Begin" }).click();
    await turnOf(page);
    expect(await barriers(page), "the beginning").toEqual([]);
    await play(page, { press: click, most: 10 });
    await turnOf(page);
    await openAll(page);
    expect(await barriers(page), "the middle").toEqual([]);
    expect(await barriersInContrast(page), "the middle in contrast").toEqual([]);
    await play(page, { press: click });
    expect(await barriers(page), "the end").toEqual([]);

    const table = page.url();
    const haveWon = await page.getByRole("heading", { name: "You win!" }).isVisible();
    for (const language of languages) {
      const say = texts(language);
      await page.goto(`${house.address}/#/settings`);
      await page.locator("main select").first().selectOption(language);
      await page.goto(table);
      const over = page.locator("section.over");
      const title = haveWon ? say.page_over_won! : say.page_over_lost_one!.replace("{names}", "");
      await over.getByRole("heading", { name: title }).waitFor();
      await over.getByRole("link", { name: say.page_over_review! }).waitFor();
      expect(await strangers(page)).toEqual([]);
    }

    await page.goto(`${house.address}/#/settings`);
    await page.locator("main select").first().selectOption("en");
    await page.goto(table);
    await page.getByRole("link", { name: "What was it worth?" }).click();
    await page.getByRole("heading", { name: /won\.$/ }).waitFor();
    await page.locator("#h-moves").waitFor();
    expect(await barriers(page), "the review").toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test.each(languages)("a table speaks %s", async (language) => {
    const say = texts(language);
    const label = say.page_play_now_label!.replace("{game}", name).split(",")[0]!;
    const { page, context, troubles } = await enter({ ...phone, language });
    await page.goto(house.address);
    await page.getByRole("button", { name: label }).click();
    await page.getByText(say.page_turn_yours!).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await strangers(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

// Names of texts, and blanks that nobody filled in.
const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.match(/page_\w+|\{\w+\}/g) ?? []);

const greetings = { en: "Put your", fr: "Mettez vos", nl: "Zet je", de: "Bring deine" };

test.each(Object.entries(greetings))("the page speaks %s", async (language, greeting) => {
  const { page, context } = await enter({ language });
  await page.goto(house.address);
  await page.getByRole("heading", { name: greeting }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await context.close();
});
