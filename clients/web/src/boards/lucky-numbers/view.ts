// What the engine tells about a game of clover tiles, and the names of its cells.
import type { Turn } from "$engine";

export type Column = "a" | "b" | "c" | "d";
export type Row = "1" | "2" | "3" | "4";
export type Cell = `${Column}${Row}`;

export interface View {
  phase: "dealing" | "choosing" | "turn" | "revealing" | "placing" | "over";
  turn: Turn;
  gardens: (number | null)[][]; // of every seat, cell by cell
  hands: number[][];
  chosen: number[]; // seats that have laid their set-up tiles, unseen by the others
  choices: ((number | null)[] | null)[]; // what the viewer knows of them, along the diagonal
  display: number[];
  pool: number[]; // what nobody has seen yet, by number
}

export const columns: readonly Column[] = ["a", "b", "c", "d"];
export const rows: readonly Row[] = ["1", "2", "3", "4"];
export const cells: readonly Cell[] = rows.flatMap((row) =>
  columns.map((column): Cell => `${column}${row}`),
);
export const diagonal: readonly Cell[] = ["a1", "b2", "c3", "d4"];
export const rowOf = (row: Row): readonly Cell[] => cells.filter((cell) => cell[1] === row);

export function numberAt(view: View, seat: number, cell: Cell): number | null {
  const lies = view.gardens[seat]?.[cells.indexOf(cell)] ?? null;
  return lies ?? view.choices[seat]?.[diagonal.indexOf(cell)] ?? null;
}

export function freeCells(view: View, seat: number): number {
  return cells.filter((cell) => numberAt(view, seat, cell) === null).length;
}

export function actorOf(view: View): number | null {
  return "seats" in view.turn && view.turn.seats.length === 1 ? view.turn.seats[0]! : null;
}

// The cell an arrow key leads to; the same one at the edge.
export function neighbour(cell: Cell, key: string): Cell | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };
  const at = cells.indexOf(cell);
  const step = steps[key];
  if (key === "Home") return cells[at - (at % 4)]!;
  if (key === "End") return cells[at - (at % 4) + 3]!;
  if (step === undefined) return null;
  const leavesRow = Math.abs(step) === 1 && Math.floor((at + step) / 4) !== Math.floor(at / 4);
  return leavesRow ? cell : (cells[at + step] ?? cell);
}
