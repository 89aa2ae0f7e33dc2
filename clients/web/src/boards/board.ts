// What a board gets and gives. Boards know how their game is written and drawn, and no rules: what
// may be done comes as `legal`, what happened as events, what is known as a view.
import type { Turn } from "$engine";
import type { NumberedEvent, SeatNow } from "$wire";
import type { Component, Snippet } from "svelte";
import type { Placed } from "./ending.ts";

export interface Person {
  seat: number;
  name: string; // as it is shown: the person's, or “Computer, easy”
  isYours: boolean;
  now: SeatNow;
}

export interface BoardProps {
  options: Readonly<Record<string, string | number>>;
  people: readonly Person[];
  seat: number | null; // through whose eyes; null: a bystander's
  view: unknown;
  turn: Turn | null; // null: the game is not on
  legal: readonly string[]; // moves of `seat`; empty when it may not act
  hint: string | null; // the move that the coach would make, to be shown on the board
  happened: readonly NumberedEvent[]; // what brought us here from the last view
  isWaiting: boolean; // a move is on its way
  isExercise?: boolean; // what it asks is told on a card of its own
  // Resolves to whether it was played; if not, the table has said why.
  play(move: string): Promise<boolean>;
  // Says a sentence in the line above the board, and aloud: another one, where eyes see more.
  tell(sentence: string, aloud?: string): void;
  // Says why not, as the house does, with the clause behind it if there is one; where nothing
  // refuses, it is told.
  refuse?: ((sentence: string, rule?: string) => void) | undefined;
  // Acts as the referee, where the reader runs a table that has one.
  referee?: ((act: string) => void) | undefined;
  // Parts of the table that the board puts where they fit.
  turnLine: Snippet;
  panels: Snippet;
}

// An event in words, for the list, the line above the board and screen readers; "" if it is not
// worth a word. `before` and `after` are views.
export interface Telling {
  event: NumberedEvent["event"];
  before: unknown;
  after: unknown;
  seat: number | null;
  nameOf(seat: number): string;
}

// Who reads what the coach says of a move, and the view it was made in.
export interface Standpoint {
  view: unknown;
  mover: number;
  seat: number | null; // the reader's
  nameOf(seat: number): string;
}

export type Asked = Pick<BoardProps, "view" | "seat" | "legal" | "turn" | "options">;

export interface Board {
  component: Component<BoardProps>;
  narrate(telling: Telling): string;
  // What to do now, in one sentence; for a bystander what is going on, where that is hard to see.
  prompt(asked: Asked): string;
  // The same for those who do not see what glows, where that is another sentence; "": the board
  // itself tells it.
  aloud?(asked: Asked): string;
  // What a blank of the coach's sentences is called here: a move is “7 on b3”.
  called(blank: string, value: string, at: Standpoint): string | undefined;
  // A move as something to do: “Take 19 and swap it for 3 on d4”.
  advise?(move: string, at: Standpoint): string;
  // Whether nobody but the one who acts may see the board now, where several people share a device.
  isSecret(view: unknown): boolean;
  // What whoever has played may still do on another's turn; it tells nothing of a hand.
  late?: string;
  // Who is waited for, where others may act too.
  onTurn?(view: unknown): number;
  // Several games of it in a row are a tournament, and no series.
  hasTournaments?: boolean;
  // How everybody came in, the best first.
  ending?(view: unknown, options: BoardProps["options"]): readonly Placed[];
  // Whose colour and shape a seat has, where partners share them; its own otherwise. Before the
  // start there is no view.
  markOf?(seat: number, view: unknown, options: BoardProps["options"]): number;
}
