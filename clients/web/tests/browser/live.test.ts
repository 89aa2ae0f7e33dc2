// A live table: clocks, stand-ins, lost connections, bystanders, several tabs, the score sheet.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./barriers.ts";
import { click } from "./hands.ts";
import { town, type Visitor } from "./house.ts";
import { at, byKeys } from "./keys.ts";
import { openLive, sitDown } from "./live.ts";
import { play, turnOf } from "./play.ts";

const phone = { size: [390, 844] as [number, number] };
const { house, enter } = town(["grace=9000"]);
const soon = { timeout: 10_000 };
const cards = { game: "sequence-numbers" };

const clockOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Points and time" }).locator("li", { hasText: name });
const timeOf = async (page: Page, name: string) => {
  const text = await clockOf(page, name).getByRole("timer").innerText();
  const [minutes = 0, seconds = 0] = text.split(":").map(Number);
  return 60 * minutes + seconds;
};
const told = async (page: Page, sentence: string) => {
  await page.locator(".log").evaluate((log: HTMLDetailsElement) => (log.open = true));
  await page.locator(".log li", { hasText: sentence }).first().waitFor({ state: "attached" });
};
const leave = async (...visitors: Visitor[]) => {
  for (const { context, troubles } of visitors) {
    expect(troubles).toEqual([]);
    await context.close();
  }
};

test("both see both clocks, and only the one on turn runs", async () => {
  const [ann, ben] = [await enter(), await enter(phone)];
  await sitDown([ann, ben], house.address, { ...cards, bank: 90 });
  for (const { page } of [ann, ben]) {
    await expect.poll(() => timeOf(page, "Ann"), soon).toBeLessThan(89);
    expect(await timeOf(page, "Ben")).toBe(90);
  }
  await turnOf(ann.page);
  await play(ann.page, { press: click, most: 1 });
  const left = await timeOf(ann.page, "Ann");
  for (const { page } of [ann, ben]) {
    await expect.poll(() => timeOf(page, "Ben"), soon).toBeLessThan(89);
    expect(Math.abs((await timeOf(page, "Ann")) - left)).toBeLessThanOrEqual(1);
    expect(await barriers(page)).toEqual([]);
  }
  await leave(ann, ben);
});

test("whose time is up is played for, in words, and takes the seat back", async () => {
  const [ann, ben] = [await enter(phone), await enter()];
  await sitDown([ann, ben], house.address, { ...cards, bank: 10 });
  await ann.page.getByText("A computer is playing for you.").waitFor();
  await told(ben.page, "Ann is out of time: a computer plays until they are back.");
  await clockOf(ben.page, "Ann").getByText("a computer stands in").waitFor();
  expect(await ann.page.title()).not.toContain("●");
  expect(await barriers(ann.page)).toEqual([]);

  await ann.page.getByRole("button", { name: "I am back" }).click();
  await ann.page.getByText("A computer is playing for you.").waitFor({ state: "detached" });
  await told(ben.page, "Ann is back.");
  await turnOf(ben.page);
  await play(ben.page, { press: click, most: 1 });
  await turnOf(ann.page);
  await play(ann.page, { press: click, most: 1 });
  await told(ben.page, "Ann plays");
  await leave(ann, ben);
});

test("whoever is away is played for after a while, and has the seat on return", async () => {
  const [ann, ben] = [await enter(), await enter()];
  const link = await sitDown([ann, ben], house.address, { ...cards, bank: 600 });
  await ben.page.goto("about:blank");
  await clockOf(ann.page, "Ben").getByText("not here right now").waitFor();
  await ann.page.locator("[aria-live]", { hasText: "Ben is not here right now." }).waitFor();
  await told(ann.page, "The computer plays for Ben until they are back.");
  await ben.page.goto(link);
  await told(ann.page, "Ben is back.");
  await ben.page.locator(".turn").waitFor();
  await ben.page.getByText("A computer is playing for you.").waitFor({ state: "detached" });
  await leave(ann, ben);
});

test("a lost connection is told in words, and the game goes on without a reload", async () => {
  const [ann, ben] = [await enter(phone), await enter()];
  await sitDown([ann, ben], house.address, cards);
  await house.stop();
  for (const { page } of [ann, ben]) {
    await page.locator("p.notice").waitFor();
    expect(await page.locator("p.notice").innerText()).not.toBe("");
  }
  await house.start();
  for (const { page } of [ann, ben]) {
    await page.locator("p.notice").waitFor({ state: "detached", timeout: 60_000 });
  }
  await turnOf(ann.page);
  await play(ann.page, { press: click, most: 1 });
  await turnOf(ben.page);
  for (const { context } of [ann, ben]) await context.close();
});

test("a bystander sees no hand, may not act, and is counted", async () => {
  const [ann, ben, eve] = [await enter(), await enter(), await enter(phone)];
  const link = await sitDown([ann, ben], house.address, cards);
  await eve.page.goto(link);
  await eve.page.locator(".turn").getByText("You are watching.").waitFor();
  await ann.page.getByText("Watching: 1").waitFor();
  await eve.page.locator('[role=grid] [data-cell="c4"]').click();
  expect(await eve.page.locator("[data-card]").count()).toBe(0);
  expect(await eve.page.getByRole("button", { name: "Take back" }).count()).toBe(0);
  expect(await eve.page.title()).not.toContain("●");
  expect(await barriers(eve.page)).toEqual([]);

  await play(ann.page, { press: click, most: 1 });
  await eve.page.locator(".turn").getByText("Ann plays").waitFor();
  await leave(ann, ben, eve);
});

test("two tabs at one seat show the same, and either may move", async () => {
  const [ann, ben] = [await enter(), await enter()];
  const link = await sitDown([ann, ben], house.address, cards);
  const second = await ann.context.newPage();
  await second.goto(link);
  await turnOf(second);
  expect(await second.title()).toBe("● Your turn — Sequence Numbers");
  await play(second, { press: click, most: 1 });
  for (const page of [ann.page, second]) {
    await page.locator(".turn").getByText("Ben’s turn", { exact: true }).waitFor();
    await expect.poll(() => page.title(), soon).toBe("Sequence Numbers — Ordinal");
  }
  await expect.poll(() => ben.page.title(), soon).toBe("● Your turn — Sequence Numbers");
  await second.close();
  await play(ben.page, { press: click, most: 1 });
  await turnOf(ann.page);
  expect(await ben.page.getByText("not here right now").count()).toBe(0);
  await leave(ann, ben);
});

test("whoever looks elsewhere is called when it is their turn", async () => {
  const [ann, ben] = [await enter(), await enter()];
  await ben.page.addInitScript(() => {
    const called: string[] = [];
    class Note {
      static permission = "granted";
      constructor(title: string, { body }: { body: string }) {
        called.push(`${title} — ${body}`);
      }
    }
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    Object.assign(window, { Notification: Note, called });
  });
  await sitDown([ann, ben], house.address, cards);
  const called = () => ben.page.evaluate(() => (window as unknown as { called: string[] }).called);
  expect(await called()).toEqual([]);
  await play(ann.page, { press: click, most: 1 });
  await expect.poll(called, soon).toEqual(["Your turn — Sequence Numbers"]);
  await leave(ann, ben);
});

test("a new screen begins at its heading, and no focus is lost when a game begins", async () => {
  const { page, context, troubles } = await enter();
  await page.goto(house.address);
  await page.getByRole("link", { name: "Settings" }).click();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await expect.poll(focused, soon).toBe("Settings");
  await page.goto(await openLive(page, house.address, "Ann", { seats: ["person", "easy"] }));
  await byKeys(page.getByRole("button", { name: "Begin" }));
  await turnOf(page);
  await expect.poll(() => at(page), soon).not.toBe("");
  expect(troubles).toEqual([]);
  await context.close();
});

test("two people with one name are told apart", async () => {
  const [ann, ben] = [await enter(), await enter()];
  const link = await openLive(ann.page, house.address, "Ann", cards);
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("ann ");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ben.page.getByText("Somebody called ann sits here already").first().waitFor();
  await ben.page.getByLabel("Your name").fill("Anna");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ben.page.getByText("Anna (You)").waitFor();
  await leave(ann, ben);
});

test("the score sheet of a series has a column for every game", async () => {
  const ann = await enter(phone);
  const seats = ["person", "easy"];
  const live = { game: "completto", match: true, seats };
  await ann.page.goto(await openLive(ann.page, house.address, "Ann", live));
  await ann.page.getByRole("button", { name: "Begin" }).click();
  const sheet = ann.page.getByRole("table", { name: "Scores" });
  const points = async () => (await sheet.locator("td").allInnerTexts()).slice(1);
  await turnOf(ann.page);
  expect(await points()).toEqual(["", "", "0", "", "", "0"]);
  while ((await points())[0] === "") {
    await play(ann.page, { press: click, most: 1 });
    await turnOf(ann.page);
  }
  await ann.page.reload();
  await turnOf(ann.page);
  const [first = "", second, total, other, , others] = await points();
  expect(first).toMatch(/^-?\d+$/);
  expect([second, total, others]).toEqual(["", first, other]);
  expect(await barriers(ann.page)).toEqual([]);
  await leave(ann);
});
