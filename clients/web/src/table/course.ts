// What is over, in a few words: how long a game took, or that it was a tournament.
import { language, listed, say, sayCount } from "../speech/say.svelte.ts";
import type { Table } from "./table.svelte.ts";

const oneMinute = 60_000;
const mostMinutes = 180; // with a longer pause it was not played for so long

// Turns are known of a single game alone, and of none that was begun elsewhere.
export function courseWords({ over, told, board }: Pick<Table, "over" | "told" | "board">): string {
  if (over && told && told.games > 1) {
    return say(board?.hasTournaments ? "page_over_tournament" : "page_over_series");
  }
  if (!over?.began || !told) return "";
  const { began, at, turns } = over;
  const minutes = Math.max(1, Math.round((at - began) / oneMinute));
  if (minutes > mostMinutes) return sayCount("page_over_turns", turns);
  return sayCount("page_over_course", turns, { time: timeWords(minutes) });
}

function timeWords(minutes: number): string {
  const parts = [unitWords(Math.floor(minutes / 60), "hour"), unitWords(minutes % 60, "minute")];
  return listed(parts.filter((part) => part !== ""));
}

function unitWords(count: number, unit: "hour" | "minute"): string {
  if (count === 0) return "";
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language(), format).format(count);
}
