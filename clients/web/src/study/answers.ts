// What is asked of the desk and what it answers. Types alone.
import type { Analysis, Decision, Settings, Turn, Weighing } from "$engine";
import type { Reason } from "$wire";
import type { Fair } from "./record.ts";

export interface ReviewedDecision extends Omit<Decision, "reasons"> {
  reasons: Reason[]; // why it is worse
}

export interface Reviewed extends Omit<Analysis, "decisions"> {
  decisions: ReviewedDecision[];
}

export interface Dealing {
  tiles: number; // that the seed decides as they are written; 0 if there is no seed
  isFair: boolean; // made of a secret that was committed to
  fair: Fair | null;
}

export interface PlayOn {
  index: number; // of the game in its record
  count: number; // of events that stay
  seat: number;
  name: string;
  level: string; // of all the others
}

export interface Situation {
  view: unknown;
  turn: Turn;
  legal: string[];
}

export interface Laid extends Situation {
  options: Settings; // all of them
}

export interface Judged extends Weighing {
  pro: Reason[]; // for the best move
  contra: Reason[]; // against the one that was chosen
}
