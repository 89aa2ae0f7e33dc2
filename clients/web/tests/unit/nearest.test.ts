// Fingers on the row of Completto: places of 30 × 44 pixels, in two lines.
import { expect, test } from "vitest";
import { meant, nearest } from "../../src/boards/completto/nearest.ts";

const [width, height, line] = [30, 44, 90];

// Places by column and line, counted from 0.
function row(...places: [number, number][]): Element {
  const elements = places.map(([column, below]) => ({
    name: `${column},${below}`,
    getBoundingClientRect: () => {
      const [left, top] = [column * width, below * line];
      return { left, top, width, height, right: left + width, bottom: top + height };
    },
  }));
  return { querySelectorAll: () => elements } as unknown as Element;
}

const at = (rack: Element, x: number, y: number) =>
  (meant(rack, x, y, 45) as unknown as { name: string } | undefined)?.name;

test("a place alone is meant from one and a half places away", () => {
  const rack = row([4, 0]);
  expect(at(rack, 80, 20)).toBe("4,0");
  expect(at(rack, 130, 80)).toBe("4,0");
  expect(at(rack, 70, 20)).toBeUndefined();
});

test("below neighbours the column decides", () => {
  const rack = row([4, 0], [5, 0]);
  expect(at(rack, 148, 70)).toBe("4,0");
  expect(at(rack, 152, 70)).toBe("5,0");
  expect(at(rack, 190, 20)).toBe("5,0");
});

test("in the middle between two places none is meant", () => {
  expect(at(row([4, 0], [7, 0]), 180, 20)).toBeUndefined();
  expect(at(row([4, 0], [7, 0]), 170, 20)).toBe("4,0");
  expect(at(row([4, 0], [4, 1]), 135, 67)).toBeUndefined();
  expect(at(row([4, 0], [4, 1]), 135, 60)).toBe("4,0");
});

test("what is dropped between two places goes to the nearer one", () => {
  const target = nearest(row([4, 0], [7, 0]), 179, 20, 40);
  expect((target as unknown as { name: string }).name).toBe("4,0");
});
