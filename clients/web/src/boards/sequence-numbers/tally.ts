// The player's own statistics: sums found and wrong taps, kept on this device (SN-24).

export interface Tally {
  right: number;
  wrong: number;
}

const home = "sums";

export function readTally(): Tally {
  try {
    const kept = JSON.parse(localStorage.getItem(home) ?? "{}") as Partial<Tally>;
    return { right: Number(kept.right ?? 0), wrong: Number(kept.wrong ?? 0) };
  } catch {
    return { right: 0, wrong: 0 };
  }
}

export function keepTally(tally: Tally): void {
  try {
    localStorage.setItem(home, JSON.stringify(tally));
  } catch {
    // A browser that keeps nothing counts for this visit only.
  }
}
