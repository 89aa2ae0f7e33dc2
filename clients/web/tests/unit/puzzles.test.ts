import { expect, it } from "vitest";
import { loadOrdinal } from "$engine";
import wasm from "$ordinal/ordinal.wasm?url&inline";
import { puzzlesOf, readPuzzles } from "../../src/screens/puzzles/puzzle.ts";

it("reads what the project writes", () => {
  const [first, second] = readPuzzles(
    "# a remark\nplayers 2 turn 1\nbest draw\nlead exact 3333\nmisses 20 18 12 7 0 0\nlure take 15 c4\n\n" +
      "players 2 placing 0\nbest place b4\nlead playouts 600\nmisses 1 0 0 0 0 0\n",
  );
  expect(first).toEqual({
    position: "players 2 turn 1",
    seat: 1,
    best: "draw",
    isExact: true,
    lead: 0.3333,
    difficulty: "tricky",
  });
  expect(second?.difficulty).toBe("gentle");
});

it.each(["lucky-numbers", "completto", "sequence-numbers"])(
  "%s: every best move is legal",
  async (id) => {
    const ordinal = await loadOrdinal(fetch(wasm));
    const puzzles = await puzzlesOf(id);
    expect(puzzles).toHaveLength(30);
    for (const { position, seat, best } of puzzles) {
      const game = ordinal.fromPosition(id, position);
      if (!game.ok) throw new Error(game.refusal.code);
      expect(game.value.legal(seat)).toMatchObject({ value: expect.arrayContaining([best]) });
      game.value.free();
    }
  },
);
