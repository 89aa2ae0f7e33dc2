// Ways that people look for: to the other games, to the rules and back, to the check of the deal; and
// what stands in their way says so in their language.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";

const { house, enter } = town();
const program = process.env.ORDINAL_BIN ?? "";
const textsOf = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../texts/${language}.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;

test.each(["en", "fr", "nl", "de"])("all games begin sideways, in %s", async (language) => {
  const { page, context } = await enter({ size: [844, 390], language });
  await page.goto(house.address);
  await page.locator(".game .go").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const button of await page.locator(".game .go").all()) {
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(390);
  }
  await context.close();
});

test("the rules are opened from a game, which is there again after", async () => {
  const { page, troubles } = await enter({ size: [320, 568] });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const table = tableAt("completto", played(program, "completto", 2), 0.6);
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(".help").waitFor();
  const before = await page.locator(".screen").getAttribute("data-version");

  await page.locator("header").getByRole("link", { name: "Learn Completto" }).press("Enter");
  await page.locator(".rules").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".help").waitFor();

  expect(page.url()).toContain(`#/game/${table.id}`);
  expect(await page.locator(".screen").getAttribute("data-version")).toBe(before);
  expect(troubles).toEqual([]);
});

test("who opens a table without a name is asked for it, in the language of the page", async () => {
  const { page, troubles } = await enter({ language: "fr" });
  const say = textsOf("fr");
  await page.goto(`${house.address}/#/friends/lucky-numbers`);
  await page.getByRole("button", { name: say.page_open_table! }).click();
  await page.getByRole("alert").getByText(say.page_name_first!).waitFor();

  const field = page.locator("[aria-describedby=name-trouble]");
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.type("Ann");
  expect(await page.locator("#name-trouble").isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});

test("the check of the deal is found at the top of a review", async () => {
  const { page, troubles } = await enter({ size: [390, 844] });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const table = tableAt("lucky-numbers", played(program, "lucky-numbers", 2), 1);
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.getByRole("link", { name: "What was it worth?" }).click();
  await page.locator(".result").getByRole("link", { name: "Check of the deal" }).click();

  await page.locator(".deal.first:focus").waitFor();
  expect(troubles).toEqual([]);
});

test("a link that leads to this device alone says so", async () => {
  const { page, context } = await enter({ size: [390, 844] });
  await page.goto(`${house.address}/#/friends/lucky-numbers`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(".share").getByText(textsOf("en").page_share_here!).waitFor();
  await context.close();
});

test("a lost connection is told in place of the name, and moves nothing", async () => {
  const { page } = await enter({ size: [390, 844] });
  await page.goto(`${house.address}/#/friends/lucky-numbers`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Open the table" }).click();
  const seats = page.locator("ol");
  const before = await seats.boundingBox();
  await house.stop();

  const notice = page.locator(".notice");
  await notice.waitFor();
  const told = (await notice.boundingBox())!;
  const ways = (await page.locator(".bar .end").boundingBox())!;
  expect(told.x + told.width).toBeLessThanOrEqual(ways.x);
  expect(await seats.boundingBox()).toEqual(before);
  await house.start();
  await notice.waitFor({ state: "detached" });
});
