import type { Board } from "../board.ts";
import SequenceBoard from "./SequenceBoard.svelte";
import { sideOf, type View } from "./view.ts";
import { advise, called, ending, narrate, prompt } from "./words.ts";

export const board: Board = {
  component: SequenceBoard,
  narrate,
  prompt,
  called,
  advise,
  ending,
  isSecret: () => true,
  late: "draw",
  onTurn: (view) => (view as View).seat,
  markOf: (seat, view, { sides }) =>
    view ? sideOf(seat, view as View) : sides ? seat % Number(sides) : seat,
};
