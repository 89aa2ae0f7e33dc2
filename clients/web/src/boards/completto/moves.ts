// Legal moves as what a hand can do: where the held tile may go, and which numbers it can be.
// Places count from 1; a gap is named by how many tiles lie left of it.
import type { Row } from "./view.ts";

interface Fit {
  move: string;
  number: number;
  place: number;
}

export interface Slide {
  move: string;
  from: number; // the first of a stretch of face-down tiles; all of them may slide alike
  gap: number;
}

export interface Choices {
  canDraw: boolean;
  canLeave: boolean;
  inserts: Fit[];
  places: Fit[];
  takes: (Fit & { tile: number })[];
  slides: Slide[];
}

// What a person holds: the tile in the hand, one of the display, or a face-down one of the own row.
export type Held =
  | { from: "hand"; tile: number }
  | { from: "display"; tile: number }
  | { from: "row"; place: number };

export interface Target {
  move: string;
  number: number | null; // what would lie there; null: a face-down tile
  isTurned: boolean; // only when the tile is turned first
}

export interface Targets {
  places: ReadonlyMap<number, Target>;
  gaps: ReadonlyMap<number, Target>;
}

export function choicesOf(legal: readonly string[]): Choices {
  const choices: Choices = {
    canDraw: false,
    canLeave: false,
    inserts: [],
    places: [],
    takes: [],
    slides: [],
  };
  for (const move of legal) add(choices, move);
  return choices;
}

function add(choices: Choices, move: string): void {
  const [kind, ...words] = move.split(" ");
  const [a = 0, b = 0, c = 0] = words.map(Number);
  switch (kind) {
    case "draw":
      choices.canDraw = true;
      return;
    case "leave":
      choices.canLeave = true;
      return;
    case "insert":
      choices.inserts.push({ move, number: a, place: b });
      return;
    case "place":
      choices.places.push({ move, number: a, place: b });
      return;
    case "take":
      choices.takes.push({ move, tile: a, number: b, place: c });
      return;
    case "slide":
      choices.slides.push({ move, from: a, gap: gapOf(a, b) });
  }
}

// The others close up: a tile that goes to the right passes those it leaves behind.
export const gapOf = (from: number, to: number): number => (to < from ? to - 1 : to);

export function stretchOf(row: Row, place: number): number {
  let first = place;
  while (first > 1 && row[first - 2] === null) --first;
  return first;
}

export function fitsOf(choices: Choices, held: Held): Fit[] {
  switch (held.from) {
    case "hand":
      return choices.inserts.length > 0 ? choices.inserts : choices.places;
    case "display":
      return choices.takes.filter(({ tile }) => tile === held.tile);
    case "row":
      return [];
  }
}

// The numbers that the held tile can be here and now, the one it shows first; empty if it fits
// nowhere.
export function readingsOf(choices: Choices, held: Held): number[] {
  const tile = held.from === "row" ? 0 : held.tile;
  const all = [...new Set(fitsOf(choices, held).map(({ number }) => number))];
  return all.sort((a, b) => Number(b === tile) - Number(a === tile));
}

export function targetsOf(choices: Choices, held: Held, reading: number, row: Row): Targets {
  const places = new Map<number, Target>();
  const gaps = new Map<number, Target>();
  if (held.from === "row") {
    const first = stretchOf(row, held.place);
    for (const { move, from, gap } of choices.slides) {
      if (from === first) gaps.set(gap, { move, number: null, isTurned: false });
    }
    return { places, gaps };
  }
  const isInsert = choices.inserts.length > 0;
  for (const { move, number, place } of fitsOf(choices, held)) {
    const into = isInsert ? gaps : places;
    const at = isInsert ? place - 1 : place;
    const isTurned = number !== reading;
    if (isTurned && into.has(at)) continue;
    into.set(at, { move, number, isTurned });
  }
  return { places, gaps };
}

// Where the coach points.
export interface Pointer {
  draw: boolean;
  leave: boolean;
  tile: number; // of the display; 0: none
  place: number; // 0: none
  gap: number; // -1: none
  move: string;
}

export function pointerOf(hint: string | null): Pointer {
  const [kind, ...words] = (hint ?? "").split(" ");
  const [a = 0, b = 0, c = 0] = words.map(Number);
  return {
    draw: kind === "draw",
    leave: kind === "leave",
    tile: kind === "take" ? a : 0,
    place: kind === "place" ? b : kind === "take" ? c : kind === "slide" ? a : 0,
    gap: kind === "insert" ? b - 1 : kind === "slide" ? gapOf(a, b) : -1,
    move: hint ?? "",
  };
}
