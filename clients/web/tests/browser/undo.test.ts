// Whoever would like to take a move back is told what becomes of it.
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town, type Visitor } from "./house.ts";
import { sitDown } from "./live.ts";
import { play } from "./play.ts";

const { house, enter } = town();

test("who asks reads that the others decide, and that they refuse", async () => {
  const [ann, ben] = [await enter(), await enter()];
  await sitDown([ann, ben], house.address, { game: "lucky-numbers" });
  for (const { page } of [ann, ben]) await play(page, { press: click, most: 1 }); // the set-up
  const isOnTurn = async ({ page }: Visitor) =>
    (await page.locator(".turn").getByText("Your turn").count()) > 0;
  await expect.poll(async () => (await isOnTurn(ann)) !== (await isOnTurn(ben))).toBe(true);
  const [asker, other] = (await isOnTurn(ann)) ? [ann, ben] : [ben, ann];
  const line = asker.page.locator(".turn .words > span");

  await asker.page.getByRole("button", { name: "Take back" }).click();
  const name = other === ann ? "Ann" : "Ben";
  await line.getByText(`Waiting for ${name} …`).waitFor();
  await asker.page.locator(".help").getByText(`Waiting for ${name} …`).waitFor(); // in sight on a phone
  await other.page.getByRole("button", { name: "No, it stays" }).click();
  await line.getByText(`${name} does not want the move taken back.`).waitFor();
  await play(asker.page, { press: click, most: 1 });
  await line.getByText(name).waitFor({ state: "detached" });
  expect([...ann.troubles, ...ben.troubles]).toEqual([]);
});
