// Which puzzles were solved on this device.
const place = "puzzles";

type Solved = Record<string, number[]>;

function all(): Solved {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Solved;
  } catch {
    return {};
  }
}

export function solvedOf(game: string): number[] {
  return all()[game] ?? [];
}

export function keepSolved(game: string, solved: readonly number[]): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...all(), [game]: solved }));
  } catch {
    // A browser that keeps nothing forgets these too.
  }
}
