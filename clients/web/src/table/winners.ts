// Who has won what was played: a game, or all of several, whose last game somebody else may have won.
import { say, sayCount } from "../speech/say.svelte.ts";
import type { Table } from "./table.svelte.ts";

export type Span = "game" | "series" | "tournament";

export function spanOf({ told, board }: Pick<Table, "told" | "board">): Span {
  if (!told || told.games === 1) return "game";
  return board?.hasTournaments ? "tournament" : "series";
}

export function ownWin(span: Span): string {
  switch (span) {
    case "tournament":
      return say("page_over_tournament_won");
    case "series":
      return say("page_over_series_won");
    default:
      return say("page_over_won");
  }
}

export function winOf(span: Span, count: number, names: string): string {
  switch (span) {
    case "tournament":
      return sayCount("page_over_tournament", count, { names });
    case "series":
      return sayCount("page_over_series", count, { names });
    default:
      return sayCount("page_over_lost", count, { names });
  }
}
