import { say } from "../../speech/say.svelte.ts";
import type { Board } from "../board.ts";
import PlainBoard from "./PlainBoard.svelte";

export const board: Board = {
  component: PlainBoard,
  narrate: ({ event, nameOf }) => {
    switch (event.is) {
      case "moved":
        return say("page_plain_moved", { name: nameOf(event.seat), move: event.move });
      case "dealt":
      case "refereed":
        return event.move;
      default:
        return "";
    }
  },
  prompt: ({ legal }) => (legal.length > 0 ? say("page_plain_choose") : ""),
  called: () => undefined,
  isSecret: () => true,
};
