// What a tutorial is: steps in which the learner makes the move that is asked for.
import type { Actor } from "$engine";
import type { TextKey } from "../../../speech/say.svelte.ts";

export interface Step {
  text: TextKey;
  position?: string; // laid before it; without one the game goes on
  wants?: readonly string[]; // moves that are right; one that ends in a blank is how they begin
  then?: readonly (readonly [Actor, string])[]; // what happens after it
}

export interface Tutorial {
  steps: readonly Step[];
  isPointed?: boolean; // to the move that is asked for: this board lights up nothing by itself
}

// What of the legal moves the board lights up: those of the lesson alone.
export const lit = (tutorial: Tutorial, step: Step, legal: readonly string[]): readonly string[] =>
  tutorial.isPointed ? legal : legal.filter((move) => isWanted(step, move));

export function isWanted({ wants = [] }: Step, move: string): boolean {
  return wants.some((wanted) => (wanted.endsWith(" ") ? move.startsWith(wanted) : move === wanted));
}
