// What is not possible is said in words, where the reader looks, with the rule behind it.
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
