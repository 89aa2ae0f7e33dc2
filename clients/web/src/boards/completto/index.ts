// Completto: a row of wooden tiles for everybody, and the middle between them.
import type { Board } from "../board.ts";
import Completto from "./Completto.svelte";
import { advise, aloud, called, ending, narrate, prompt } from "./words.ts";

export const board: Board = {
  component: Completto,
  narrate,
  prompt,
  aloud,
  called,
  advise,
  ending,
  isSecret: () => false,
};
