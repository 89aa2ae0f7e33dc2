// Presses with keys alone: Tab to a group, arrows within it, Enter. The focus never gets lost.
import type { Locator, Page } from "playwright-core";
import type { Press } from "./hands.ts";

const longest = 120; // keys to anything on a page

export const byKeys: Press = async (target) => {
  const page = target.page();
  for (let count = 0; count < longest; ++count) {
    const key = await target.evaluate(nextKey);
    await page.keyboard.press(key);
    if (key !== "Enter" && key !== "Space") continue;
    // What a key brings about may move the focus in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return;
  }
  throw new Error(`No way by keys to ${await words(target)}; the focus is on ${await at(page)}.`);
};

// Where the focus is, in words; "": lost.
export const at = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return !active || active === document.body ? "" : active.outerHTML.slice(0, 160);
  });

const words = (target: Locator) => target.evaluate((element) => element.outerHTML.slice(0, 160));

function nextKey(target: HTMLElement | SVGElement): string {
  const active = document.activeElement;
  if (active === target) return target instanceof HTMLInputElement ? "Space" : "Enter";
  const group = target.closest("[role=grid], [role=toolbar], ul, .ways");
  if (!active || !group?.contains(active)) return "Tab";
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, height };
  };
  const [from, to] = [middle(active), middle(target)];
  if (group.querySelectorAll("[role=row]").length > 1 && Math.abs(from.y - to.y) > to.height / 2) {
    return from.y < to.y ? "ArrowDown" : "ArrowUp";
  }
  const follows = active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? "ArrowRight" : "ArrowLeft";
}
