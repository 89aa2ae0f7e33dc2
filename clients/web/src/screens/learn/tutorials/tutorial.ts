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
}

export function isWanted({ wants = [] }: Step, move: string): boolean {
  return wants.some((wanted) => (wanted.endsWith(" ") ? move.startsWith(wanted) : move === wanted));
}
