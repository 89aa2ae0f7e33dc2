import { expect, test } from "vitest";
import { cellsBetween, linesIn } from "../../src/boards/sequence-numbers/lines.ts";
import { choicesIn, moveWith, readMove } from "../../src/boards/sequence-numbers/moves.ts";
import {
  answerOf,
  cells,
  groupOf,
  numberOn,
  sumOf,
} from "../../src/boards/sequence-numbers/numbers.ts";
import { arrange } from "../../src/boards/sequence-numbers/slots.ts";
import { neededOf, seatsOf, sideOf, type View } from "../../src/boards/sequence-numbers/view.ts";
import { narrate, pileTitle, pileWords, prompt } from "../../src/boards/sequence-numbers/words.ts";

function viewWith(change: Partial<View>): View {
  return {
    phase: "turn",
    seat: 0,
    exchanged: false,
    chips: cells.map(() => null),
    locked: [],
    sequences: [0, 0],
    hands: [[], []],
    discards: [[], []],
    pile: 90,
    rights: [],
    claim: null,
    ...change,
  };
}

const locking = (side: number, locked: string[], count: number): View =>
  viewWith({
    locked,
    chips: cells.map((cell) => (locked.includes(cell) ? side : null)),
    sequences: side === 0 ? [count, 0] : [0, count],
  });

const ends = (view: View) => linesIn(view).map(({ from, to }) => `${from}-${to}`);

test("numbers, corners, answers and groups come from the data file", () => {
  expect(numberOn("a1")).toBeNull();
  expect(numberOn("b1")).toBe(1);
  expect(numberOn("j10")).toBeNull();
  expect(answerOf("31+4")).toBe(35);
  expect(answerOf("plus")).toBeNull();
  expect([1, 8, 9, 48, null].map(groupOf)).toEqual([1, 1, 2, 6, 0]);
  expect(sumOf("13-4")).toEqual({ left: "13", operator: "-", right: "4" });
  expect(sumOf("minus")).toBeNull();
});

test("moves are read as they are written", () => {
  expect(readMove("play 7+2 j2")).toEqual({ kind: "play", card: "7+2", cell: "j2" });
  expect(readMove("minus c3")).toEqual({ kind: "minus", card: "minus", cell: "c3" });
  expect(readMove("claim a1-e5 a5-e1")).toEqual({
    kind: "claim",
    lines: [
      { from: "a1", to: "e5" },
      { from: "a5", to: "e1" },
    ],
  });
  expect(readMove("dance")).toBeNull();
  expect([moveWith("7+2", "j2"), moveWith("plus", "c3")]).toEqual(["play 7+2 j2", "plus c3"]);
});

test("legal moves are sorted by what can be done", () => {
  const choices = choicesIn(["play 7+2 j2", "play 7+2 a9", "dead 3+2", "plus c3", "draw"]);
  expect(choices.places.get("7+2")).toEqual(["j2", "a9"]);
  expect(choices.places.get("plus")).toEqual(["c3"]);
  expect(choices.exchanges).toEqual(["3+2"]);
  expect([choices.isOnTurn, choices.mayDraw, choices.mayPass]).toEqual([true, true, false]);
  expect(choicesIn(["draw"]).isOnTurn).toBe(false);
});

test("a line runs from end to end in every direction", () => {
  expect(cellsBetween({ from: "a1", to: "e5" })).toEqual(["a1", "b2", "c3", "d4", "e5"]);
  expect(cellsBetween({ from: "j1", to: "f5" })).toEqual(["j1", "i2", "h3", "g4", "f5"]);
  expect(cellsBetween({ from: "c10", to: "g10" })).toHaveLength(5);
});

test("locked chips are explained by lines", () => {
  expect(ends(locking(1, ["c3", "d4", "e5", "f6", "g7"], 1))).toEqual(["c3-g7"]);
});

test("a corner is the fifth of four", () => {
  expect(ends(locking(0, ["b1", "c1", "d1", "e1"], 1))).toEqual(["a1-e1"]);
  expect(ends(locking(0, ["b1", "c1", "d1", "e1", "f1"], 1))).toEqual(["b1-f1"]);
});

test("nine in a line are two sequences that share the middle", () => {
  const nine = ["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5"];
  expect(ends(locking(0, nine, 2))).toEqual(["a5-e5", "e5-i5"]);
});

test("two sequences may cross", () => {
  const cross = ["c5", "d5", "e5", "f5", "g5", "e3", "e4", "e6", "e7"];
  expect(ends(locking(0, cross, 2)).toSorted()).toEqual(["c5-g5", "e3-e7"]);
});

test("a card keeps its place, and a new one comes where one has left", () => {
  const hand = arrange([], ["1+0", "plus", "4-2", "plus"]);
  expect(arrange(hand, ["plus", "plus", "4-2", "9+9"])).toEqual(["9+9", "plus", "4-2", "plus"]);
  expect(arrange(hand, ["plus", "4-2", "plus"])).toEqual([null, "plus", "4-2", "plus"]);
});

test("partners sit across, and teams need two sequences", () => {
  const four = viewWith({ hands: [[], [], [], []] });
  expect(seatsOf(1, four)).toEqual([1, 3]);
  expect(sideOf(2, four)).toBe(0);
  expect(neededOf(four, {})).toBe(2);
  expect(neededOf(viewWith({}), {})).toBe(1);
  const six = viewWith({ hands: [[], [], [], [], [], []], sequences: [0, 0, 0] });
  expect(neededOf(six, { three_sides_need: 1 })).toBe(1);
});

// Without a language loaded, sentences are their keys.
function told(move: string, seat: number, before: View, after: View): string {
  const event = { is: "moved", seat, move, by_computer: false } as const;
  return narrate({ event, before, after, seat: 0, nameOf: (one) => `name ${one}` });
}

test("a move is told with what it brought about", () => {
  const before = viewWith({ rights: [1] });
  expect(told("play 31+4 d4", 0, before, before)).toBe("page_sn_you_play");
  expect(told("play 31+4 d4", 1, before, viewWith({ sequences: [0, 1] }))).toBe(
    "page_sn_told_play page_sn_lost_card page_sn_sequence",
  );
  expect(told("draw", 0, viewWith({ rights: [0, 1] }), viewWith({}))).toBe(
    "page_sn_you_draw page_sn_lost_card",
  );
});

test("what is dealt is told to whom it belongs, and hidden cards to nobody", () => {
  const deal = (move: string) =>
    narrate({
      event: { is: "dealt", move },
      before: viewWith({}),
      after: viewWith({}),
      seat: 0,
      nameOf: String,
    });
  expect([deal("deal 0 plus"), deal("deal 1 ?"), deal("deal 0 ?")]).toEqual([
    "page_sn_you_get",
    "",
    "",
  ]);
});

test("the prompt says what is due", () => {
  const due = (...legal: string[]) =>
    prompt({ view: viewWith({}), seat: 0, legal, turn: { seats: [0] }, options: {} });
  expect(due()).toBe("");
  expect(due("play 7+2 j2")).toBe("page_sn_prompt");
  expect(due("dead 7+2")).toBe("page_sn_prompt_exchange");
  expect(due("draw")).toBe("page_sn_prompt_draw");
  expect(due("pass")).toBe("page_sn_prompt_pass");
  expect(due("forfeit plus")).toBe("page_sn_prompt_forfeit");
  expect(due("claim c5-g5", "claim d5-h5")).toBe("page_sn_prompt_claim");
});

test("the reader’s own pile has words of its own", () => {
  expect([pileWords("Ann", undefined), pileWords("Ann", "plus"), pileTitle("Ann")]).toEqual([
    "page_sn_pile_empty",
    "page_sn_pile_top",
    "page_sn_pile_of",
  ]);
  expect([pileWords(null, undefined), pileWords(null, "plus"), pileTitle(null)]).toEqual([
    "page_sn_pile_empty_you",
    "page_sn_pile_top_you",
    "page_sn_pile_of_you",
  ]);
});
