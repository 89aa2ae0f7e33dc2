import { expect, test } from "vitest";
import { elsewhere, identify } from "../../src/motion/pieces.ts";

const lying = (place: string, face: string) => ({ place, face });

test("what stays where it was stays the same piece", () => {
  const first = identify([], [lying("a1", "7"), lying("b2", "7")]);
  expect(identify(first, [lying("a1", "7"), lying("b2", "7")])).toEqual(first);
});

test("a piece that moves keeps its id, and what it replaces gets to its new place", () => {
  const before = identify([], [lying("hand", "13"), lying("c3", "15")]);
  const after = identify(before, [lying("c3", "13"), lying("display", "15")]);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("a new piece gets an id of its own", () => {
  const before = identify([], [lying("a1", "7")]);
  const after = identify(before, [lying("a1", "7"), lying("hand", "9")]);
  expect(new Set(after.map(({ id }) => id)).size).toBe(2);
});

test("only what changes its place is measured", () => {
  const before = new Map([
    ["p0", "a1"],
    ["p1", "b2"],
  ]);
  const after = new Map([
    ["p0", "a1"],
    ["p1", "c3"],
    ["p2", "hand"],
  ]);
  expect(elsewhere(before, after)).toEqual(["p1", "p2"]);
});
