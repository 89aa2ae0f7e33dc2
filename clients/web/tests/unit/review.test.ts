import { expect, it } from "vitest";
import { frameOf, pathOf, stepAt, ticksOf, xOf } from "../../src/screens/review/curve.ts";
import { bestOf, comparedOf, costliestOf, firstSeat } from "../../src/screens/review/worth.ts";
import type { Reviewed, ReviewedDecision } from "../../src/study/answers.ts";

const decision = (event: number, seat: 0 | 1, loss: number, isBest = false): ReviewedDecision => ({
  event,
  seat,
  loss,
  played: "a",
  best: isBest ? "a" : "b",
  before: { share: 0.5, margin: 0, exact: false },
  mark: loss < 0.02 ? "good" : "mistake",
  reasons: [],
});

const reviewed: Reviewed = {
  standings: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.7, 0.3],
    [1, 0],
  ],
  decisions: [decision(0, 0, 0.1), decision(1, 0, 0, true), decision(2, 1, 0.3)],
  ledger: [],
};

it("names the costliest moves of the seat alone, without trifles", () => {
  expect(costliestOf(reviewed, 0).map(({ event }) => event)).toEqual([0]);
  expect(costliestOf(reviewed, 1).map(({ event }) => event)).toEqual([2]);
});

it("finds the right move that raised the chance the most", () => {
  expect(bestOf(reviewed, 0)?.event).toBe(1);
  expect(bestOf(reviewed, 1)).toBeNull();
});

it("tells chances with the best move and with the one that was played, as far apart as the loss", () => {
  const share = (share: number) => ({ share, margin: 0.1, exact: false });
  const costly = { ...decision(84, 0, 0.3316), before: share(0.4024) };
  expect(comparedOf(costly)).toEqual({ best: 40, played: 7 });
  expect(comparedOf({ ...costly, loss: 0.0751, before: share(0.0753) }).played).toBe(0);
});

it("looks through the eyes of a person", () => {
  expect(firstSeat([{}, { name: "Ada" }])).toBe(1);
  expect(firstSeat([])).toBe(0);
});

it("finds the step under the pointer again", () => {
  const frame = frameOf(600);
  for (const step of [0, 7, 40]) expect(stepAt(frame, xOf(frame, step, 40), 40)).toBe(step);
  expect(stepAt(frame, -50, 40)).toBe(0);
  expect(pathOf(frame, reviewed.standings, 0).match(/[ML]/g)).toHaveLength(4);
  expect(ticksOf(frame, 100)).toContain(100);
});
