// Lucky Numbers for the table.
import type { Board } from "../board.ts";
import LuckyNumbersBoard from "./LuckyNumbersBoard.svelte";
import type { View } from "./view.ts";
import { advise, aloud, called, ending, narrate, prompt } from "./words.ts";

// Gardens lie open once everybody has chosen.
export const board: Board = {
  component: LuckyNumbersBoard,
  narrate,
  prompt,
  aloud,
  called,
  advise,
  ending,
  hasTournaments: true,
  isSecret: (view) => (view as View | undefined)?.phase === "choosing",
};
