// A phone: a whole game by taps, and pieces that are dragged with a finger.
import type { CDPSession, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { tap } from "./hands.ts";
import { town, Visitor } from "./house.ts";
import { play, turnOf } from "./play.ts";
import { toReversible, upright } from "./reversible.ts";
import { look } from "./seen.ts";

const phone = { size: [390, 844] as [number, number], hasTouch: true };
const { house, enter } = town();

async function begin(game: string, size = phone.size): Promise<Visitor> {
  const visitor = await enter({ ...phone, size });
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

  // Another one taps beside what the first one holds.
  async holdAndTap(held: Locator, beside: Locator): Promise<void> {
    const [start, other] = [await middleOf(held), await middleOf(beside)];
    const moved = { x: start.x, y: start.y - 12 };
    await this.#touch("touchStart", [start]);
    await this.#touch("touchMove", [moved]);
    await beside.page().locator("[data-held]").waitFor();
    await this.#touch("touchStart", [moved, other]);
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

test("a second finger turns the tile of Completto that the first one holds", async () => {
  const { page, context, troubles } = await enter(phone);
  await toReversible(page, house.address);
  const finger = await Finger.of(page);
  await finger.holdAndTap(page.locator('[data-grab="display:89"]'), page.locator(".pool"));
  await page.locator(upright).waitFor();
  expect(troubles).toEqual([]);
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

const version = (page: Page) => page.locator(".screen").getAttribute("data-version");

test("a finger below a place of Completto means it", async () => {
  const { page, context, troubles } = await begin("Completto");
  const places = page.locator(".frame .place[data-move]");
  while ((await turnOf(page)) === "own" && (await places.count()) === 0) {
    await play(page, { press: tap, most: 1 });
  }
  const meant = places.last(); // below it lies nothing else
  const box = (await meant.boundingBox())!;
  const [, number, place] = (await meant.getAttribute("data-move"))!.split(" ");

  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 30);

  const laid = page.locator(`.frame .place[data-place="${place}"]:not([data-move]) .wood`);
  await laid.getByText(number!, { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a finger on the rim of Sequence Numbers means the cell beside it", async () => {
  const { page, context, troubles } = await begin("Sequence Numbers", [320, 568]);
  await page.locator(".hand [data-card]").first().tap();
  const box = (await page.locator('[data-cell="a5"]').boundingBox())!;
  const before = await version(page);

  await page.touchscreen.tap(box.x - 4, box.y + box.height / 2);

  const isAnswered = `.turn .refusal, .screen:not([data-version="${before}"])`;
  await page.locator(isAnswered).first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
