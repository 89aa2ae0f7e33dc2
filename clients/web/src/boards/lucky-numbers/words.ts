// Events and what to do now, in words.
import type { NumberedEvent } from "$wire";
import { say, sayCount } from "../../speech/say.svelte.ts";
import type { Asked, Board, Standpoint, Telling } from "../board.ts";
import { placed } from "../ending.ts";
import { isMove } from "../reason.ts";
import { openMoves, readMove } from "./moves.ts";
import { actorOf, type Cell, cells, diagonal, freeCells, type View } from "./view.ts";

type Moved = Extract<NumberedEvent["event"], { is: "moved" }>;

// A telling whose views are those of this game.
interface Story {
  before: View | null;
  after: View;
  seat: number | null;
  nameOf(seat: number): string;
}

export const narrate: Board["narrate"] = ({ event, before, after, seat, nameOf }: Telling) => {
  if (!after) return "";
  const story: Story = {
    before: (before ?? null) as View | null,
    after: after as View,
    seat,
    nameOf,
  };
  switch (event.is) {
    case "moved":
      return [toldMove(event, story), toldReveal(event, story), toldAgain(event, story)]
        .filter(Boolean)
        .join(" ");
    case "dealt":
      return toldChance(event.move, story);
    case "game_over":
      return toldEnd(event.result as { free: number[] }, story);
    default:
      return "";
  }
};

export const prompt: Board["prompt"] = ({ view, seat, legal }) => {
  const { mayDraw, mayArrange, lays, takes } = openMoves(legal);
  const known = view as View | undefined;
  if (seat === null) return known?.phase === "choosing" ? say("page_ln_prompt_watch") : "";
  const number = known?.hands[seat]?.[0] ?? "";
  if (mayArrange) return say("page_ln_prompt_arrange");
  if (mayDraw) return say(takes.size > 0 ? "page_ln_prompt_turn" : "page_ln_prompt_draw");
  if (known?.phase === "choosing" && lays.size > 0) return say("page_ln_prompt_put", { number });
  if (known?.phase !== "placing" || legal.length === 0) return "";
  return say(lays.size > 0 ? "page_ln_prompt_place" : "page_ln_prompt_discard", { number });
};

// Where a drawn tile fits the board tells, with the light that shows it.
export const aloud = (asked: Asked): string =>
  (asked.view as View | undefined)?.phase === "placing" ? "" : prompt(asked);

export const called: Board["called"] = (blank, value, { view, mover }) => {
  if (!isMove(blank)) return undefined;
  const move = readMove(value);
  const number = (view as View | undefined)?.hands[mover]?.[0] ?? "";
  switch (move?.is) {
    case "draw":
      return say("page_move_draw");
    case "discard":
      return say("page_ln_move_discard", { number });
    case "lay":
      return say("page_ln_number_at", { number, cell: move.cell });
    case "take":
      return say("page_ln_number_at", { number: move.number, cell: move.cell });
    case "arrange":
      return move.numbers.join(" – ");
    default:
      return "";
  }
};

export function advise(text: string, { view, mover }: Standpoint): string {
  const move = readMove(text);
  const known = view as View | undefined;
  const at = (cell: Cell) => (known ? lyingAt(known, mover, cell) : null);
  switch (move?.is) {
    case "draw":
      return say("page_ln_draw");
    case "discard":
      return say("page_ln_discard");
    case "arrange":
      return say("page_ln_do_arrange", { numbers: move.numbers.join(", ") });
    case "lay": {
      const [number, other] = [known?.hands[mover]?.[0] ?? "", at(move.cell)];
      const blanks = { number, cell: move.cell, other: other ?? "" };
      return say(other === null ? "page_ln_do_put" : "page_ln_do_put_swap", blanks);
    }
    case "take": {
      const other = at(move.cell);
      const blanks = { number: move.number, cell: move.cell, other: other ?? "" };
      return say(other === null ? "page_ln_do_take" : "page_ln_do_take_swap", blanks);
    }
    default:
      return text;
  }
}

// Where a tile may go, for those who do not see the light.
export function toldPlaces(
  view: View,
  seat: number,
  number: number,
  places: Iterable<Cell>,
): string {
  const garden = view.gardens[seat] ?? [];
  const at = (cell: Cell) => garden[cells.indexOf(cell)] ?? null;
  const all = [...places];
  const free = all.filter((cell) => at(cell) === null);
  const swaps = all.filter((cell) => at(cell) !== null);
  if (all.length === 0) return say("page_ln_nowhere", { number });
  const sentences: string[] = [];
  if (free.length > 0) sentences.push(say("page_ln_fits", { number, cells: free.join(", ") }));
  if (swaps.length > 0) {
    const others = swaps.map((cell) => say("page_ln_number_at", { number: at(cell)!, cell }));
    sentences.push(say("page_ln_replaces", { number, tiles: others.join(", ") }));
  }
  return sentences.join(" ");
}

// ---- moves of people

function toldMove({ seat, move: text }: Moved, story: Story): string {
  const { before, after } = story;
  const move = readMove(text);
  const isOwn = seat === story.seat;
  const name = story.nameOf(seat);
  const held = before?.hands[seat]?.[0];
  switch (move?.is) {
    case "hidden":
      return isOwn ? "" : say("page_ln_ready", { name });
    case "arrange":
      return say(isOwn ? "page_ln_arranged_you" : "page_ln_arranged", {
        name,
        numbers: move.numbers.join(", "),
      });
    case "lay":
      return toldLay(seat, move.cell, held ?? lyingAt(after, seat, move.cell), story);
    case "take":
      return toldTake(seat, move.cell, move.number, story);
    case "discard":
      return held === undefined
        ? ""
        : say(isOwn ? "page_ln_discarded_you" : "page_ln_discarded", { name, number: held });
    default:
      return "";
  }
}

function toldLay(seat: number, cell: Cell, number: number | null, story: Story): string {
  const isOwn = seat === story.seat;
  const other = story.before ? lyingAt(story.before, seat, cell) : null;
  const blanks = { name: story.nameOf(seat), number: number ?? "", cell, other: other ?? "" };
  if (other === null) return say(isOwn ? "page_ln_placed_you" : "page_ln_placed", blanks);
  return say(isOwn ? "page_ln_swapped_you" : "page_ln_swapped", blanks);
}

function toldTake(seat: number, cell: Cell, number: number, story: Story): string {
  const isOwn = seat === story.seat;
  const other = story.before ? lyingAt(story.before, seat, cell) : null;
  const blanks = { name: story.nameOf(seat), number, cell, other: other ?? "" };
  if (other === null) return say(isOwn ? "page_ln_took_you" : "page_ln_took", blanks);
  return say(isOwn ? "page_ln_took_swap_you" : "page_ln_took_swap", blanks);
}

// With the last choice of a round everybody's choices are open.
function toldReveal({ seat }: Moved, { before, after, seat: own, nameOf }: Story): string {
  if (before?.phase !== "choosing" || after.chosen.includes(seat)) return "";
  const others = after.gardens.map((_, other) => other).filter((other) => other !== seat);
  return others
    .filter((other) => other !== own && before.chosen.includes(other))
    .map((other) => {
      const name = nameOf(other);
      const laid = diagonal.filter(
        (cell) => lyingAt(before, other, cell) === null && lyingAt(after, other, cell) !== null,
      );
      const numbers = laid.map((cell) => lyingAt(after, other, cell)!);
      return laid.length === 1
        ? say("page_ln_placed", { name, number: numbers[0]!, cell: laid[0]! })
        : say("page_ln_arranged", { name, numbers: numbers.join(", ") });
    })
    .join(" ");
}

export function hasAnotherTurn({ seat, move: text }: Moved, after: View): boolean {
  const move = readMove(text);
  const isPlacing = (move?.is === "lay" && text.startsWith("place")) || move?.is === "take";
  return isPlacing && after.phase === "turn" && actorOf(after) === seat;
}

function toldAgain(event: Moved, { after, seat, nameOf }: Story): string {
  return hasAnotherTurn(event, after) ? wordsForAgain(event.seat, seat, nameOf) : "";
}

export function wordsForAgain(
  seat: number,
  own: number | null,
  nameOf: (seat: number) => string,
): string {
  return say(seat === own ? "page_ln_again_you" : "page_ln_again", { name: nameOf(seat) });
}

// ---- chance and the end

function toldChance(text: string, { after, seat, nameOf }: Story): string {
  const move = readMove(text);
  if (move?.is === "deal") {
    const key = move.seat === seat ? "page_ln_dealt_you" : "page_ln_dealt";
    return say(key, { name: nameOf(move.seat), number: move.number });
  }
  if (move?.is !== "reveal") return "";
  const actor = after.phase === "placing" ? actorOf(after) : null;
  if (actor === null) return say("page_ln_drawn_some", { number: move.number });
  const key = actor === seat ? "page_ln_drawn_you" : "page_ln_drawn";
  return say(key, { name: nameOf(actor), number: move.number });
}

function toldEnd({ free }: { free: number[] }, { seat, nameOf }: Story): string {
  const full = free.indexOf(0);
  if (full >= 0) {
    return say(full === seat ? "page_ln_full_you" : "page_ln_full", { name: nameOf(full) });
  }
  const list = free.map((count, owner) => `${nameOf(owner)} ${count}`).join(", ");
  return say("page_ln_pool_empty", { list });
}

function lyingAt(view: View, seat: number, cell: Cell): number | null {
  return view.gardens[seat]?.[cells.indexOf(cell)] ?? null;
}

export const ending: NonNullable<Board["ending"]> = (view) => {
  const known = view as View;
  const endings = known.gardens.map((_, seat) => {
    const count = freeCells(known, seat);
    return { seats: [seat], count, words: `${count} ${sayCount("page_ln_free", count)}` };
  });
  return placed(endings, "fewest");
};
