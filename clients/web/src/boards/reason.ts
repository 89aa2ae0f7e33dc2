// A reason of the coach in words: moves as the board shows them, people by their names.
import type { Reason } from "$wire";
import type { Board, Standpoint } from "./board.ts";

export function reasonWords(reason: Reason, board: Board | null, at: Standpoint): string {
  const given = reason.arguments as Record<string, string>;
  const called = (blank: string, value: string) =>
    blank === "seat" ? at.nameOf(Number(value)) : (board?.called(blank, value, at) ?? value);
  // Where a move begins a sentence, so do its words; a cell is called the same everywhere.
  return reason.sentence.replace(
    /([.!?] )?\{([a-z_]+)\}/g,
    (whole, before = "", blank: string, offset: number) => {
      const value = given[blank];
      if (value === undefined) return whole;
      const words = called(blank, value);
      const isFirst = before !== "" || offset === 0;
      return before + (isFirst && isMove(blank) ? capitalised(words) : words);
    },
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

// Whether a blank of the coach holds a move.
export const isMove = (blank: string): boolean => /^(move|best|played)$/.test(blank);
