// What is said in this game: cards, sides, events and what to do now.
import { listed, say, type TextKey } from "../../speech/say.svelte.ts";
import type { Board, Standpoint, Telling } from "../board.ts";
import { placed } from "../ending.ts";
import { isMove } from "../reason.ts";
import { type Choices, choicesIn, type Ends, readMove } from "./moves.ts";
import { answerOf, groupEnds, groupOf, numberOn, sumOf } from "./numbers.ts";
import { neededOf, seatsOf, sideOf, type View } from "./view.ts";

// ---- cards

// For eyes: “31 + 4”, which never breaks in two.
export function cardText(card: string): string {
  const sum = sumOf(card);
  if (sum) return `${sum.left}\u00a0${sum.operator === "+" ? "+" : "−"}\u00a0${sum.right}`;
  return say(card === "plus" ? "page_sn_plus_name" : "page_sn_minus_name");
}

// For ears: “31 plus 4, from 33 to 40”.
export function cardSpoken(card: string): string {
  const sum = sumOf(card);
  if (!sum) return say(card === "plus" ? "page_sn_plus_label" : "page_sn_minus_label");
  const [from = 0, to = 0] = groupEnds(groupOf(answerOf(card)));
  const { left, right } = sum;
  const key = sum.operator === "+" ? "page_sn_spoken_sum" : "page_sn_spoken_difference";
  return `${say(key, { left, right })}, ${say("page_sn_group", { from, to })}`;
}

export const lineText = ({ from, to }: Ends): string => `${from}–${to}`;

// ---- sides

export function sideName(side: number, view: View, seat: number | null): string {
  if (seat !== null && sideOf(seat, view) === side) return say("page_sn_team_yours");
  if (seat !== null && view.sequences.length === 2) return say("page_sn_team_other");
  return say("page_sn_team", { team: side + 1 });
}

export const ending: NonNullable<Board["ending"]> = (view, options) => {
  const known = view as View;
  const need = neededOf(known, options);
  const endings = known.sequences.map((count, side) => ({
    seats: seatsOf(side, known),
    count,
    words: say("page_sn_sequences", { count, need }),
  }));
  return placed(endings, "most");
};

// ---- piles, of somebody or (without a name) of the reader

export function pileWords(name: string | null, top: string | undefined): string {
  if (top === undefined) {
    return name === null ? say("page_sn_pile_empty_you") : say("page_sn_pile_empty", { name });
  }
  const card = cardSpoken(top);
  return name === null
    ? say("page_sn_pile_top_you", { card })
    : say("page_sn_pile_top", { name, card });
}

export function pileTitle(name: string | null): string {
  return name === null ? say("page_sn_pile_of_you") : say("page_sn_pile_of", { name });
}

// ---- what to do

export const prompt: Board["prompt"] = ({ view, legal }) => {
  const choices = choicesIn(legal);
  if (legal.length === 0) return "";
  if (choices.claims.length > 0) return say("page_sn_prompt_claim");
  if (choices.forfeits.length > 0) return say("page_sn_prompt_forfeit");
  if (!choices.isOnTurn) return say("page_sn_prompt_draw");
  if (choices.mayDraw) return say("page_sn_prompt_draw_first");
  if (choices.mayPass) return say("page_sn_prompt_pass");
  return promptOfTurn(choices, view as View | undefined);
};

function promptOfTurn({ places, exchanges }: Choices, view: View | undefined): string {
  if (places.size === 0) return say("page_sn_prompt_exchange");
  return say(exchanges.length > 0 && !view?.exchanged ? "page_sn_prompt_or" : "page_sn_prompt");
}

// ---- what the coach speaks of

export const called: Board["called"] = (blank, value, at) => {
  if (blank === "card" || blank === "other_card") return cardText(value);
  if (blank === "side") return sideCalled(Number(value), at);
  return isMove(blank) ? moveCalled(value) : undefined;
};

function sideCalled(side: number, { view, seat, nameOf }: Standpoint): string {
  const seats = seatsOf(side, view as View);
  if (seat === null || !seats.includes(seat)) return listed(seats.map(nameOf));
  if (seats.length === 1) return say("page_sn_move_you");
  const team = say("page_sn_team_yours");
  return team.charAt(0).toLowerCase() + team.slice(1);
}

function moveCalled(move: string): string {
  const read = readMove(move);
  switch (read?.kind) {
    case "play":
    case "plus":
    case "minus":
      return say("page_ln_number_at", { number: cardText(read.card), cell: read.cell });
    case "dead":
    case "forfeit":
      return say("page_sn_move_dead", { card: cardText(read.card) });
    case "claim":
      return listed(read.lines.map(lineText));
    case "draw":
      return say("page_move_draw");
    case "pass":
      return say("page_sn_move_pass");
    default:
      return move;
  }
}

// A move as something to do.
export function advise(move: string): string {
  const read = readMove(move);
  switch (read?.kind) {
    case "play":
      return say("page_sn_do_play", { card: cardText(read.card), cell: read.cell });
    case "plus":
      return say("page_sn_do_plus", { cell: read.cell });
    case "minus":
      return say("page_sn_do_minus", { cell: read.cell });
    case "dead":
      return say("page_sn_exchange", { card: cardText(read.card) });
    case "forfeit":
      return say("page_sn_forfeit", { card: cardText(read.card) });
    case "claim":
      return say("page_sn_do_lock", { lines: listed(read.lines.map(lineText)) });
    case "draw":
      return say("page_sn_draw");
    case "pass":
      return say("page_sn_pass");
    default:
      return move;
  }
}

// ---- what happened

export const narrate: Board["narrate"] = (telling) => {
  const { event } = telling;
  if (event.is === "moved") {
    return [moved(event.seat, event.move, telling), ...remarks(event.seat, event.move, telling)]
      .filter((sentence) => sentence !== "")
      .join(" ");
  }
  if (event.is === "dealt") return dealt(event.move, telling);
  if (event.is === "refereed") return refereed(event.move, telling);
  return "";
};

function moved(seat: number, move: string, { seat: own, nameOf }: Telling): string {
  const read = readMove(move);
  const isOwn = seat === own;
  const name = nameOf(seat);
  const told = (other: TextKey, you: TextKey, blanks: Record<string, string | number> = {}) =>
    say(isOwn ? you : other, { name, ...blanks });
  switch (read?.kind) {
    case "play":
      return told("page_sn_told_play", "page_sn_you_play", {
        card: cardText(read.card),
        cell: read.cell,
        number: numberOn(read.cell) ?? "",
      });
    case "plus":
      return told("page_sn_told_plus", "page_sn_you_plus", placeOf(read.cell));
    case "minus":
      return told("page_sn_told_minus", "page_sn_you_minus", placeOf(read.cell));
    case "dead":
      return told("page_sn_told_dead", "page_sn_you_dead", { card: cardText(read.card) });
    case "forfeit":
      return told("page_sn_told_forfeit", "page_sn_you_forfeit", { card: cardText(read.card) });
    case "claim":
      return told("page_sn_told_claim", "page_sn_you_claim", {
        lines: listed(read.lines.map(lineText)),
      });
    case "draw":
      return told("page_sn_told_draw", "page_sn_you_draw");
    case "pass":
      return told("page_sn_told_pass", "page_sn_you_pass");
    default:
      return "";
  }
}

const placeOf = (cell: string) => ({ cell, number: numberOn(cell) ?? "" });

// What a move brought about: a card that is lost (SN-22), a sequence, a new pile.
function remarks(seat: number, move: string, telling: Telling): string[] {
  const before = telling.before as View | undefined;
  const after = telling.after as View | undefined;
  if (!before || !after) return [];
  const side = sideOf(seat, after);
  const hasNew = (after.sequences[side] ?? 0) > (before.sequences[side] ?? 0);
  const hasShuffled = after.pile > before.pile && before.phase !== "dealing";
  return [
    ...losers(seat, move, before, after).map((loser) =>
      loser === telling.seat
        ? say("page_sn_you_lost_card")
        : say("page_sn_lost_card", { name: telling.nameOf(loser) }),
    ),
    ...(hasNew && /^(play|plus|claim)/.test(move) ? [sequenceFor(side, after, telling)] : []),
    ...(hasShuffled ? [say("page_sn_new_pile")] : []),
  ];
}

function losers(seat: number, move: string, before: View, after: View): number[] {
  if (/^(play|plus|minus)/.test(move)) return before.rights.filter((one) => one === seat);
  if (move !== "draw") return [];
  return before.rights.filter((one) => one !== seat && !after.rights.includes(one));
}

function sequenceFor(side: number, view: View, { seat, nameOf }: Telling): string {
  if (seat !== null && sideOf(seat, view) === side) return say("page_sn_sequence_yours");
  return say("page_sn_sequence", { names: listed(seatsOf(side, view).map(nameOf)) });
}

// Only what the reader gets is worth a word, and not the cards of the first hand.
function dealt(move: string, { seat, before }: Telling): string {
  const read = readMove(move);
  const isFirstHand = (before as View | undefined)?.phase === "dealing" || before === undefined;
  if (read?.kind !== "deal" || read.seat !== seat || isFirstHand) return "";
  if (answerOf(read.card) === null && !/^(plus|minus)$/.test(read.card)) return "";
  return say("page_sn_you_get", { card: cardText(read.card) });
}

function refereed(move: string, { after, nameOf }: Telling): string {
  const read = readMove(move);
  if (read?.kind !== "penalise" || !after) return "";
  const names = listed(seatsOf(read.side, after as View).map(nameOf));
  return say("page_sn_told_penalise", { names });
}
