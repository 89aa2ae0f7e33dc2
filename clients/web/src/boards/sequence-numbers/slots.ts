// Where the cards of a hand lie: each keeps its place, and a new one comes where one has left.

export type Slots = readonly (string | null)[];

export function arrange(before: Slots, hand: readonly string[]): Slots {
  const rest = [...hand];
  const kept = before.map((card) => {
    const index = card === null ? -1 : rest.indexOf(card);
    return index < 0 ? null : rest.splice(index, 1)[0]!;
  });
  const filled = kept.map((card) => card ?? rest.shift() ?? null);
  return [...filled, ...rest];
}
