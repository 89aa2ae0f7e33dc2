// A tap that leads nowhere is answered.
import { beforeAll, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board.ts";
import { Intent } from "../../src/boards/lucky-numbers/intent.svelte.ts";
import { speak } from "../../src/speech/say.svelte.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

function intentOf(phase: string, legal: string[], hand: number[], refuse?: BoardProps["refuse"]) {
  const tell = vi.fn();
  const view = { phase, hands: [hand], gardens: [Array(16).fill(null)] };
  const props = { seat: 0, view, legal, turn: { seats: [0] }, options: {}, tell, refuse };
  return { tell, intent: new Intent(() => props as unknown as BoardProps) };
}

test("in the set-up, a cell beside the diagonal is refused with its rule", async () => {
  const refuse = vi.fn();
  const { intent, tell } = intentOf("choosing", ["arrange 3 5 8 13"], [3, 5, 8, 13], refuse);
  await intent.lay("c1");
  expect(refuse).toHaveBeenCalledWith("c1 is not on the diagonal: a1, b2, c3 or d4.", "LN-4");
  expect(tell).not.toHaveBeenCalled();
  await intent.lay("b2");
  expect(intent.draft).toEqual([null, 0, null, null]);
  expect(tell.mock.calls).toEqual([[""]]);
});

test("a cell before there is a tile is refused, or told where nothing refuses", async () => {
  const refuse = vi.fn();
  await intentOf("turn", ["draw"], [], refuse).intent.lay("c1");
  expect(refuse).toHaveBeenCalledWith("Draw a tile.", "");
  const { intent, tell } = intentOf("turn", ["draw"], []);
  await intent.lay("c1");
  expect(tell).toHaveBeenCalledWith("Draw a tile.");
});
