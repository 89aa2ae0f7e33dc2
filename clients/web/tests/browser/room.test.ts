// Nothing is cut off, hidden by its neighbour or too small for a finger, on any screen.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { town } from "./house.ts";

const games = ["lucky-numbers", "completto", "sequence-numbers"];
const players = [2, 4];
const { house, enter } = town();

const program = process.env.ORDINAL_BIN ?? "";
const tables = games.flatMap((game) =>
  players.flatMap((count) => {
    const record = played(program, game, count);
    return [0.6, 1].map((part) => {
      const table = tableAt(game, record, part);
      return { ...table, id: `${table.id}-${count}` };
    });
  }),
);
const screens = [
  ["", ".game"],
  ["settings", "main select"],
  ["join", ".join"],
  ["review", "main section"],
  ["device/completto", "form details"],
  ["friends/sequence-numbers", "form details"],
  ...games.flatMap((game) => [
    [`learn/${game}`, ".rules"],
    [`learn/${game}/try`, ".task .btn"],
    [`puzzles/${game}`, ".task .btn"],
    ...players.flatMap((count) => [
      [`game/${game}-0.6-${count}`, ".help"],
      [`game/${game}-1-${count}`, ".over a"],
    ]),
  ]),
] as [string, string][];

describe.each([
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
])("%i × %i", (width, height) => {
  test("every screen has room", { timeout: 120_000 }, async () => {
    const { page, context, troubles } = await enter({ size: [width, height] });
    await page.goto(house.address);
    await page.locator(".game").first().waitFor();
    await plant(page, tables);
    const found: string[] = [];
    for (const [screen, sign] of screens) {
      await page.evaluate((hash) => (location.hash = `#/${hash}`), screen);
      await page.locator(sign).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      found.push(...(await faults(page)).map((fault) => `${screen}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

test.each([
  ["", ".game"],
  ["game/lucky-numbers-0.6-2", ".help"],
  ["review/device:lucky-numbers-1-2-0", "main svg path"],
])("nothing moves by itself while “%s” comes", async (screen, sign) => {
  const { page, context } = await enter({ size: [390, 844] });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  await plant(page, tables);
  await page.evaluate(() => (location.hash = "#/game/lucky-numbers-1-2"));
  await page.locator(".over a").first().waitFor();
  await page.goto("about:blank");

  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${house.address}/#/${screen}`);
  await page.locator(sign).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);

  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.03);
  await context.close();
});

// A game of two in which so many tiles, all different, were put into the middle.
function withOpenTiles(count: number) {
  const record = played(program, "lucky-numbers", 2);
  const first = record.events.findIndex((line) => "move" in line && line.move === "draw");
  const { seat } = record.events[first] as { seat: number };
  const turns = Array.from({ length: count }, (_, nth) => [
    { seat: (seat + nth) % 2, move: "draw" },
    { chance: `reveal ${nth + 1}` },
    { seat: (seat + nth) % 2, move: "discard" },
  ]);
  const events = [...record.events.slice(0, first), ...turns.flat()];
  return { ...tableAt("lucky-numbers", { ...record, events }, 1), id: `open-${count}` };
}

test.each([
  [320, 568],
  [360, 640],
  [390, 844],
])("many open tiles move no garden off a screen of %i × %i", async (width, height) => {
  const { page, context } = await enter({ size: [width, height] });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  await plant(page, [4, 8].map(withOpenTiles));
  const tops: number[] = [];
  for (const count of [4, 8]) {
    await page.evaluate((id) => (location.hash = `#/game/${id}`), `open-${count}`);
    await expect.poll(() => page.locator("[data-open]").count()).toBe(count);
    const garden = (await page.locator(".garden[role=grid]").boundingBox())!;
    expect(garden.y + garden.height).toBeLessThanOrEqual(height);
    expect((await page.locator("[data-cell=b2]").boundingBox())!.width).toBeGreaterThanOrEqual(40);
    for (const tile of await page.locator("[data-open]").all()) {
      const box = (await tile.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(garden.y + 1);
    }
    tops.push(garden.y);
  }
  expect(tops[1]).toBe(tops[0]);
  await context.close();
});

// A game in which Ann is about to lay a tile that gives her an extra turn, and where.
function beforeExtraTurn() {
  const record = played(program, "completto", 2);
  const isOf = (at: number, kind: string) => {
    const { seat, move } = (record.events[at] ?? {}) as { seat?: number; move?: string };
    return seat === 0 && move?.startsWith(kind) === true;
  };
  const at = record.events.findIndex((_, index) => isOf(index, "place") && isOf(index + 1, "draw"));
  const { move } = record.events[at] as { move: string };
  const events = record.events.slice(0, at);
  return { table: tableAt("completto", { ...record, events }, 1), place: move.split(" ")[2]! };
}

test.each([
  [320, 568],
  [844, 390],
  [1280, 800],
])("an extra turn is told within its ribbon at %i × %i", async (width, height) => {
  const { page, context } = await enter({ size: [width, height] });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const { table, place } = beforeExtraTurn();
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(`.frame [data-place="${place}"][data-move]`).click();
  await page.locator(".ribbon.extra .words > span").waitFor();

  const [ribbon, title, words] = await page.locator(".ribbon.extra").evaluate((ribbon) =>
    [".ribbon", ".title", ".words"].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(ribbon.closest(part) ?? ribbon.querySelector(part)!);
      const { left, right, top, bottom } =
        part === ".ribbon" ? ribbon.getBoundingClientRect() : range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

  expect(words!.top).toBeGreaterThanOrEqual(ribbon!.top);
  expect(words!.bottom).toBeLessThanOrEqual(ribbon!.bottom);
  expect(words!.right).toBeLessThanOrEqual(ribbon!.right);
  expect(words!.right - words!.left).toBeGreaterThan(100);
  const isBeside = words!.left >= title!.right;
  expect(isBeside || words!.top >= title!.bottom - 2).toBe(true);
  await context.close();
});

async function openPlanted(
  size: [number, number],
  language: string,
  game: string,
  of: number,
  part = game === "completto" ? 1 : 0.6,
) {
  const { page, context } = await enter({ size, language });
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const table = tableAt(game, played(program, game, of), part);
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(".help, .over a").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, context };
}

test("the end of a game of four is seen whole beside the board", async () => {
  const { page, context } = await openPlanted([1180, 820], "de", "completto", 4);
  const panels = page.locator(".cp-table > .panels");
  await panels.locator(".log").waitFor();
  const own = (await page.locator(".own").boundingBox())!;
  for (const panel of await panels.locator("> *").all()) {
    const { y, height } = (await panel.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(own.y);
  }
  expect(await panels.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  expect(own.y + own.height).toBeLessThanOrEqual(820);
  await context.close();
});

test.each<[number, number, string, number]>([
  [1180, 820, "de", 3],
  [1180, 820, "de", 6],
  [320, 568, "fr", 2],
  [320, 568, "fr", 3],
  [320, 568, "fr", 6],
])("names are cut and not broken at %i × %i, in %s, with %i", async (width, height, lang, of) => {
  const { page, context } = await openPlanted([width, height], lang, "sequence-numbers", of);
  const faults = await page.locator("[data-person]").evaluateAll((people) =>
    people.flatMap((person) => {
      const [name, has, pile] = [".name", ".has", ".pile"].map((part) =>
        person.querySelector(part)!.getBoundingClientRect(),
      );
      const isUnder = pile!.top >= has!.bottom; // where a side is narrow
      const marks = [...person.querySelectorAll(".has > *")].map(
        (one) => one.getBoundingClientRect().right,
      );
      return [
        ...(name!.height > 24 ? [`${person.textContent} takes two lines`] : []),
        ...(isUnder || Math.max(name!.right, ...marks) <= pile!.left
          ? []
          : [`${person.textContent} lies under a pile`]),
      ];
    }),
  );
  expect(faults).toEqual([]);
  await context.close();
});

test("six people are seen on a phone held sideways", async () => {
  const { page, context } = await openPlanted([844, 390], "en", "sequence-numbers", 6);
  for (const person of await page.locator("[data-person]").all()) {
    const { y, height } = (await person.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(390);
  }
  await context.close();
});

test.each<[number, number, number]>([
  [320, 568, 3],
  [390, 844, 6],
  [844, 390, 6],
  [1180, 820, 6],
  [1280, 800, 5],
  [1366, 657, 6],
  [1920, 969, 6],
])("the own row is seen without scrolling at %i × %i, with %i", async (width, height, of) => {
  const { page, context } = await openPlanted([width, height], "en", "completto", of, 0.6);
  const { y, height: tall } = (await page.locator(".rack").boundingBox())!;
  expect(y + tall).toBeLessThanOrEqual(height);
  await context.close();
});

test.each<[number, number]>([
  [320, 568],
  [844, 390],
])("what marks a gap hides no word and no place at %i × %i", async (width, height) => {
  const { page, context } = await openPlanted([width, height], "fr", "completto", 2, 0);
  await page.locator(".help .btn").nth(1).click();
  const bulb = page.locator(".rack .badge");
  await bulb.waitFor();
  const caret = page.locator(".caret").nth(7);
  await caret.hover();
  const title = (await page.locator(".own h2").boundingBox())!;
  const flag = (await caret.locator("b").boundingBox())!;
  expect(flag.y).toBeGreaterThanOrEqual(title.y + title.height);
  const mark = (await bulb.boundingBox())!;
  for (const name of await page.locator(".nth").all()) {
    const { x, y, width, height } = (await name.boundingBox())!;
    const isHit =
      mark.x < x + width &&
      x < mark.x + mark.width &&
      mark.y < y + height &&
      y < mark.y + mark.height;
    expect(isHit).toBe(false);
  }
  await context.close();
});

test("whose turn it is covers no name of an unfinished game", async () => {
  const { page, context } = await enter({ size: [320, 568], language: "de" });
  await page.goto(house.address);
  await page.getByRole("button", { name: "Jetzt spielen" }).first().click();
  await page.locator(".tray").waitFor();
  await page.goBack();
  await page.locator(".cont .yours").waitFor();
  const name = (await page.locator(".cont b").first().boundingBox())!;
  const turn = (await page.locator(".cont .yours").boundingBox())!;
  expect(turn.y).toBeGreaterThanOrEqual(name.y + name.height);
  await context.close();
});

const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
        (one) => one.getClientRects().length > 0 && !one.closest(".sr, svg:not(.edges)"),
      );
    const named = (one: Element) => `${one.tagName.toLowerCase()}.${one.className}`;
    const box = (one: Element) => one.getBoundingClientRect();
    const wide = shown("main *").filter(
      (one) => box(one).right > innerWidth + 8 || box(one).left < -8,
    );
    const scrolling = shown("main [role=grid], main [role=grid] *").filter((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflow),
    );
    // Numbers that run into each other.
    const tight = shown(".wood, .clover text").filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().width > box(one).width + 2;
    });
    const small = shown("[data-open], main .btn").filter((one) => {
      const { width, height } = box(one);
      return Math.min(width, height) < 38 && !one.matches(".clause");
    });
    // A finger hits what is shown, as far as a board's own geometry allows.
    const isPhone = innerWidth < 400;
    const controls = "a[href], button:enabled, summary, select, input";
    const narrow = shown(isPhone ? controls : "none").filter(
      (one) =>
        one.checkVisibility() && !one.closest("[role=grid], [role=toolbar]") && !reaches(one),
    );
    function reaches(one: HTMLElement): boolean {
      const target = one.closest("label") ?? one;
      target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = box(target);
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = [
        document.elementFromPoint(x - 19, y),
        document.elementFromPoint(x + 19, y),
        document.elementFromPoint(x, y - 19),
        document.elementFromPoint(x, y + 19),
      ];
      return hits.every((hit) => hit !== null && target.contains(hit));
    }
    // Nobody has to look for the first game.
    scrollTo(0, 0);
    const deep = shown(isPhone ? ".game:first-child .go" : "none").filter(
      (one) => box(one).bottom > innerHeight,
    );
    // An exercise has its whole board on a screen that is not small.
    const isLarge = innerWidth >= 1000 && innerHeight >= 700;
    const low = shown(isLarge ? ".screen:has(.task) [role=grid]" : "none").filter(
      (one) => box(one).bottom > innerHeight,
    );
    // Words call places by names that the board shows.
    const names = shown(".edges text, .edge i, .nth").filter((one) => box(one).height > 6);
    const nameless = shown("main .garden[role=grid], main .board, main .rack").filter(
      (board) => !names.some((one) => board.contains(one)),
    );
    // The end is told in the whole width of its place.
    const squeezed = shown(".over").filter((one) => box(one).width < 220);
    return [
      ...wide.map((one) => `${named(one)} sticks out`),
      ...scrolling.map((one) => `${named(one)} scrolls`),
      ...tight.map((one) => `${one.textContent} has no room`),
      ...small.map((one) => `${named(one)} is small: ${one.textContent?.trim()}`),
      ...narrow.map((one) => `${named(one)} is hard to hit: ${one.textContent?.trim()}`),
      ...deep.map((one) => `${named(one)} is below the fold`),
      ...low.map((one) => `${named(one)} ends below the screen`),
      ...nameless.map((one) => `${named(one)} names no place`),
      ...squeezed.map((one) => `${named(one)} is squeezed`),
    ];
  });
