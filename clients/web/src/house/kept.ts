// A table of this device as it is kept: who sits there, and everything that happened, in order.
import type { NumberedEvent } from "$wire";
import type { Settings } from "$engine";
import type { Phase } from "./standing.ts";

export type KeptSeat = { who: "person"; name: string } | { who: "computer"; level: string };

export interface Kept {
  id: string;
  game: string;
  settings: Settings; // without `start`
  isMatch: boolean;
  seats: KeptSeat[];
  seeds: string[]; // of every match; the last one decides the tiles of the one being played
  log: NumberedEvent[];
  card: { phase: Phase; turn: number[] }; // how it stands, for lists that do not fold the log
  isContinued?: boolean; // its first game goes on from one played elsewhere, with other tiles
}

// The answer is false if somebody else, another tab, wrote first.
export interface Shelf {
  all(): Promise<Kept[]>;
  read(id: string): Promise<Kept | undefined>;
  write(kept: Kept, previousLength: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}
