import { expect, test } from "vitest";
import { placed } from "../../src/boards/ending.ts";

const of = (...counts: number[]) =>
  counts.map((count, seat) => ({ seats: [seat], count, words: "" }));
const places = (found: ReturnType<typeof placed>) =>
  found.map(({ place, seats }) => `${place}: ${seats}`);

test("the fewest come first, and those who are as good share a place", () => {
  expect(places(placed(of(5, 0, 5, 7), "fewest"))).toEqual(["1: 1", "2: 0", "2: 2", "4: 3"]);
});

test("the most come first", () => {
  expect(places(placed(of(1, 2), "most"))).toEqual(["1: 1", "2: 0"]);
});
