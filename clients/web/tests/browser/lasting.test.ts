// Nothing is lost: without a net, after a reload, after the server was away.
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town } from "./house.ts";
import { play, turnOf } from "./play.ts";

const { house, enter } = town();

test("a table that is left before it came says nothing more", async () => {
  const { page, context, troubles } = await enter();
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Completto" }).click();
  await page.getByText("Your turn").first().waitFor();
  const table = new URL(page.url()).hash;
  for (let times = 0; times < 3; ++times) {
    await page.goto(house.address);
    await page.locator(".game").first().waitFor();
    await page.evaluate(async (hash) => {
      const hasCome = new Promise<void>((come) => {
        const watch = new MutationObserver(() => document.querySelector(".screen") && come());
        watch.observe(document.body, { childList: true, subtree: true });
      });
      location.hash = hash;
      await hasCome;
      location.hash = "#/";
    }, table);
    await page.locator(".game").first().waitFor();
    await page.getByRole("region", { name: "Continue" }).getByRole("link").first().waitFor();
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test("a game against the computer begins, is kept and goes on without a net", async () => {
  const { page, context } = await enter();
  await page.goto(house.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // What the browser itself would keep for a while does not count.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(async () => (await fetch("/icon.svg")).ok), "its icon").toBe(true);
  await page.getByRole("button", { name: /^Play now: Completto/ }).click();
  await page.getByText("Your turn").first().waitFor();
  const address = page.url();
  await page.reload();
  await page.getByText("Your turn").first().waitFor();
  expect(page.url()).toBe(address);
  await page.getByRole("link", { name: "Ordinal, to the start" }).click();
  await page.getByRole("region", { name: "Continue" }).getByRole("link").first().click();
  await page.getByText("Your turn").first().waitFor();
  expect(page.url()).toBe(address);

  const other = await context.newPage(); // a second tab, in step with the first
  await other.goto(address);
  for (const [one, two] of [
    [other, page],
    [page, other],
  ] as const) {
    await play(one, { press: click, most: 1 });
    await turnOf(one);
    const version = await one.locator(".screen").getAttribute("data-version");
    await two.locator(`.screen[data-version="${version}"]`).waitFor();
  }
});

test.each(["Lucky Numbers", "Sequence Numbers"])(
  "a whole game of %s is played without a net, with a reload in between",
  async (game) => {
    const { page, context } = await enter();
    await page.goto(house.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: `Play now: ${game}` }).click();
    await play(page, { press: click, most: 4 });
    await turnOf(page);
    const version = await page.locator(".screen").getAttribute("data-version");
    await page.reload();
    await page.locator(`.screen[data-version="${version}"]`).waitFor();
    await play(page, { press: click });
    expect(await turnOf(page)).toBe("over");
    await context.close();
  },
);

test("a table at the server goes on after the server was away", async () => {
  const { page } = await enter();
  await page.goto(house.address);
  await page.getByRole("link", { name: "With friends: Completto" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Seat 2").selectOption("easy");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Your turn").first().waitFor();
  await house.stop();
  await page.locator(".link.lost").waitFor();
  await house.start();
  await page.getByText("Connected", { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByText("Your turn").first().waitFor();
});
