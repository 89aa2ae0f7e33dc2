// What happened at a table, in words: a line for each event that is worth one.
import type { NumberedEvent } from "$wire";
import type { Board } from "../boards/board.ts";
import { say } from "../speech/say.svelte.ts";
import { toldWords } from "./told.ts";
import type { Span } from "./winners.ts";

export interface Told {
  number: number;
  text: string;
}

// Who is told, and what is known.
interface Telling {
  board: Board | null;
  own: readonly number[];
  seat: number | null; // through whose eyes
  nameOf: (seat: number) => string;
  before: unknown; // the view before all of it
  after: unknown;
  left: readonly string[] | null; // the names of those who may have gone
  span: Span;
}

// The views are known before and after all of it. What lies between two moves is not: there a move
// is told as it is written, and nothing is said of what it led to.
export function linesOf(events: readonly NumberedEvent[], telling: Telling): Told[] {
  const last = events.findLastIndex(({ event }) => event.is === "moved");
  const first = events.findIndex(({ event }) => event.is === "moved");
  let known = first === last ? telling.before : undefined;
  return events.flatMap(({ number, event }, index) => {
    if (event.is === "started") known = undefined;
    const isBetween = index < last && (event.is === "moved" || event.is === "dealt");
    const text = isBetween && first < last ? bare(event, telling) : words(event, known, telling);
    return text ? { number, text } : [];
  });
}

function bare(event: NumberedEvent["event"], { board, seat, nameOf }: Telling): string {
  if (event.is !== "moved") return "";
  const at = { view: undefined, mover: event.seat, seat, nameOf };
  const move = board?.called("move", event.move, at)?.trim();
  return move ? say("page_labelled", { label: nameOf(event.seat), words: move }) : "";
}

function words(event: NumberedEvent["event"], before: unknown, telling: Telling): string {
  const { board, own, nameOf, after, left, span } = telling;
  const seat = own.length === 1 ? own[0]! : null; // people who share a device have names
  return (
    toldWords(event, { own, nameOf, left, span }) ??
    board?.narrate({ event, before, after, seat, nameOf }) ??
    ""
  );
}
