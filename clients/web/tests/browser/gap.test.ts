// A gap in the net at an address where nothing may be kept: a plain one in the house, without https.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { town } from "./house.ts";
import { turnOf } from "./play.ts";

const { house, enter } = town();

// The browser of a plain address has no service workers.
async function arrive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await page.goto(house.address);
  await page.locator(".game .art svg").nth(2).waitFor();
}

const isFetched = async () => {
  const files = (await (await fetch("/files.json")).json()) as string[];
  const known = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const fetched = new Set(known.map(({ name }) => new URL(name).pathname));
  return files.every((file) => fetched.has(file));
};

test("what was fetched ahead is there in a gap, every screen and a game", async () => {
  const { page, context, troubles } = await enter();
  await arrive(page);
  await expect.poll(() => page.evaluate(isFetched), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);

  for (const [screen, shown] of [
    ["settings", "main select"],
    ["learn/completto", ".rules"],
    ["puzzles/lucky-numbers", ".task"],
    ["review", "input[type=file]"],
    ["friends/completto", "form"],
  ]) {
    await page.evaluate((hash) => (location.hash = `#/${hash}`), screen);
    await page.locator(shown!).first().waitFor({ state: "attached" });
  }
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByRole("button", { name: "Play now: Sequence Numbers" }).click();
  await turnOf(page);
  expect(troubles.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});

test("what did not get here says so, with a way back, and comes with another try", async () => {
  const { page, context } = await enter();
  await context.route("**/files.json", (route) => route.abort());
  await arrive(page);
  await context.setOffline(true);
  for (const screen of ["settings", "friends/completto", "join", "review", "learn", "puzzles"]) {
    await page.evaluate((hash) => (location.hash = `#/${hash}`), screen);
    await page.getByRole("heading", { name: "there is no connection just now" }).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "Ordinal, to the start" }).click();
    await page.locator(".game").first().waitFor();
  }
  await page.evaluate(() => (location.hash = "#/learn/completto"));
  await page.getByRole("button", { name: "Try again" }).waitFor();

  await context.setOffline(false); // the browser hears of it, or somebody tries
  await page.locator(".rules").waitFor();
  expect(new URL(page.url()).hash).toBe("#/learn/completto");
  await context.close();
});

test("another try is made by hand as well", async () => {
  const { page, context } = await enter();
  await context.route(/\/(files\.json|assets\/LearnScreen.*)$/, (route) => route.abort());
  await arrive(page);
  await page.evaluate(() => (location.hash = "#/learn/completto"));
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();

  await context.unroute(/\/(files\.json|assets\/LearnScreen.*)$/);
  await again.click();
  await page.locator(".rules").waitFor();
  await context.close();
});

test("a game that cannot be opened in a gap says so, and is opened after", async () => {
  const { page, context } = await enter();
  await context.route("**/files.json", (route) => route.abort());
  await arrive(page);
  await context.setOffline(true);
  const begin = page.getByRole("button", { name: "Play now: Completto" });
  await begin.click();
  await page.getByRole("alert").getByText("there is no connection just now").waitFor();
  expect(await begin.isEnabled()).toBe(true);

  await context.setOffline(false);
  await begin.click();
  await turnOf(page);
  await page.getByRole("link", { name: "Ordinal, to the start" }).click();
  const open = page.getByRole("region", { name: "Continue" }).getByRole("link");
  await open.first().waitFor();
  expect(await open.count()).toBe(1);
  await context.close();
});
