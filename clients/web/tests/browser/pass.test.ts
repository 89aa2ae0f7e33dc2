// Two people at one device: hands stay hidden until the next one says who is there.
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town, type Visitor } from "./house.ts";
import { play } from "./play.ts";

const { house, enter } = town();

async function begin(game: string): Promise<Visitor> {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto(house.address);
  await page.getByRole("link", { name: `On this device: ${game}` }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Name", { exact: true }).fill("Ben");
  await page.getByRole("button", { name: "Begin" }).click();
  return visitor;
}

test("two people pass a device on, to the end of the game", async () => {
  const { page, troubles } = await begin("Sequence Numbers");

  const over = page.locator("section.over");
  const cards = page.locator("[data-card]");
  const people = ["Ann", "Ben"];
  for (let turn = 0; !(await over.isVisible()); ++turn) {
    expect(turn).toBeLessThan(150);
    const name = people[turn % 2]!;
    await page.getByRole("heading", { name: `Hand over to ${name}` }).waitFor();
    expect(await cards.count()).toBe(0);
    if (turn === 3) await page.reload(); // in the middle: nothing is seen, nothing is lost
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await cards.first().waitFor();
    await page.locator(".turn").getByText(`${name}, your turn`).waitFor();
    // What the one before did is marked.
    if (turn > 0 && turn !== 3) expect(await page.locator("[role=grid] .last").count()).toBe(1);
    // A dead card or a claim is part of the same turn.
    while (!(await page.locator(".over-to, section.over").count())) {
      await play(page, { press: click, most: 1 });
    }
  }
  await over.getByRole("heading", { name: /^(Ann|Ben) wins\.$/ }).waitFor();
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
