// Words take no more lines than there is room for, in every language.
import { expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";
import { turnOf } from "./play.ts";

const { house, enter } = town();
const languages = ["en", "fr", "nl", "de"];
const sideways: [number, number][] = [
  [667, 375],
  [844, 390],
];

test.each(languages.flatMap((language) => sideways.map((size) => ({ language, size }))))(
  "the set-up has room on a phone held sideways: $language, $size",
  async ({ language, size }) => {
    const { page, context } = await enter({ size, language });
    await page.goto(house.address);
    await page.locator(".game[data-game=lucky-numbers] .go").click();
    await turnOf(page);
    await page.evaluate(() => document.fonts.ready);
    const { words, tiles, buttons } = await page.evaluate(() => {
      const box = (one: Element) => one.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".turn .words > span")!);
      const edges = [...document.querySelectorAll(".tray .btn")].map((one) => box(one).right);
      return {
        words: range.getBoundingClientRect().bottom,
        tiles: Math.min(...[...document.querySelectorAll(".slot")].map((one) => box(one).top)),
        buttons: Math.max(...edges),
      };
    });
    expect(words).toBeLessThanOrEqual(tiles);
    expect(buttons).toBeLessThanOrEqual(size[0] - 8);
    await context.close();
  },
);

test.each(languages)("the number of a puzzle is not broken: %s", async (language) => {
  const { page, context } = await enter({ size: [1280, 800], language });
  await page.goto(`${house.address}/#/puzzles/sequence-numbers`);
  await page.locator(".task .btn").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { lines, task, button } = await page.locator(".task").evaluate((task) => {
    const range = document.createRange();
    range.selectNode(task.querySelector("b")!.firstChild!);
    return {
      lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
      task: task.getBoundingClientRect().right,
      button: task.querySelector(".btn")!.getBoundingClientRect().right,
    };
  });
  expect(lines).toBe(1);
  expect(button).toBeLessThanOrEqual(task);
  await context.close();
});

test.each(languages)("the result of teams is seen whole on a tablet: %s", async (language) => {
  const { page, context } = await enter({ size: [1180, 820], language });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const table = tableAt(
    "sequence-numbers",
    played(process.env.ORDINAL_BIN ?? "", "sequence-numbers", 4),
    1,
  );
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  const names = page.locator(".a-panels li .name");
  await names.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const name of await names.all()) expect((await name.boundingBox())!.height).toBeLessThan(30);
  const last = (await page.locator(".a-panels li").last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(820);
  await context.close();
});
