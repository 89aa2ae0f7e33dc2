// Where every tile lies that somebody can see, for the pieces' identity, and back from there.
import type { Lying, Piece } from "../../motion/pieces.ts";
import { colourOfNumber } from "./colour.ts";
import { cells, type Cell, diagonal, numberAt, type View } from "./view.ts";

// Which tiles of the own hand lie on the diagonal for now: an index into the hand for each cell.
export type Draft = readonly (number | null)[];
export const emptyDraft: Draft = [null, null, null, null];

const lies = (place: string, number: number): Lying => ({ place, face: String(number) });

export const gardenPlace = (seat: number, cell: Cell): string => `garden ${seat} ${cell}`;
export const handPlace = (seat: number, index: number): string => `hand ${seat} ${index}`;
const displayPlace = (number: number, nth: number): string => `display ${number} ${nth}`;

export const numberOf = (piece: Piece): number => Number(piece.face);
export const colourOf = (piece: Piece): number => colourOfNumber(numberOf(piece));

export function lyingOf(view: View, seat: number | null, draft: Draft): Lying[] {
  const lying: Lying[] = [];
  view.gardens.forEach((_, owner) => {
    for (const cell of cells) {
      const number = numberAt(view, owner, cell);
      if (number !== null) lying.push(lies(gardenPlace(owner, cell), number));
    }
    if (!view.choices[owner])
      lying.push(...handOf(view, owner, owner === seat ? draft : emptyDraft));
  });
  for (const [number, count] of countsOf(view.display)) {
    for (let nth = 0; nth < count; ++nth) lying.push(lies(displayPlace(number, nth), number));
  }
  return lying;
}

function handOf(view: View, owner: number, draft: Draft): Lying[] {
  return (view.hands[owner] ?? []).map((number, index) => {
    const at = draft.indexOf(index);
    return lies(at < 0 ? handPlace(owner, index) : gardenPlace(owner, diagonal[at]!), number);
  });
}

// What lies in a garden, by place; `before` itself if that is the same.
export function plotOf(
  pieces: readonly Piece[],
  seat: number,
  before: ReadonlyMap<string, Piece> | undefined,
): ReadonlyMap<string, Piece> {
  const own = pieces.filter(({ place }) => place.startsWith(`garden ${seat} `));
  const isSame = own.length === before?.size && own.every((one) => before.get(one.place) === one);
  return isSame ? before! : new Map(own.map((one) => [one.place, one]));
}

// Where each piece lies on the screen: a garden elsewhere if another one is large, and with one open
// tile more or less all of them, which make room for each other.
export function placesOf(pieces: readonly Piece[], main: number): Map<string, string> {
  const isOpen = ({ place }: Piece) => place.startsWith("display");
  const among = `of ${pieces.filter(isOpen).length}`;
  const beside = `beside ${main}`;
  return new Map(pieces.map((one) => [one.id, `${one.place} ${isOpen(one) ? among : beside}`]));
}

// Number by number, smallest first.
export function countsOf(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers.toSorted((a, b) => a - b)) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
