import { expect, test } from "vitest";
import { share } from "../../src/table/share.ts";

const view = () => ({ rows: [[1, null], [4]], hands: [[], [7]], turn: { seats: [0] } });

test("what is the same stays the same object", () => {
  const before = view();
  expect(share(before, view())).toBe(before);
});

test("what changed is new, and everything beside it stays", () => {
  const before = view();
  const after = share(before, { ...view(), rows: [[1, 2], [4]] });
  expect(after).toEqual({ ...view(), rows: [[1, 2], [4]] });
  expect(after.rows[0]).not.toBe(before.rows[0]);
  expect(after.rows[1]).toBe(before.rows[1]);
  expect(after.hands).toBe(before.hands);
});

test("what is shorter, longer, missing, empty or of another kind is not the same", () => {
  for (const [before, after] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, []],
    [{}, null],
  ]) {
    expect(share(before, after)).toStrictEqual(after);
    expect(share(before, after)).not.toBe(before);
  }
});
