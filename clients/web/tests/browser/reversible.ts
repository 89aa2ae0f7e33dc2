// The step of the lesson of Completto in which a tile is turned upside down: 89 becomes 68.
import type { Page } from "playwright-core";

export async function toReversible(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#/learn/completto/try`);
  await page.locator(".task .btn").click();
  for (const place of [4, 5]) {
    await page.locator(".pool.now").click();
    await page.locator(`.frame [data-place="${place}"][data-move]`).click();
  }
  await page.locator('.take[data-number="89"]').waitFor();
}

export const upright = '.frame [data-move="take 89 68 13"]:not([data-turned])';
