// More of what is over, in a few words: how long a game took, or who won the last one of several.
import { language, listed, say, sayCount } from "../speech/say.svelte.ts";
import type { Table } from "./table.svelte.ts";
import { spanOf } from "./winners.ts";

const oneMinute = 60_000;
const mostMinutes = 180; // with a longer pause it was not played for so long

type Known = Pick<Table, "over" | "told" | "board" | "sight" | "options" | "nameOf">;

// Turns are known of a single game alone, and of none that was begun elsewhere.
export function courseWords(table: Known): string {
  const { over } = table;
  if (over && spanOf(table) !== "game") return lastWords(table);
  if (!over?.began) return "";
  const { began, at, turns } = over;
  const minutes = Math.max(1, Math.round((at - began) / oneMinute));
  if (minutes > mostMinutes) return sayCount("page_over_turns", turns);
  return sayCount("page_over_course", turns, { time: timeWords(minutes) });
}

// The board shows the end of that game.
function lastWords({ board, sight, options, nameOf }: Known): string {
  const places = sight ? (board?.ending?.(sight.view, options) ?? []) : [];
  const winners = places.filter(({ place }) => place === 1).flatMap(({ seats }) => seats);
  if (winners.length === 0) return "";
  return say("page_over_last", { names: listed(winners.map(nameOf)) });
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
