// The moves of the notation, read; and what the legal ones leave open to a person.
import { type Cell, cells } from "./view.ts";

export type Move =
  | { is: "draw" }
  | { is: "discard" }
  | { is: "lay"; cell: Cell } // the tile in hand: `place` in a turn, `put` in the set-up
  | { is: "take"; number: number; cell: Cell }
  | { is: "arrange"; numbers: number[] }
  | { is: "hidden" } // somebody's choice of the set-up that nobody else knows yet
  | { is: "deal"; seat: number; number: number }
  | { is: "reveal"; number: number };

export function readMove(text: string): Move | null {
  const [verb, ...words] = text.split(" ");
  if (words[0] === "?") return { is: "hidden" };
  const numbers = words.map(Number);
  const cell = cells.find((one) => one === words.at(-1));
  switch (verb) {
    case "draw":
    case "discard":
      return { is: verb };
    case "place":
    case "put":
      return cell ? { is: "lay", cell } : null;
    case "take":
      return cell ? { is: "take", number: numbers[0]!, cell } : null;
    case "arrange":
      return { is: "arrange", numbers };
    case "deal":
      return { is: "deal", seat: numbers[0]!, number: numbers[1]! };
    case "reveal":
      return { is: "reveal", number: numbers[0]! };
    default:
      return null;
  }
}

export interface Open {
  mayDraw: boolean;
  mayDiscard: boolean;
  mayArrange: boolean;
  lays: ReadonlyMap<Cell, string>; // where the tile in hand may go, and the move that does it
  takes: ReadonlyMap<number, ReadonlyMap<Cell, string>>; // the same for a tile of the display
}

export function openMoves(legal: readonly string[]): Open {
  const lays = new Map<Cell, string>();
  const takes = new Map<number, Map<Cell, string>>();
  const kinds = new Set<Move["is"]>();
  for (const text of legal) {
    const move = readMove(text);
    if (!move) continue;
    kinds.add(move.is);
    if (move.is === "lay") lays.set(move.cell, text);
    if (move.is === "take") {
      const places = takes.get(move.number) ?? new Map<Cell, string>();
      takes.set(move.number, places.set(move.cell, text));
    }
  }
  return {
    mayDraw: kinds.has("draw"),
    mayDiscard: kinds.has("discard"),
    mayArrange: kinds.has("arrange"),
    lays,
    takes,
  };
}
