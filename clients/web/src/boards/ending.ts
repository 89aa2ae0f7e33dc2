// Who came in where: those who are as good share a place.

export interface Ending {
  seats: readonly number[]; // partners
  count: number;
  words: string; // what was counted
}

export interface Placed extends Ending {
  place: number; // from 1
}

export function placed(endings: readonly Ending[], best: "most" | "fewest"): Placed[] {
  const isBetter = (one: Ending, other: Ending) =>
    best === "most" ? one.count > other.count : one.count < other.count;
  return endings
    .map((one) => ({ ...one, place: 1 + endings.filter((other) => isBetter(other, one)).length }))
    .toSorted((one, other) => one.place - other.place);
}
