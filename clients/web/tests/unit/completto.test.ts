import { expect, test, vi } from "vitest";
import { partsOf, roomsOf } from "../../src/boards/completto/gauge.ts";
import {
  choicesOf,
  gapOf,
  pointerOf,
  readingsOf,
  stretchOf,
  targetsOf,
} from "../../src/boards/completto/moves.ts";
import { goOn, pairAt, placesOf, unwritten } from "../../src/boards/completto/story.ts";
import type { View } from "../../src/boards/completto/view.ts";
import { wishAt, wishFor } from "../../src/boards/completto/wish.ts";
import { called, gapWords, narrate } from "../../src/boards/completto/words.ts";
import { elsewhere } from "../../src/motion/pieces.ts";
import { type Language, languages, speak } from "../../src/speech/say.svelte.ts";

const row = [9, 14, null, null, 33, null, 50];

const viewOf = (change: Partial<View> = {}): View => ({
  phase: "turn",
  turn: { seats: [0] },
  rows: [row, [null, 21]],
  hands: [[], []],
  inserted: [],
  display: [],
  middle: 40,
  ...change,
});

const moved = (number: number, seat: number, move: string) => ({
  number,
  at: 0,
  event: { is: "moved" as const, seat, move, by_computer: false },
});
const dealt = (number: number, move: string) => ({
  number,
  at: 0,
  event: { is: "dealt" as const, move },
});

test("a drawn tile has the readings of its legal places, the one it shows first", () => {
  const choices = choicesOf(["place 68 3", "place 89 6", "place 89 7"]);
  expect(readingsOf(choices, { from: "hand", tile: 89 })).toEqual([89, 68]);
});

test("places of the other reading are there, marked as turned", () => {
  const choices = choicesOf(["take 89 68 3", "take 89 89 6", "take 15 15 1"]);
  const { places } = targetsOf(choices, { from: "display", tile: 89 }, 89, row);
  expect([...places]).toEqual([
    [3, { move: "take 89 68 3", number: 68, isTurned: true }],
    [6, { move: "take 89 89 6", number: 89, isTurned: false }],
  ]);
});

test("a tap where nothing fits is asked for as the move that it would be", () => {
  const none = targetsOf(choicesOf([]), { from: "row", place: 3 }, 0, row);
  const hand = { from: "hand", tile: 89 } as const;
  expect(wishAt(3, { held: hand, number: 68 }, none, "placing")).toBe("place 68 3");
  const open = { from: "display", tile: 89 } as const;
  expect(wishAt(3, { held: open, number: 68 }, none, "turn")).toBe("take 89 68 3");
  expect(wishAt(3, { held: null, number: 0 }, none, "turn")).toBe("");
  expect(wishAt(3, { held: { from: "row", place: 4 }, number: 0 }, none, "turn")).toBe("");
});

test("in the set-up a tap beside a gap that is lit means nothing else", () => {
  const held = { from: "hand", tile: 20 } as const;
  const targets = targetsOf(choicesOf(["insert 20 3"]), held, 20, row);
  const wishes = [1, 2, 3, 4].map((place) =>
    wishAt(place, { held, number: 20 }, targets, "inserting"),
  );
  expect(wishes).toEqual(["insert 20 1", "", "", "insert 20 4"]);
});

test("an open tile that fits nowhere is asked for at the nearest face-down place above it", () => {
  expect(wishFor(10, row)).toBe("take 10 10 3");
  expect(wishFor(40, [...row, 60])).toBe("take 40 40 6");
  expect(wishFor(70, row)).toBe("take 70 70 6");
});

test("where both readings fit, the current one counts", () => {
  const choices = choicesOf(["insert 6 1", "insert 9 1"]);
  const { gaps } = targetsOf(choices, { from: "hand", tile: 9 }, 9, row);
  expect(gaps.get(0)).toEqual({ move: "insert 9 1", number: 9, isTurned: false });
});

test("every tile of a face-down stretch slides like its first", () => {
  const choices = choicesOf(["draw", "slide 3 1", "slide 3 5", "slide 6 3"]);
  expect(stretchOf(row, 4)).toBe(3);
  const { gaps } = targetsOf(choices, { from: "row", place: 4 }, 0, row);
  expect([...gaps.keys()]).toEqual([0, 5]);
});

test("a slide to the right ends behind the tile that takes its place", () => {
  expect(gapOf(3, 1)).toBe(0);
  expect(gapOf(3, 5)).toBe(5);
});

test("a hint points to what has to be touched", () => {
  expect(pointerOf("take 89 68 3")).toMatchObject({ tile: 89, place: 3, draw: false });
  expect(pointerOf("slide 3 5")).toMatchObject({ place: 3, gap: 5 });
  expect(pointerOf(null)).toMatchObject({ draw: false, tile: 0, place: 0, gap: -1 });
});

test("the room of a gap is what was not seen between its neighbours", () => {
  const rooms = roomsOf(viewOf(), 0);
  expect(rooms.map(({ from, to, count }) => [from, to, count])).toEqual([
    [3, 4, 17],
    [6, 6, 16],
  ]);
});

test("a gap with fewer numbers than places is short", () => {
  const rows = [[21, null, null, 23, null], [22]];
  const rooms = roomsOf(viewOf({ rows }), 0);
  expect(rooms.map(({ is, right }) => [is, right])).toEqual([
    ["short", 23],
    ["wide", null],
  ]);
});

test("a gap over the end of a line has a part in each, and says its number once", () => {
  const rooms = roomsOf(viewOf({ rows: [[1, null, null, null, 9]] }), 0);
  const parts = partsOf(rooms, 3);
  expect(parts.map(({ line, from, to, hasNumber }) => [line, from, to, hasNumber])).toEqual([
    [1, 2, 3, true],
    [2, 1, 1, false],
  ]);
});

test("a drawn tile keeps its identity on its way into the row", () => {
  const start = goOn(unwritten, [], viewOf());
  const drawn = goOn(
    start,
    [moved(1, 0, "draw"), dealt(2, "reveal 32")],
    viewOf({ phase: "placing", hands: [[32], []] }),
  );
  expect(drawn.fresh).toEqual([drawn.hands[0]?.id]);
  const rows = [
    [9, 14, null, null, 33, 32, 50],
    [null, 21],
  ];
  const laid = goOn(drawn, [moved(3, 0, "place 32 6")], viewOf({ rows, turn: { seats: [1] } }));
  expect(laid.rows[0]?.[5]).toBe(drawn.hands[0]?.id);
  expect(laid.rows[0]?.[0]).toBe(start.rows[0]?.[0]);
  expect(laid.returned).toEqual([{ seat: 0, place: 6 }]);
  expect(laid.extra).toBeNull();
});

test("whoever laid a tile and is still on turn has an extra turn, until it is used", () => {
  const start = goOn(unwritten, [], viewOf({ display: [32] }));
  const rows = [
    [9, 14, null, 32, 33, null, 50],
    [null, 21],
  ];
  const laid = goOn(start, [moved(1, 0, "take 32 32 4")], viewOf({ rows }));
  expect(laid.extra).toEqual({ seat: 0, pair: [32, 33] });
  const drawing = viewOf({ rows, phase: "placing", hands: [[60], []] });
  const drawn = goOn(laid, [moved(2, 0, "draw"), dealt(3, "reveal 60")], drawing);
  expect(drawn.extra).toEqual({ seat: 0, pair: [32, 33] });
  const after = viewOf({ rows, display: [60], turn: { seats: [1] } });
  expect(goOn(drawn, [moved(4, 0, "leave")], after).extra).toBeNull();
});

test("a slide takes its tile along", () => {
  const start = goOn(unwritten, [], viewOf());
  const rows = [
    [9, 14, null, 33, null, null, 50],
    [null, 21],
  ];
  const slid = goOn(start, [moved(1, 0, "slide 3 5")], viewOf({ rows, turn: { seats: [1] } }));
  expect(slid.rows[0]?.[4]).toBe(start.rows[0]?.[2]);
});

test("what is laid, grabbed, or makes room lies elsewhere, and nothing else", () => {
  const start = goOn(unwritten, [], viewOf({ display: [32, 60] }));
  const rows = [
    [9, 14, null, 32, 33, null, 50],
    [null, 21],
  ];
  const taken = viewOf({ rows, display: [60] });
  const laid = goOn(start, [moved(1, 0, "take 32 32 4")], taken);
  const open = start.display.map(({ id }) => id);
  const lay = placesOf(start);
  expect(elsewhere(lay, placesOf(laid)).toSorted()).toEqual(open.toSorted());
  expect(elsewhere(lay, placesOf(start, open[1]))).toEqual([open[1]]);
});

test("a view that events do not lead to is taken as it is", () => {
  const start = goOn(unwritten, [], viewOf());
  const next = goOn(start, [], viewOf({ display: [7, 8] }));
  expect(next.display.map(({ tile }) => tile)).toEqual([7, 8]);
});

test("events that were told before are not told again", () => {
  const start = goOn(unwritten, [], viewOf());
  const news = [moved(1, 0, "slide 3 5")];
  const rows = [
    [9, 14, null, 33, null, null, 50],
    [null, 21],
  ];
  const once = goOn(start, news, viewOf({ rows, turn: { seats: [1] } }));
  expect(goOn(once, news, viewOf({ rows, turn: { seats: [1] } })).rows).toEqual(once.rows);
});

test("two numbers that follow each other side by side are a pair", () => {
  expect(pairAt([67, 68, null], 2)).toEqual([67, 68]);
  expect(pairAt([67, null, 68], 3)).toBeNull();
});

test("a tile that was turned is told with both its numbers", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const before = viewOf({ phase: "placing", hands: [[89], []] });
  const told = (seat: number | null, { event }: ReturnType<typeof moved>) =>
    narrate({ event, before, after: viewOf({ turn: { seats: [1] } }), seat, nameOf: () => "Ann" });
  expect(told(0, moved(1, 0, "place 68 7"))).toBe("You turn 89 to 68. You lay 68 at place 7.");
  expect(told(1, moved(1, 0, "place 68 7"))).toBe("Ann turns 89 to 68. Ann lays 68 at place 7.");
  expect(told(1, moved(1, 0, "place 89 7"))).toBe("Ann lays 89 at place 7.");
  const at = { view: before, mover: 0, seat: 0, nameOf: () => "Ann" };
  expect(called("move", "place 68 7", at)).toBe("68 (turned from 89) at place 7");
  expect(called("move", "take 66 99 7", at)).toBe("99 (turned from 66) at place 7");
  expect(called("move", "place 89 7", at)).toBe("89 at place 7");
});

test("no two gaps of a row are called the same", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const row = [null, null, null, 24, null, null];
  const all = () => Array.from({ length: row.length + 1 }, (_, gap) => gapWords(row, gap));
  for (const language of Object.keys(languages) as Language[]) {
    await speak(language);
    expect(new Set(all()).size).toBe(row.length + 1);
  }
  await speak("en");
  expect(all().filter((_, gap) => [0, 1, 3, 6].includes(gap))).toEqual([
    "before place 1, face down",
    "between place 1, face down, and place 2, face down",
    "between place 3, face down, and place 4, 24",
    "after place 6, face down",
  ]);
});
