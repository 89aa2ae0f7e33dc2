// What is not possible is said in words, where the reader looks, with the rule behind it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town, Visitor } from "./house.ts";
import { play, turnOf } from "./play.ts";
import { look } from "./seen.ts";

const { house, enter } = town();

async function openTable(name: string): Promise<{ host: Visitor; link: string }> {
  const host = await enter();
  await host.page.goto(`${house.address}/#/friends/lucky-numbers`);
  await host.page.getByLabel("Your name").fill(name);
  await host.page.getByRole("button", { name: "Open the table" }).click();
  return { host, link: await host.page.getByLabel("The link to this table").inputValue() };
}

test("a cell that does not fit is refused with its rule, and the rule can be read", async () => {
  const { page, context } = await enter();
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Lucky Numbers" }).click();
  await play(page, { press: click, most: 1 }); // the set-up
  await turnOf(page);
  await page.locator("[data-act].go").click();
  await page.locator("[data-act]:not(.go)").waitFor();
  const { moves, free } = await look(page);
  const wrong = free.find((cell) => !moves.includes(`place ${cell}`))!;
  await page.locator(`[role=grid] [data-cell="${wrong}"]`).click();
  const turn = page.locator(".turn");
  await turn.getByText(new RegExp(`does not fit on ${wrong}: it must be (low|high)er`)).waitFor();
  await turn.getByRole("button", { name: "Rule LN-12" }).click();
  const rule = page.locator('[data-clauses~="LN-12"]');
  await rule.waitFor();
  await expect.poll(() => rule.evaluate((entry) => entry === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText("Your turn").first().waitFor();
  await context.close();
});

test("a wrong answer is told as a sum in words", async () => {
  const { page, context } = await enter();
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Sequence Numbers" }).click();
  await turnOf(page);
  const card = await page
    .locator('[data-card*="+"], [data-card*="-"]')
    .first()
    .getAttribute("data-card");
  const { moves, free } = await look(page);
  const wrong = free.find((cell) => !moves.includes(`play ${card} ${cell}`))!;
  await page.locator(`[data-card="${card}"]`).click();
  await page.locator(`[role=grid] [data-cell="${wrong}"]`).click();
  const [left, right] = card!.split(/[+-]/);
  const words = new RegExp(`${left} (plus|minus) ${right} is \\d+, not \\d+\\. Nothing is lost`);
  await page.locator(".turn").getByText(words).waitFor();
  await context.close();
});

// Until the own turn begins with nothing in hand, and as long as something may still be drawn.
async function untilDraw(page: Page): Promise<void> {
  while ((await turnOf(page)) === "own" && !(await page.locator(".pool.now").isVisible()))
    await play(page, { press: click, most: 1 });
}

async function beginCompletto(): Promise<Visitor> {
  const visitor = await enter();
  await visitor.page.goto(house.address);
  await visitor.page.getByRole("button", { name: "Play now: Completto" }).click();
  await untilDraw(visitor.page);
  return visitor;
}

test("a place where a drawn tile does not fit is refused with its rule, and the tile stays held", async () => {
  const { page, context, troubles } = await beginCompletto();
  await page.locator(".pool.now").click();
  await page.locator("[data-held-key][data-held]").waitFor();
  await page.locator(".frame .place:not([data-move]) .wood:not(.down)").first().click();
  const turn = page.locator(".turn");
  await turn.getByText(/^\d+ lies face up at place \d+ and stays there/).waitFor();
  await page.locator(".frame .place:not([data-move]) .wood.down").first().click();
  await turn.getByText(/^\d+ does not fit at place \d+: it must be (low|high)er/).waitFor();
  await turn.getByRole("button", { name: "Rule CP-10" }).waitFor();
  expect(await page.locator("[data-held-key][data-held]").count()).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});

test("an open tile that cannot be taken now is refused with its rule", async () => {
  const { page, context } = await beginCompletto();
  while ((await page.locator(".shown [data-number]").count()) === 0) {
    await play(page, { press: click, most: 1 });
    await untilDraw(page);
  }
  await page.locator(".pool.now").click();
  await page.locator("[data-held-key][data-held]").waitFor();
  await page.locator(".shown [data-number]").first().click({ force: true });
  const turn = page.locator(".turn");
  await turn.getByText(/^You hold \d+: place it, or leave it if you may/).waitFor();
  await turn.getByRole("button", { name: "Rule CP-7" }).waitFor();
  await context.close();
});

test.each([
  ["lucky-numbers", "[role=grid] .cell:not(.fits, .swap)"],
  ["completto", ".frame .place:not([data-move], .liftable)"],
])("what is not possible in a puzzle of %s is no answer", async (game, place) => {
  const { page, context, troubles } = await enter();
  await page.goto(`${house.address}/#/puzzles/${game}`);
  await page.locator(".task .btn").waitFor();
  const open = page.locator(".take, [data-open]").first();
  if (await open.isVisible()) await open.click();
  await page.locator(place).first().click({ force: true });
  await page
    .locator(".task p small")
    .getByText(/does not fit|lies face up/)
    .waitFor();
  expect(await page.getByRole("button", { name: "Show the solution" }).isEnabled()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a link to a table that does not exist says so", async () => {
  const { page, context } = await enter();
  await page.goto(`${house.address}/#/table/aaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbbbbbb`);
  await page.getByRole("alert").getByText("There is no such table.").waitFor();
  await page.getByRole("link", { name: "Join a table" }).click();
  await page.locator("#code").waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "To the start page" }).click();
  await page.getByRole("heading", { name: "Put your numbers in order." }).waitFor();
  await context.close();
});

test("something that is no link is refused where it was written", async () => {
  const { page, context } = await enter();
  await page.goto(`${house.address}/#/join`);
  await page.locator("#code").fill("what my friend said");
  await page.getByRole("button", { name: "Join" }).click();
  expect(await page.getByRole("alert").innerText()).not.toBe("");
  await context.close();
});

test("a full table says that all seats are taken", async () => {
  const { link } = await openTable("Ann");
  const ben = await enter();
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ben.page.getByText("Ben (you)").waitFor();
  const carl = await enter();
  await carl.page.goto(link);
  await carl.page.getByText("Every seat is taken.").waitFor();
  expect(await carl.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);
});

test("a link with a wrong key lets nobody sit down", async () => {
  const { link } = await openTable("Ann");
  const ben = await enter();
  await ben.page.goto(link.replace(/[^/]+$/, "bbbbbbbbbbbbbbbbbbbb"));
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ben.page.getByRole("alert").getByText("You need the link of this table").waitFor();
});

test("a file that is no record is refused in the review", async () => {
  const { page, context } = await enter();
  await page.goto(`${house.address}/#/review`);
  const give = (text: string) =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "game.jsonl",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
  await give("dear diary");
  const words = "This is not a record of Ordinal. This line is not valid JSON: dear diary";
  await page.getByRole("alert").getByText(words).waitFor();
  await give('{"record":7,"game":"completto"}');
  await page.getByRole("alert").getByText("7").waitFor();
  await context.close();
});

test("why nothing can be taken back is said beside the button, and goes away", async () => {
  const { page, context } = await enter({ size: [390, 844] });
  await page.goto(`${house.address}/`);
  await page.getByRole("button", { name: /^Play now: Completto/ }).click();
  const back = page.locator(".help .btn").first();
  await back.click({ force: true }); // it looks as if it could not be pressed
  const answer = page.locator(".help").getByText("There is no move of yours to take back.");
  await answer.waitFor();
  const [above, below] = await Promise.all([back.boundingBox(), answer.boundingBox()]);
  expect(below!.y - above!.y - above!.height).toBeLessThan(40);
  await page.locator(".caret").first().click();
  await answer.waitFor({ state: "detached" });
  await context.close();
});
