import { expect, test } from "vitest";
import { milliseconds } from "../../src/motion/stage.ts";

test.each([
  ["260ms", 260],
  [" .26s", 260],
  ["1.2s", 1200],
  ["0ms", 0],
  ["", 0],
])("%j are %i milliseconds", (time, count) => {
  expect(milliseconds(time)).toBeCloseTo(count);
});
