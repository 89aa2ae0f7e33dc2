import { afterEach, expect, it, vi } from "vitest";
import { droppedBefore, keepDropped } from "../../src/screens/review/dropped.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps the record that was given last", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => void kept.set(place, text),
  });
  expect(droppedBefore()).toBe("");
  keepDropped("one");
  keepDropped("two");
  expect(droppedBefore()).toBe("two");
});

it("does without where nothing may be kept", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  keepDropped("one");
  expect(droppedBefore()).toBe("");
});
