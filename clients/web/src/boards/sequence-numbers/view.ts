// What the house tells of this game, and who belongs to which side.

export interface View {
  phase: "dealing" | "turn" | "claiming" | "drawing" | "forfeiting" | "over";
  seat: number; // on turn
  exchanged: boolean;
  chips: (number | null)[]; // the side on each cell, row by row
  locked: string[];
  sequences: number[]; // of each side
  hands: (string | null)[][]; // null: a card that is hidden
  discards: string[][]; // the last one lies on top
  pile: number;
  rights: number[]; // seats that may draw
  claim: string | null; // the chip whose lines are to be chosen
}

// A table of which nothing is known, such as one that was closed.
export function unseen(players: number): View {
  return {
    phase: "over",
    seat: 0,
    exchanged: false,
    chips: [],
    locked: [],
    sequences: [0, 0],
    hands: Array.from({ length: players }, () => []),
    discards: [],
    pile: 0,
    rights: [],
    claim: null,
  };
}

export const sideOf = (seat: number, view: View): number => seat % view.sequences.length;

export function seatsOf(side: number, view: View): number[] {
  return view.hands.map((_, seat) => seat).filter((seat) => sideOf(seat, view) === side);
}

// SN-8, to draw the places that are still to be filled.
export function neededOf(view: View, options: Readonly<Record<string, string | number>>): number {
  if (view.hands.length < 4) return 1;
  return view.sequences.length === 3 ? Number(options.three_sides_need ?? 2) : 2;
}
