// A record that is dropped on any screen is reviewed.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { played } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";

const { house, enter } = town();
const { header, events } = played(process.env.ORDINAL_BIN ?? "", "completto", 2);
const record = [header, ...events].map((line) => JSON.stringify(line)).join("\n");

// Whether the page takes what is dropped on the element: otherwise the browser opens it instead.
function drop(page: Page, on: string, text: string): Promise<boolean> {
  return page
    .locator(on)
    .first()
    .evaluate((element, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], "game.jsonl", { type: "application/json" }));
      const isTaken = (name: string) =>
        !element.dispatchEvent(
          new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
        );
      return isTaken("dragover") && isTaken("drop");
    }, text);
}

test.each([
  ["", ".game"],
  ["settings", "main"],
  ["join", "main"],
  ["learn/completto", ".rules"],
  ["device/lucky-numbers", "form"],
])("on screen “%s”", async (screen, place) => {
  const { page, context, troubles } = await enter();
  await page.goto(`${house.address}/#/${screen}`);
  await page.locator(place).first().waitFor();
  expect(await drop(page, place, record)).toBe(true);
  await page.locator(".cp-table").waitFor();
  expect(new URL(page.url()).hash).toBe("#/review");
  expect(troubles).toEqual([]);
  await context.close();
});

test("on the review itself: on its place, beside it, and on another game", async () => {
  const { page, context, troubles } = await enter();
  for (const place of [".drop", ".bar"]) {
    await page.goto(`${house.address}/#/review`);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.locator(place).waitFor();
    expect(await drop(page, place, record)).toBe(true);
    await page.locator(".cp-table").waitFor();
  }
  const other = played(process.env.ORDINAL_BIN ?? "", "lucky-numbers", 2);
  const lines = [other.header, ...other.events].map((line) => JSON.stringify(line));
  expect(await drop(page, ".cp-table", lines.join("\n"))).toBe(true);
  await page.locator(".ln-table").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("words that are dropped stay the browser's", async () => {
  const { page, context } = await enter();
  await page.goto(house.address);
  const isTaken = await page.locator("#code").evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "a link");
    const event = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
    return !field.dispatchEvent(event);
  });
  expect(isTaken).toBe(false);
  await context.close();
});
