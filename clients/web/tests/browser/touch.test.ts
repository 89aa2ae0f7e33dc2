// A phone: a whole game by taps, and pieces that are dragged with a finger.
import type { CDPSession, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { tap } from "./hands.ts";
import { town, Visitor } from "./house.ts";
import { play, turnOf } from "./play.ts";
import { look } from "./seen.ts";

const phone = { size: [390, 844] as [number, number], hasTouch: true };
const { house, enter } = town();

async function begin(game: string): Promise<Visitor> {
  const visitor = await enter(phone);
  await visitor.page.goto(house.address);
  await visitor.page.getByRole("button", { name: `Play now: ${game}` }).tap();
  await turnOf(visitor.page);
  return visitor;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// One finger goes down, along, and up.
class Finger {
  readonly #line: CDPSession;

  private constructor(line: CDPSession) {
    this.#line = line;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async drag(from: Locator, to: () => Locator): Promise<void> {
    await from.scrollIntoViewIfNeeded();
    const start = await middleOf(from);
    await this.#touch("touchStart", [start]);
    await this.#touch("touchMove", [{ x: start.x, y: start.y - 12 }]);
    await to().waitFor();
    const end = await middleOf(to());
    await this.#touch("touchMove", [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
    await this.#touch("touchMove", [end]);
    await this.#touch("touchEnd", []);
  }

  async #touch(
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) {
    await this.#line.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

test("a game of Lucky Numbers is played with a finger to its end", async () => {
  const { page, context, troubles } = await begin("Lucky Numbers");
  await play(page, { press: tap });
  await page.locator("section.over").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a clover tile is dragged into the garden", async () => {
  const { page, context } = await begin("Lucky Numbers");
  const finger = await Finger.of(page);
  const mayPlace = async () => (await look(page)).moves.some((move) => move.startsWith("place"));
  while (!(await mayPlace())) {
    await play(page, { press: tap, most: 1 });
    await turnOf(page);
  }
  const { moves, hand } = await look(page);
  const cell = moves.find((move) => move.startsWith("place"))!.split(" ")[1]!;
  const target = page.locator(`[role=grid] [data-cell="${cell}"]`);
  await finger.drag(page.locator(".hand .tile"), () => target);
  await page.locator(`[role=grid] [data-cell="${cell}"][aria-label*="${hand}"] .tile`).waitFor();
  await context.close();
});

test("a face-down tile of Completto is slid along the row", async () => {
  const { page, context } = await begin("Completto");
  const finger = await Finger.of(page);
  while (!(await page.locator(".pool.now").isVisible())) {
    await play(page, { press: tap, most: 1 });
    await turnOf(page);
  }
  const down = page.locator('[data-grab^="row:"]').first();
  const row = () => page.locator(".frame .place").allInnerTexts();
  const before = await row();
  await finger.drag(down, () => page.locator('.frame [data-move^="slide"]').first());
  await expect.poll(row).not.toEqual(before);
  await context.close();
});

test("a card of Sequence Numbers is dragged onto its number", async () => {
  const { page, context } = await begin("Sequence Numbers");
  const finger = await Finger.of(page);
  const { moves } = await look(page);
  const [, card, cell] = moves.find((move) => move.startsWith("play"))!.split(" ");
  const target = page.locator(`[role=grid] [data-cell="${cell}"]`);
  await finger.drag(page.locator(`[data-card="${card}"]`), () => target);
  await target.locator(".chip").waitFor();
  await context.close();
});
