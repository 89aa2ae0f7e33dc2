import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { painted } from "../../src/motion/paint.ts";

let frames: (() => void)[] = [];
const frame = () => {
  for (const draw of frames.splice(0)) draw();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});
afterEach(async () => {
  frame();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => {
  const seen = { isPainted: false };
  void painted().then(() => (seen.isPainted = true));
  return seen;
};

test("what comes after the picture waits for it", async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.isPainted).toBe(false);

  frame();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isPainted).toBe(true);
});

test("a picture that does not come holds up nobody", async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.isPainted).toBe(true);
});

test("after a late picture was given up, the next one is waited for again", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(100);

  const seen = watch();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.isPainted).toBe(false);
});
