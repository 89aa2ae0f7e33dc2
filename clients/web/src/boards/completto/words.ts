// Events and choices in words.
import { listed, say, sayCount } from "../../speech/say.svelte.ts";
import type { Asked, Board, Standpoint, Telling } from "../board.ts";
import { placed } from "../ending.ts";
import { isMove } from "../reason.ts";
import { type Choices, choicesOf, fitsOf, type Held, readingsOf, type Target } from "./moves.ts";
import { pairAt } from "./story.ts";
import { acts, type Row, type View } from "./view.ts";

export function narrate(telling: Telling): string {
  const { event } = telling;
  switch (event.is) {
    case "moved":
      return movedWords(telling, event.seat, event.move.split(" "));
    case "dealt":
      return dealtWords(telling, event.move.split(" "));
    case "game_over":
      return overWords(telling, event.result as { winners: number[] });
    default:
      return "";
  }
}

function movedWords(telling: Telling, seat: number, words: string[]): string {
  const [kind, a = "", b = "", c = ""] = words;
  const isYou = seat === telling.seat;
  const name = telling.nameOf(seat);
  switch (kind) {
    case "insert":
      return turnedWords(telling, seat, a).concat(
        isYou
          ? say("page_cp_told_insert_you", { number: a, place: b })
          : say("page_cp_told_insert", { name, number: a, place: b }),
      );
    case "place":
      return turnedWords(telling, seat, a).concat(laidWords(telling, seat, Number(a), Number(b)));
    case "take":
      return `${takenWords(telling, seat, a, b)} ${laidWords(telling, seat, Number(b), Number(c))}`;
    case "leave": {
      const number = leftTile(telling, seat);
      return isYou
        ? say("page_cp_told_leave_you", { number })
        : say("page_cp_told_leave", { name, number });
    }
    case "slide":
      return isYou
        ? say("page_cp_told_slide_you", { from: a, to: b })
        : say("page_cp_told_slide", { name, from: a, to: b });
    default:
      return "";
  }
}

// A sentence before what was done with it, if the tile in hand was turned upside down.
function turnedWords({ before, seat: own, nameOf }: Telling, seat: number, number: string) {
  const tile = (before as View | undefined)?.hands[seat]?.[0];
  if (tile == null || String(tile) === number) return "";
  return seat === own
    ? `${say("page_cp_told_turn_you", { tile, number })} `
    : `${say("page_cp_told_turn", { name: nameOf(seat), tile, number })} `;
}

function takenWords({ seat: own, nameOf }: Telling, seat: number, tile: string, number: string) {
  const name = nameOf(seat);
  if (tile === number) {
    return seat === own
      ? say("page_cp_told_take_you", { number })
      : say("page_cp_told_take", { name, number });
  }
  return seat === own
    ? say("page_cp_told_take_turned_you", { tile, number })
    : say("page_cp_told_take_turned", { name, tile, number });
}

function laidWords(telling: Telling, seat: number, number: number, place: number): string {
  const after = telling.after as View | undefined;
  const isYou = seat === telling.seat;
  const name = telling.nameOf(seat);
  const hasExtra = after?.phase === "turn" && acts(after, seat);
  const pair = hasExtra ? pairAt(after.rows[seat] ?? [], place) : null;
  if (!pair) {
    return isYou
      ? say("page_cp_told_place_you", { number, place })
      : say("page_cp_told_place", { name, number, place });
  }
  const beside = pair[0] === number ? pair[1] : pair[0];
  return isYou
    ? say("page_cp_told_extra_you", { number, beside })
    : say("page_cp_told_extra", { name, number, beside });
}

function leftTile({ before, after }: Telling, seat: number): number | string {
  const held = (before as View | undefined)?.hands[seat]?.[0];
  if (held !== undefined) return held;
  if (!before) return "";
  const lay = new Set((before as View).display);
  return (after as View | undefined)?.display.find((tile) => !lay.has(tile)) ?? "";
}

function dealtWords({ seat: own, after, nameOf }: Telling, words: string[]): string {
  const [kind, a = "", b = ""] = words;
  if (kind === "deal") return Number(a) === own ? say("page_cp_told_draw_you", { number: b }) : "";
  const seat = (after as View | undefined)?.hands.findIndex((hand) => hand[0] === Number(a)) ?? -1;
  if (seat < 0) return say("page_cp_told_reveal", { number: a });
  return seat === own
    ? say("page_cp_told_draw_you", { number: a })
    : say("page_cp_told_draw", { name: nameOf(seat), number: a });
}

function overWords({ seat, nameOf }: Telling, { winners }: { winners: number[] }): string {
  return winners
    .map((winner) =>
      winner === seat
        ? say("page_cp_told_won_you")
        : say("page_cp_told_won", { name: nameOf(winner) }),
    )
    .join(" ");
}

// ---- what to do

export const prompt: Board["prompt"] = ({ view, seat, legal }) => {
  if (legal.length === 0 || seat === null) return "";
  const choices = choicesOf(legal);
  const tile = (view as View).hands[seat]?.[0];
  if (tile === undefined) return turnPrompt(choices.canDraw, choices.takes.length > 0);
  const [number, turned] = readingsOf(choices, { from: "hand", tile });
  if (choices.inserts.length > 0) {
    return turned === undefined
      ? say("page_cp_ask_insert", { number: number ?? tile })
      : say("page_cp_ask_insert_turn", { number: tile, turned });
  }
  if (number === undefined) return say("page_cp_ask_leave", { number: tile });
  if (turned !== undefined) return say("page_cp_ask_place_turn", { number: tile, turned });
  if (number !== tile) return say("page_cp_ask_place_turned", { number: tile, turned: number });
  return choices.canLeave
    ? say("page_cp_ask_place_leave", { number })
    : say("page_cp_ask_place", { number });
};

// A tile that was turned over: where it fits, and where upside down.
export function aloud(asked: Asked): string {
  const { view, seat, legal } = asked;
  const tile = seat === null ? undefined : (view as View).hands[seat]?.[0];
  const choices = choicesOf(legal);
  const places = tile === undefined ? "" : toldPlaces(choices, { from: "hand", tile }, tile);
  if (places === "") return prompt(asked);
  return choices.canLeave ? `${places} ${say("page_cp_or_leave")}` : places;
}

// Where the held tile may be laid as it is read, and the other way round; "": nowhere.
export function toldPlaces(choices: Choices, held: Held, reading: number): string {
  if (choices.inserts.length > 0) return "";
  const fits = fitsOf(choices, held);
  return readingsOf(choices, held)
    .sort((a, b) => Number(b === reading) - Number(a === reading))
    .map((number) => {
      const places = fits.filter((fit) => fit.number === number).map(({ place }) => place);
      const blanks = { number, places: listed(places.map(String)) };
      return number === reading
        ? sayCount("page_cp_fits_at", places.length, blanks)
        : sayCount("page_cp_fits_turned_at", places.length, blanks);
    })
    .join(" ");
}

function turnPrompt(canDraw: boolean, canTake: boolean): string {
  if (canDraw) return canTake ? say("page_cp_ask_all") : say("page_cp_ask_draw");
  return canTake ? say("page_cp_ask_take") : say("page_cp_ask_slide");
}

// ---- moves in a sentence of the coach

export const called: Board["called"] = (blank, value, { view, mover }) => {
  if (!isMove(blank)) return undefined;
  const [kind, ...words] = value.split(" ");
  switch (kind) {
    case "draw":
      return say("page_move_draw");
    case "leave":
      return say("page_cp_move_leave", {
        number: (view as View | undefined)?.hands[mover]?.[0] ?? "",
      });
    case "slide":
      return say("page_cp_move_slide", { from: words[0] ?? "", to: words[1] ?? "" });
    default: {
      const [number = "", place = ""] = words.slice(-2);
      const held = (view as View | undefined)?.hands[mover]?.[0];
      const tile = kind === "take" ? (words[0] ?? "") : String(held ?? number);
      const key = tile === number ? "page_cp_move_lay" : "page_cp_move_lay_turned";
      return say(key, { tile, number, place });
    }
  }
};

// The same as something to do. A tile that is turned first says so.
export function advise(move: string, { view, mover }: Standpoint): string {
  const [kind, ...words] = move.split(" ");
  const [a = "", b = "", c = ""] = words;
  const tile = String((view as View | undefined)?.hands[mover]?.[0] ?? a);
  const turned = { tile, number: a, place: b };
  switch (kind) {
    case "draw":
      return say("page_cp_draw");
    case "leave":
      return say("page_cp_leave");
    case "slide":
      return say("page_cp_do_slide", { from: a, to: b });
    case "insert":
      return say(tile === a ? "page_cp_do_insert" : "page_cp_do_insert_turned", turned);
    case "place":
      return say(tile === a ? "page_cp_do_lay" : "page_cp_do_lay_turned", turned);
    case "take":
      return say(a === b ? "page_cp_do_take" : "page_cp_do_take_turned", {
        tile: a,
        number: b,
        place: c,
      });
    default:
      return move;
  }
}

// ---- places and gaps

export const placeWords = (row: Row, place: number): string => {
  const face = row[place - 1];
  return face == null
    ? say("page_cp_at_down", { place })
    : say("page_cp_at_up", { place, number: face });
};

interface Means {
  target: Target | undefined;
  isLifted: boolean;
  canSlide(place: number): boolean;
}

// A place of the own row, and what a tap on it does.
export function ownWords(row: Row, place: number, { target, isLifted, canSlide }: Means): string {
  const parts = [placeWords(row, place)];
  if (target) {
    const fits = target.isTurned ? "page_cp_fits_turned" : "page_cp_fits";
    parts.push(say(fits, { number: target.number ?? "" }));
  } else if (isLifted) parts.push(say("page_cp_lifted"));
  else if (canSlide(place)) parts.push(say("page_cp_lift"));
  return parts.join(", ");
}

// Neighbours are often both face down: only their places tell one gap from another.
export function gapWords(row: Row, gap: number): string {
  const [left, right] = [placeWords(row, gap), placeWords(row, gap + 1)];
  if (gap === 0) return say("page_cp_before", { right });
  if (gap === row.length) return say("page_cp_after", { left });
  return say("page_cp_between", { left, right });
}

const downIn = (row: Row): number => row.filter((face) => face === null).length;

export const downWords = (row: Row): string => sayCount("page_cp_down", downIn(row));

export const ending: NonNullable<Board["ending"]> = (view) => {
  const endings = (view as View).rows.map((row, seat) => ({
    seats: [seat],
    count: downIn(row),
    words: downWords(row),
  }));
  return placed(endings, "fewest");
};
