// Two people and a computer player at a table of the server.
import { expect, test } from "vitest";
import { town } from "./house.ts";

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
  for (const { page, troubles } of [ann, ben]) {
    await page.getByText("Your turn").first().waitFor();
    expect(troubles).toEqual([]);
  }
});
