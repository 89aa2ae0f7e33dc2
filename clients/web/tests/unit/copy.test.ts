import { afterEach, expect, test, vi } from "vitest";
import { copy } from "../../src/table/copy.ts";

const fieldOf = (value: string) =>
  ({ value, focus: vi.fn(), select: vi.fn() }) as unknown as HTMLInputElement;

function browser(clipboard: object | undefined, mayCopy: boolean) {
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("document", { execCommand: () => mayCopy });
}

afterEach(() => vi.unstubAllGlobals());

test("with a secure address a link is copied", async () => {
  const writeText = vi.fn(async () => {});
  browser({ writeText }, false);
  expect(await copy(fieldOf("a link"))).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("a link");
});

test.each([
  [undefined, true, "copied"],
  [undefined, false, "selected"],
  [{ writeText: () => Promise.reject(new Error("not allowed")) }, false, "selected"],
])("without the clipboard it is selected, and copied if that works", async (has, may, result) => {
  browser(has, may);
  const field = fieldOf("a link");
  expect(await copy(field)).toBe(result);
  expect(field.select).toHaveBeenCalled();
});
