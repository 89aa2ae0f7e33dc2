// What axe finds on a page that would keep somebody out, by day and by night.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const one of await examine(page)) found.push(`${colorScheme}: ${one}`);
  }
  return found;
}

// The same in high contrast, where somebody has chosen it.
export async function barriersInContrast(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.dataset.theme = "contrast"));
  const found = await examine(page);
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  return found;
}

async function examine(page: Page): Promise<string[]> {
  // Through the debugger's door: the page's own policy would refuse a script from outside.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    type Found = { id: string; nodes: { target: unknown; failureSummary: string }[] };
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
  });
}
