// What was unfinished when the start was last seen: shown at once, before the houses have answered.
import type { Unfinished } from "./unfinished.ts";

const place = "unfinished";

export function recall(): Unfinished[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as Unfinished[];
  } catch {
    return [];
  }
}

export function remember(all: readonly Unfinished[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing shows them a moment later.
  }
}
