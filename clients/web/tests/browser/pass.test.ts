// Two people at one device: hands stay hidden until the next one says who is there.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./barriers.ts";
import { click } from "./hands.ts";
import { town, type Visitor } from "./house.ts";
import { play } from "./play.ts";

const { house, enter } = town();

async function begin(game: string, fill = async (_: Page) => {}): Promise<Visitor> {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto(house.address);
  await page.getByRole("link", { name: `On this device: ${game}` }).click();
  await page.getByLabel("Your name").fill("Ann");
  await fill(page);
  await page.getByLabel("Name", { exact: true }).first().fill("Ben");
  await page.getByRole("button", { name: "Begin" }).click();
  return visitor;
}

test("two people pass a device on, to the end of the game", async () => {
  const { page, troubles } = await begin("Sequence Numbers");

  const over = page.locator("section.over");
  const cards = page.locator("[data-card]");
  const marked = page.locator("[role=grid] .last");
  const people = ["Ann", "Ben"];
  for (let turn = 0; !(await over.isVisible()); ++turn) {
    expect(turn).toBeLessThan(150);
    const name = people[turn % 2]!;
    await page.getByRole("heading", { name: `Hand over to ${name}` }).waitFor();
    expect(await cards.count()).toBe(0);
    // Whoever has played sees it, and may think better of it.
    expect(await marked.count()).toBe(turn === 0 ? 0 : 1);
    if (turn === 1) await takeBackTwice(page);
    if (turn === 3) await page.reload(); // in the middle: nothing is seen, nothing is lost
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await cards.first().waitFor();
    await page.locator(".turn").getByText(`${name}, your turn`).waitFor();
    if (turn > 0 && turn !== 3) expect(await marked.count()).toBe(1);
    // A dead card or a claim is part of the same turn.
    while (!(await page.locator(".over-to, section.over").count())) {
      await play(page, { press: click, most: 1 });
    }
  }
  const title = over.getByRole("heading", { name: /^(Ann|Ben) wins\.$/ });
  const [winner = ""] = (await title.textContent())!.split(" ");
  const places = page.getByRole("list", { name: "How it ended" }).getByRole("listitem");
  expect(await places.first().textContent()).toContain(winner);
  expect(await places.last().textContent()).toContain("Sequences: 0 of 1");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "The record" }).click();
  const file = await (await saved).path();
  await page.goto(`${house.address}/#/review`);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("heading", { name: `${winner} won.` }).waitFor();
  expect(troubles).toEqual([]);
});

// Ann at once, before she passes the device on; then Ben, who has to give it back to her.
async function takeBackTwice(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  const back = page.getByRole("button", { name: "Take back" });
  await back.click();
  await page.locator(".turn").getByText("Ann, your turn").waitFor();
  await play(page, { press: click, most: 1 });
  await page.getByRole("button", { name: "I am Ben" }).click();
  await back.click();
  await page.getByRole("heading", { name: "Hand over to Ann" }).waitFor();
  await page.locator(".over-to").getByText("The move is taken back.").waitFor();
  expect(await page.locator("[data-card]").count()).toBe(0);
  expect(await back.count()).toBe(0);
  await page.getByRole("button", { name: "I am Ann" }).click();
  await play(page, { press: click, most: 1 });
  await page.getByRole("heading", { name: "Hand over to Ben" }).waitFor();
}

test("who draws for themselves may do so before they pass the device on", async () => {
  const { page, troubles } = await begin("Sequence Numbers", async (form) => {
    await form.getByText("More options").click();
    await form.getByRole("radio", { name: "Draw yourself, or lose it" }).check();
  });
  await page.getByRole("button", { name: "I am Ann" }).click();
  await play(page, { press: click, most: 1 });
  const sheet = page.locator(".over-to");
  const draw = sheet.getByRole("button", { name: "Draw a card" });

  await draw.click();

  await sheet.getByText("Ann draws").waitFor();
  expect(await draw.count()).toBe(0);
  expect(await page.locator("[data-card]").count()).toBe(0);
  await page.getByRole("button", { name: "I am Ben" }).click();
  await page.locator("[data-card]").first().waitFor();
  expect(troubles).toEqual([]);
});

test("nobody's hand is open in a tab that was not there", async () => {
  const { page, context, troubles } = await begin("Sequence Numbers");
  const other = await context.newPage();
  await page.getByRole("button", { name: "I am Ann" }).waitFor();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByRole("button", { name: "I am Ann" }).click();
  await play(page, { press: click, most: 1 });
  await page.getByRole("button", { name: "I am Ben" }).click();
  await play(page, { press: click, most: 1 });
  await other.getByRole("heading", { name: "Hand over to Ann" }).waitFor();
  expect(await other.locator("[data-card]").count()).toBe(0);
  expect(troubles).toEqual([]);
});

test("nobody's hand is open when a page is loaded while a computer thinks", async () => {
  const { page, troubles } = await begin("Sequence Numbers", async (form) => {
    await form.getByRole("radio", { name: "3" }).check();
    await form.getByLabel("Seat 3").selectOption("easy");
  });
  for (const name of ["Ann", "Ben"]) {
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await play(page, { press: click, most: 1 });
  }
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("[data-card]")) Object.assign(window, { isOpen: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.getByRole("heading", { name: "Hand over to Ann" }).waitFor();
  expect(await page.evaluate(() => "isOpen" in window)).toBe(false);
  expect(troubles).toEqual([]);
});

test("what one person chose in a set-up is not the next one's", async () => {
  const { page, troubles } = await begin("Lucky Numbers");

  for (const name of ["Ann", "Ben"]) {
    await page.getByRole("heading", { name: `Hand over to ${name}` }).waitFor();
    expect(await page.locator("[data-tray]").count()).toBe(0);
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await page.locator("[data-tray]").nth(3).waitFor();
    expect(await page.locator("[data-tray]").count()).toBe(4);
    await play(page, { press: click, most: 1 });
  }
  await page.getByRole("button", { name: "Draw" }).first().waitFor();
  expect(troubles).toEqual([]);
});
