// What page and desk say to each other.
import type { Desk } from "./desk.ts";

export interface Asked {
  id: number;
  name: keyof Desk;
  words: unknown[];
}

export type Told =
  | { id: number; value: unknown }
  | { id: number; done: number; of: number } // so far
  | { id: number; refused: string; rule: string; line: number }; // of a record; 0: of none
