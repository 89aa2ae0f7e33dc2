// Which piece is which, from one view to the next: views tell what lies where, not what moved.

export interface Lying {
  place: string;
  face: string; // what it shows; pieces with the same face are alike
}

export interface Piece extends Lying {
  id: string; // stays with the piece wherever it goes
}

// What lies where it lay before is the same piece. What is new somewhere came from a place that lost
// a piece with the same face, or is new on the table.
export function identify(before: readonly Piece[], after: readonly Lying[]): Piece[] {
  const were = new Map(before.map((piece) => [piece.place, piece]));
  const stays = ({ place, face }: Lying) => were.get(place)?.face === face;
  const kept = new Set(after.filter(stays).map(({ place }) => place));
  const gone = before.filter(({ place }) => !kept.has(place));
  const taken = new Set(before.map(({ id }) => id));
  let fresh = 0;
  const next = (): string => {
    while (taken.has(`p${fresh}`)) ++fresh;
    taken.add(`p${fresh}`);
    return `p${fresh}`;
  };
  return after.map((lying) => {
    if (stays(lying)) return were.get(lying.place)!;
    const at = gone.findIndex(({ face }) => face === lying.face);
    const id = at < 0 ? next() : gone.splice(at, 1)[0]!.id;
    return { ...lying, id };
  });
}

// Which pieces lie elsewhere than before; a place for each id.
export function elsewhere(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].flatMap(([id, place]) => (before.get(id) === place ? [] : id));
}
