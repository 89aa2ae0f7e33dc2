// Lucky Numbers for the table.
import type { Board } from "../board.ts";
import LuckyNumbersBoard from "./LuckyNumbersBoard.svelte";
import { called, narrate, prompt } from "./words.ts";

// Gardens lie open, and the choices of the set-up hide themselves.
export const board: Board = {
  component: LuckyNumbersBoard,
  narrate,
  prompt,
  called,
  hidesHands: false,
};
