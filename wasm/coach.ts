// What the coach says, as the module writes it (coach/json.h). Types alone.

import type { Seat } from "./ordinal.js";

// A sentence by its key, and what goes into its blanks.
export interface Reason {
  text: string;
  arguments: Record<string, string>;
}

export interface Hint {
  move: string;
  reasons: Reason[]; // what speaks for it
}

// What a seat wins of the game, from 0 to 1: a shared win is counted in parts.
export interface Chance {
  share: number;
  margin: number; // with 95 % the truth is within it
  exact: boolean; // the endgame is solved
}

// How far the coach looks: a turn, or the reply to it as well.
export type Depth = "quick" | "deep";

export type Mark = "good" | "slip" | "mistake" | "blunder";

// A move beside the best one.
export interface Weighing {
  best: string;
  before: Chance; // of who plays the best move
  loss: number; // what is left after the move is less by so much
  mark: Mark; // by the loss
}

// A choice between at least two moves.
export interface Decision extends Weighing {
  event: number; // which of the events it is, counted from 0
  seat: Seat;
  played: string;
  reasons: Reason[]; // why it is worse
}

// Of one seat: `result - start` is the sum of the other three.
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

export interface Analysis {
  standings: number[][]; // of every seat, before the first event and after each
  decisions: Decision[];
  ledger: Balance[]; // of every seat
}
