import { describe, expect, it } from "vitest";
import { type Game, loadOrdinal } from "$engine";
import wasm from "$ordinal/ordinal.wasm?url&inline";
import { rules } from "../../src/screens/learn/rules.ts";
import { tutorialOf } from "../../src/screens/learn/tutorials/index.ts";
import { isWanted, lit } from "../../src/screens/learn/tutorials/tutorial.ts";

const ordinal = await loadOrdinal(fetch(wasm));

function got<T>(answer: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

describe.each(["lucky-numbers", "completto", "sequence-numbers"])("the tutorial of %s", (id) => {
  it("can be played from the first step to a win", async () => {
    const { steps } = (await tutorialOf(id))!;
    let game: Game | null = null;
    for (const step of steps) {
      if (step.position) game = got(ordinal.fromPosition(id, step.position));
      if (!step.wants) continue;
      const move = got(game!.legal(0)).find((one) => isWanted(step, one));
      expect(move, `${step.text}: ${step.wants}`).toBeDefined();
      got(game!.play(0, move!));
      for (const [actor, next] of step.then ?? []) got(game!.play(actor, next));
    }
    expect(got(game!.result()).result).toMatchObject({ winners: [0] });
  });

  it("lights up nothing but what a step asks for", async () => {
    const tutorial = (await tutorialOf(id))!;
    let game: Game | null = null;
    for (const step of tutorial.steps) {
      if (step.position) game = got(ordinal.fromPosition(id, step.position));
      const [first, ...more] = step.wants ?? [];
      if (first === undefined) continue;
      const legal = got(game!.legal(0));
      if (tutorial.isPointed) expect(legal, step.text).toContain(first);
      else expect(lit(tutorial, step, legal).length === 1).toBe(!first.endsWith(" "));
      expect(more).toEqual([]);
      got(
        game!.play(
          0,
          legal.find((one) => isWanted(step, one))!,
        ),
      );
      for (const [actor, next] of step.then ?? []) got(game!.play(actor, next));
    }
  });

  it("has rules that tell every clause once", () => {
    const clauses = rules[id]!.flatMap(({ entries }) => entries.flatMap((entry) => entry.clauses));
    expect(new Set(clauses).size).toBe(clauses.length);
    const last = { "lucky-numbers": 20, completto: 19, "sequence-numbers": 24 }[id]!;
    const letters = clauses[0]!.slice(0, 2);
    for (let n = 1; n <= last; ++n) expect(clauses).toContain(`${letters}-${n}`);
  });
});
