// Two people and a computer player at a table of the server.
import { expect, test } from "vitest";
import { town, type Visitor } from "./house.ts";
import { sitDown } from "./live.ts";

const { house, enter } = town();

test("a friend follows the link, sits down, and both see the game begin", async () => {
  const ann = await enter();
  await ann.page.goto(house.address);
  await ann.page.getByRole("link", { name: "With friends: Lucky Numbers" }).click();
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.page.getByLabel("The link to this table").inputValue();

  const ben = await enter();
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ann.page.getByText("Ben").first().waitFor();
  await ann.page.getByRole("button", { name: "Begin" }).click();
  const eve = await enter({ size: [390, 844] });
  await eve.page.goto(link);
  await eve.page.locator(".turn").getByText("Everyone lays four tiles").waitFor();
  expect(await eve.page.locator(".whose .held .tile").count()).toBe(4);
  for (const { page, troubles } of [ann, ben]) {
    await page.getByText("Your turn").first().waitFor();
    expect(troubles).toEqual([]);
  }
});

test("a game is left for good, from the start and at the table", async () => {
  const [ann, ben] = [await enter(), await enter()];
  const seats = ["person", "person", "easy"];
  await sitDown([ann, ben], house.address, { game: "lucky-numbers", seats });

  await ben.page.goto(house.address);
  const unfinished = ben.page.getByRole("region", { name: "Continue" });
  await unfinished.getByText("with Ann and Computer (easy)").waitFor();
  await unfinished.getByRole("button", { name: "Leave this game: Lucky Numbers" }).click();
  await ben.page.keyboard.press("Enter"); // stays
  await unfinished.getByRole("button", { name: "Leave this game: Lucky Numbers" }).click();
  await unfinished.getByRole("button", { name: "Leave", exact: true }).click();
  await unfinished.waitFor({ state: "detached" });
  await ann.page.getByText("What happened").click();
  await ann.page.locator(".log li", { hasText: "Ben has left: a computer plays on." }).waitFor();

  await ann.page.getByRole("button", { name: "Leave the game" }).click();
  await ann.page.getByRole("button", { name: "Leave", exact: true }).click();
  await ann.page.getByRole("heading", { name: "Put your numbers in order." }).waitFor();
  await ann.page.getByRole("region", { name: "New here?" }).waitFor();
  expect([...ann.troubles, ...ben.troubles]).toEqual([]);
});

test("who has no name is asked for it, and a seat can be left and freed", async () => {
  const [ann, ben] = [await enter(), await enter()];
  await ann.page.goto(house.address);
  await ann.page.getByRole("link", { name: "With friends: Lucky Numbers" }).click();
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.page.getByLabel("The link to this table").inputValue();

  await ben.page.goto(link);
  const sit = ben.page.getByRole("button", { name: "Sit here" });
  await sit.click();
  await ben.page.getByRole("alert").getByText("Tell us your name first.").waitFor();
  await ben.page.keyboard.type("Ben"); // the field has the focus
  await sit.click();
  const hasFocus = ({ page }: Visitor) =>
    page.getByRole("heading", { name: "Lucky Numbers" }).and(page.locator(":focus")).waitFor();
  await hasFocus(ben);
  await ben.page.getByRole("button", { name: "Get up" }).click();
  await hasFocus(ben);
  await sit.click();
  await ann.page.getByRole("button", { name: "Remove Ben" }).click();
  await hasFocus(ann);
  await ben.page.locator("main").getByText("The host has freed seat 2.").waitFor();
  await sit.waitFor();
  expect([...ann.troubles, ...ben.troubles]).toEqual([]);
});

test("a guest sees what is played, and with whom; the host may penalise", async () => {
  const [ann, ben] = [await enter(), await enter()];
  await ann.page.goto(`${house.address}/#/friends/sequence-numbers`);
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByRole("radio", { name: "4" }).check();
  await ann.page.getByLabel("Seat 2").selectOption("easy");
  await ann.page.getByLabel("Seat 4").selectOption("easy");
  await ann.page.getByText("More options").click();
  await ann.page.getByRole("radio", { name: "The host may penalise it" }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.getByText("with Seat 3").waitFor();
  await ben.page.goto(await ann.page.getByLabel("The link to this table").inputValue());
  const terms = ben.page.getByRole("list", { name: "What is played" }).getByRole("listitem");
  await terms.first().waitFor();
  expect(await terms.allInnerTexts()).toEqual([
    "4 players",
    "One game",
    "No clock",
    "New cards: Are drawn for you",
    "Advice between partners: The host may penalise it",
  ]);
  const seats = ben.page.locator("ol > li");
  expect(await seats.nth(1).innerText()).toContain("with Computer 2 (easy)");
  expect(await seats.nth(2).innerText()).toContain("with Ann");
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ann.page.getByText("with Ben").waitFor();
  await ann.page.getByText("No hints").waitFor();
  await ann.page.getByRole("button", { name: "Begin" }).click();

  await ann.page.getByText("Referee").click();
  await ann.page.getByRole("button", { name: "Penalise: Your team" }).click();
  await ann.page.getByRole("button", { name: "Yes, penalise" }).click();
  const { page } = ben;
  await page.getByText("Your side was penalised").first().waitFor();
  await page.locator('[role=grid] [data-cell="e5"]').click();
  const refusal = page.locator(".turn .refusal");
  await refusal.getByText("Your side was penalised: choose a card to put down.").waitFor();
  await page.getByRole("button", { name: "Rule SN-23" }).waitFor();
  expect([...ann.troubles, ...ben.troubles]).toEqual([]);
});

test("where a page has no clipboard the link is copied all the same", async () => {
  const { page, troubles } = await enter();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await page.goto(`${house.address}/#/friends/lucky-numbers`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Open the table" }).click();
  const field = page.getByLabel("The link to this table");
  const link = await field.inputValue();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.getByLabel("Your name").fill("");
  await page.keyboard.press("ControlOrMeta+v");
  expect(await page.getByLabel("Your name").inputValue()).toBe(link.slice(0, 24));
  expect(troubles).toEqual([]);
});

test("settings lead back to where one was", async () => {
  const { page, troubles } = await enter();
  await page.goto(`${house.address}/#/device/completto`);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Begin" }).waitFor();
  expect(troubles).toEqual([]);
});
