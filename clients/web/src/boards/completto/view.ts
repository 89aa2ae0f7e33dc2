// What everybody sees of a game, as the engine writes it, and how rows are laid out.
import type { Turn } from "$engine";

export interface View {
  phase: "dealing" | "inserting" | "turn" | "revealing" | "placing" | "over";
  turn: Turn;
  rows: (number | null)[][]; // of each seat; null: face down
  hands: number[][]; // of each seat: no tile or one
  inserted: number[];
  display: number[]; // sorted
  middle: number; // how many lie face down
}

export type Row = View["rows"][number];

// How long rows are after the set-up, by players: tiles are drawn in that size from the beginning.
const lengths: Record<number, number> = { 5: 18, 6: 15 };

export function lengthOf(rows: readonly Row[]): number {
  return Math.max(lengths[rows.length] ?? 22, ...rows.map((row) => row.length));
}

export const acts = ({ turn }: View, seat: number): boolean =>
  "seats" in turn && (turn.seats as number[]).includes(seat);
