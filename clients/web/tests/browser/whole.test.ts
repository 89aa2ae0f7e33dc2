// Whole games of two people and a computer player at the real server, to the review of the record.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town } from "./house.ts";
import { play } from "./play.ts";
import { Told } from "./told.ts";

const { house, enter } = town();

const seesEnd = (page: Page, words: string) =>
  page.locator("section.over").getByRole("heading", { name: words }).waitFor();

test.each(["Lucky Numbers", "Completto", "Sequence Numbers"])(
  "a game of %s by two browsers and a computer player",
  async (game) => {
    const ann = await enter();
    const ben = await enter({ size: [820, 1180] });
    const told = [new Told(ann.page), new Told(ben.page)];
    await ann.page.goto(house.address);
    await ann.page.getByRole("link", { name: `With friends: ${game}` }).click();
    await ann.page.getByLabel("Your name").fill("Ann");
    await ann.page.getByRole("radio", { name: "3" }).check();
    await ann.page.getByLabel("Seat 3").selectOption("medium");
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    await ben.page.goto(await ann.page.getByLabel("The link to this table").inputValue());
    await ben.page.getByLabel("Your name").fill("Ben");
    await ben.page.getByRole("button", { name: "Sit here" }).click();
    await ann.page.getByRole("button", { name: "Begin" }).click();

    const both = [ann, ben];
    await Promise.all(
      both.map(({ page }, at) => play(page, { press: click, legal: () => told[at]!.legal() })),
    );

    const { page } = ben;
    const link = await page.getByRole("link", { name: "The record" }).getAttribute("href");
    const record = await page.request.get(`${house.address}${link}`);
    expect(record.status()).toBe(200);
    const [, list = ""] = /"winners":\[([\d,]+)\]/.exec(await record.text()) ?? [];
    const winners = list.split(",").map((seat) => ["Ann", "Ben", "Computer (medium)"][+seat]!);
    const names = new Intl.ListFormat("en").format(winners);
    const endOf = (name: string) =>
      winners.includes(name) ? "You win!" : `${names} win${winners.length > 1 ? "" : "s"}.`;
    await seesEnd(ann.page, endOf("Ann"));
    await seesEnd(ben.page, endOf("Ben"));
    await page.reload();
    await seesEnd(ben.page, endOf("Ben"));

    await page.getByRole("link", { name: "What was it worth?" }).click();
    await page.getByRole("heading", { name: `${names} won.` }).waitFor();
    for (const { troubles, context } of both) {
      expect(troubles).toEqual([]);
      await context.close();
    }
  },
);
