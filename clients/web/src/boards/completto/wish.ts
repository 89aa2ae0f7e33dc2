// What a tap asks for where nothing fits: the house says why not, with its rule.
import type { Held, Targets } from "./moves.ts";
import type { Row, View } from "./view.ts";

export interface Reading {
  held: Held | null;
  number: number; // the held tile as it is read now
}

// "": nothing, or what a tap between two places means cannot be told.
export function wishAt(
  place: number,
  { held, number }: Reading,
  targets: Targets,
  phase: View["phase"],
): string {
  if (held?.from === "display") return `take ${held.tile} ${number} ${place}`;
  if (held?.from !== "hand") return "";
  if (phase !== "inserting") return `place ${number} ${place}`;
  const isBesideGap = targets.gaps.has(place - 1) || targets.gaps.has(place);
  return isBesideGap ? "" : `insert ${number} ${place}`;
}

// An open tile that fits nowhere is asked for where it comes nearest: at the first face-down place
// after the numbers below it, or else at the last one of the row.
export function wishFor(tile: number, row: Row): string {
  const higher = row.findIndex((face) => face !== null && face > tile);
  const next = higher < 0 ? -1 : row.indexOf(null, higher);
  return `take ${tile} ${tile} ${(next < 0 ? row.lastIndexOf(null) : next) + 1}`;
}
