import { expect, test } from "vitest";
import {
  colourOf,
  type Draft,
  emptyDraft,
  lyingOf,
  placesOf,
} from "../../src/boards/lucky-numbers/lying.ts";
import { openMoves, readMove } from "../../src/boards/lucky-numbers/moves.ts";
import { freeCells, neighbour, numberAt, type View } from "../../src/boards/lucky-numbers/view.ts";
import { hasAnotherTurn, narrate, prompt } from "../../src/boards/lucky-numbers/words.ts";
import { elsewhere, identify } from "../../src/motion/pieces.ts";

const empty = () => Array.from({ length: 16 }, () => null as number | null);

function view(change: Partial<View> = {}): View {
  return {
    phase: "turn",
    turn: { seats: [0] },
    gardens: [empty(), empty()],
    hands: [[], []],
    chosen: [],
    choices: [null, null],
    display: [],
    pool: [],
    ...change,
  };
}

const places = (state: View, seat: number | null, draft: Draft = emptyDraft) =>
  lyingOf(state, seat, draft).map(({ place, face }) => `${place}: ${face}`);

const telling = (move: string, before: View, after: View, seat = 1) =>
  narrate({
    event: { is: "moved", seat, move, by_computer: false },
    before,
    after,
    seat: 0,
    nameOf: (one) => `seat ${one}`,
  });

test("every move of the notation is read", () => {
  expect(readMove("draw")).toEqual({ is: "draw" });
  expect(readMove("place c3")).toEqual({ is: "lay", cell: "c3" });
  expect(readMove("put a1")).toEqual({ is: "lay", cell: "a1" });
  expect(readMove("take 14 b2")).toEqual({ is: "take", number: 14, cell: "b2" });
  expect(readMove("arrange 1 5 9 20")).toEqual({ is: "arrange", numbers: [1, 5, 9, 20] });
  expect(readMove("deal 1 7")).toEqual({ is: "deal", seat: 1, number: 7 });
  expect(readMove("arrange ?")).toEqual({ is: "hidden" });
  expect(readMove("dance")).toBeNull();
});

test("legal moves become places, by the tile that may go there", () => {
  const open = openMoves(["draw", "take 3 a1", "take 3 b1", "take 9 d4"]);
  expect(open.mayDraw).toBe(true);
  expect([...open.takes.keys()]).toEqual([3, 9]);
  expect([...open.takes.get(3)!.keys()]).toEqual(["a1", "b1"]);
  expect(openMoves(["place b3", "discard"]).lays.get("b3")).toBe("place b3");
});

test("open tiles make room for each other, and gardens stay unless another one is large", () => {
  const garden = [7, ...empty().slice(1)];
  const shown = (display: number[]) =>
    identify([], lyingOf(view({ gardens: [garden, empty()], display }), 0, emptyDraft));
  const [few, more] = [shown([3]), shown([3, 5])];
  expect(elsewhere(placesOf(few, 0), placesOf(more, 0))).toEqual(["p1", "p2"]);
  expect(elsewhere(placesOf(few, 0), placesOf(few, 1))).toEqual(["p0"]);
});

test("arrow keys stay in the garden", () => {
  expect(neighbour("b2", "ArrowRight")).toBe("c2");
  expect(neighbour("d2", "ArrowRight")).toBe("d2");
  expect(neighbour("a1", "ArrowUp")).toBe("a1");
  expect(neighbour("c3", "Home")).toBe("a3");
  expect(neighbour("c3", "x")).toBeNull();
});

test("a choice of the set-up lies in the garden for those who know it", () => {
  const state = view({ phase: "choosing", choices: [[4, null, null, null], null] });
  expect(numberAt(state, 0, "a1")).toBe(4);
  expect(freeCells(state, 0)).toBe(15);
});

test("tiles of the hand lie on the diagonal as far as they are laid", () => {
  const state = view({ phase: "choosing", hands: [[3, 8], [5]] });
  expect(places(state, 0, [null, 0, null, null])).toEqual([
    "garden 0 b2: 3",
    "hand 0 1: 8",
    "hand 1 0: 5",
  ]);
});

test("equal tiles of the display have places of their own", () => {
  expect(places(view({ display: [7, 2, 7] }), null)).toEqual([
    "display 2 0: 2",
    "display 7 0: 7",
    "display 7 1: 7",
  ]);
});

test("a swap is another sentence than a move to a free cell", () => {
  const before = view({ phase: "placing", turn: { seats: [1] }, hands: [[], [13]] });
  const after = view();
  expect(telling("place c3", before, after)).toBe("page_ln_placed");
  before.gardens[1]![10] = 15;
  expect(telling("place c3", before, after)).toBe("page_ln_swapped");
  expect(telling("take 4 c3", before, after)).toBe("page_ln_took_swap");
});

test("the last choice of a round tells what the others have laid", () => {
  const before = view({
    phase: "choosing",
    chosen: [1],
    hands: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
  });
  const laid = empty();
  [5, 6, 7, 8].forEach((number, at) => (laid[at * 5] = number));
  const after = view({ gardens: [empty(), laid] });
  expect(telling("arrange 1 2 3 4", before, after, 0)).toBe(
    "page_ln_arranged_you page_ln_arranged",
  );
  expect(telling("arrange ?", view({ phase: "choosing" }), view({ chosen: [1] }))).toBe(
    "page_ln_ready",
  );
});

test("whoever placed a tile and is on turn again has another turn", () => {
  const moved = { is: "moved", seat: 0, by_computer: false } as const;
  expect(hasAnotherTurn({ ...moved, move: "take 4 c3" }, view())).toBe(true);
  expect(hasAnotherTurn({ ...moved, move: "discard" }, view())).toBe(false);
  expect(hasAnotherTurn({ ...moved, move: "place c3" }, view({ turn: { seats: [1] } }))).toBe(
    false,
  );
});

test("the prompt says what is possible", () => {
  const ask = (legal: string[], state: View) =>
    prompt({ view: state, seat: 0, legal, turn: state.turn, options: {} });
  const placing = view({ phase: "placing", hands: [[13], []] });
  expect(ask(["draw"], view())).toBe("page_ln_prompt_draw");
  expect(ask(["draw", "take 3 a1"], view())).toBe("page_ln_prompt_turn");
  expect(ask(["discard", "place c3"], placing)).toBe("page_ln_prompt_place");
  expect(ask(["discard"], placing)).toBe("page_ln_prompt_discard");
  expect(ask(["arrange 1 2 3 4"], view({ phase: "choosing" }))).toBe("page_ln_prompt_arrange");
  expect(ask(["put a1"], view({ phase: "choosing", hands: [[4], []] }))).toBe("page_ln_prompt_put");
  const watched = view({ phase: "choosing" });
  const bystander = { view: watched, seat: null, legal: [], turn: watched.turn, options: {} };
  expect(prompt(bystander)).toBe("page_ln_prompt_watch");
  expect(prompt({ ...bystander, view: view() })).toBe("");
});

test("a number has one colour, however it came to the table", () => {
  const tile = (id: string, place: string) => colourOf({ id, place, face: "13" });
  expect(tile("p1", "garden 0 a1")).toBe(tile("p6", "display 13 0"));
  const all = Array.from({ length: 20 }, (_, n) =>
    colourOf({ id: "p", place: "", face: `${n + 1}` }),
  );
  expect(new Set(all).size).toBe(4);
});
