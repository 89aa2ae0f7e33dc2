// What happened at a table, apart from the game, in words: the reader is “you”.
import type { NumberedEvent } from "$wire";
import { listed, say, sayCount } from "../speech/say.svelte.ts";
import { ownWin, type Span, winOf } from "./winners.ts";

interface Telling {
  own: readonly number[]; // the reader's seats
  nameOf(seat: number): string;
  left: readonly string[] | null; // names before somebody left; null before the start
  span: Span;
}

type Seated = "rematch" | "returned" | "stood_in" | "stood_in_time" | "undo_asked" | "undo_refused";

const words = {
  rematch: ["page_told_rematch", "page_told_rematch_you"],
  returned: ["page_told_returned", "page_told_returned_you"],
  stood_in: ["page_told_stood_in", "page_told_stood_in_you"],
  stood_in_time: ["page_told_stood_in_time", "page_told_stood_in_time_you"],
  undo_asked: ["page_told_undo_asked", "page_told_undo_asked_you"],
  undo_refused: ["page_told_undo_refused", "page_told_undo_refused_you"],
} as const;

// Of moves and tiles the board tells: then there are none.
export function toldWords(
  event: NumberedEvent["event"],
  { own, nameOf, left, span }: Telling,
): string | undefined {
  // People who share a device are called by their names.
  const isYou = (seat: number) => own.length === 1 && own[0] === seat;
  const of = (what: Seated, seat: number) =>
    isYou(seat) ? say(words[what][1]) : say(words[what][0], { name: nameOf(seat) });
  switch (event.is) {
    case "sat":
      return isYou(event.seat)
        ? say("page_told_sat_you")
        : say("page_told_sat", { name: event.name });
    case "left":
      if (left) return say("page_told_left_game", { name: left[event.seat] ?? "" });
      return say(event.was_removed ? "page_told_removed" : "page_told_left", {
        seat: event.seat + 1,
      });
    case "started":
      return isYou(event.start)
        ? say("page_told_started_you")
        : say("page_told_started", { name: nameOf(event.start) });
    case "stood_in":
      return of(event.why === "time" ? "stood_in_time" : "stood_in", event.seat);
    case "returned":
    case "undo_asked":
    case "undo_refused":
      return of(event.is, event.seat);
    case "undone":
      return say("page_told_undone");
    case "rematch_asked":
      return of("rematch", event.seat);
    case "match_over":
      return overWords(event.winners, own, nameOf, span);
    case "closed":
      return say("page_told_closed");
  }
  return undefined;
}

// To whoever played it is a word to them; bystanders and those who share a device hear the names.
function overWords(
  winners: readonly number[],
  own: readonly number[],
  nameOf: Telling["nameOf"],
  span: Span,
): string {
  const names = listed(winners.map(nameOf));
  const isYours = own.length === 1 && winners.includes(own[0]!);
  if (winners.length === 0) return say("page_over");
  if (span !== "game") return isYours ? ownWin(span) : winOf(span, winners.length, names);
  if (own.length !== 1) return say("page_told_over", { names });
  if (isYours) return say("page_told_over_won");
  return sayCount("page_told_over_lost", winners.length, { names });
}
