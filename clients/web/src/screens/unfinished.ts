// Reads lists of tables: which games go on, and with whom.
import type { Listed } from "$wire";

export interface Summary {
  game: string;
  phase: string;
  seats: { name?: string; level?: string }[];
  at?: number; // of the latest event; told by the house on this device alone, as is the turn
  turn?: number[];
}

export interface Unfinished {
  house: "device" | "server";
  table: string;
  address: string;
  game: string;
  others: { name?: string; level?: string }[];
  at: number;
  isYourTurn: boolean;
}

// `name` is the reader's own.
export function unfinishedOf(
  house: "device" | "server",
  tables: readonly Listed[],
  name: string,
): Unfinished[] {
  return tables
    .map(({ table, summary }) => ({ table, summary: summary as Summary }))
    .filter(({ summary }) => summary.phase === "open" || summary.phase === "running")
    .map(({ table, summary }) => ({
      house,
      table,
      address: house === "device" ? `#/game/${table}` : `#/table/${table}`,
      game: summary.game,
      others: othersOf(summary.seats, name),
      at: summary.at ?? 0,
      isYourTurn: (summary.turn ?? []).includes(0),
    }));
}

// Without ourselves, once.
function othersOf(seats: Summary["seats"], name: string): Summary["seats"] {
  const own = seats.findIndex((seat) => seat.name !== undefined && seat.name === name);
  const without = own < 0 ? 0 : own;
  return seats.filter(
    (seat, index) => index !== without && (seat.name ?? seat.level) !== undefined,
  );
}
