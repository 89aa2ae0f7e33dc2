// Who sits where, under which name. Computer players of one level are told apart by a number.
import type { SeatNow } from "$wire";
import type { Person } from "../boards/board.ts";
import { levelName } from "../speech/names.ts";
import { listed, say, sayCount } from "../speech/say.svelte.ts";
import { type Parts, partsOf } from "./parts.ts";

const standIn = "medium"; // who plays for people who have left

// Before the start nobody plays for a free seat.
export function peopleOf(known: readonly SeatNow[], isOpen = false): Person[] {
  const seats = known.map((now) =>
    now.who === "free" && !isOpen ? { ...now, who: "computer", level: standIn } : now,
  );
  return seats.map((now, seat) => ({
    seat,
    name: nameOf(seats, seat),
    isYours: now.is_yours,
    now,
  }));
}

function nameOf(seats: readonly SeatNow[], seat: number): string {
  const { who, name, level = "" } = seats[seat]!;
  if (who === "person") return name ?? "";
  if (who !== "computer") return say("page_free_seat");
  const isAlike = (one: SeatNow) => one.who === "computer" && one.level === level;
  if (seats.filter(isAlike).length === 1) return say("page_computer", { level: levelName(level) });
  const number = seats.slice(0, seat + 1).filter(isAlike).length;
  return say("page_computer_many", { number, level: levelName(level) });
}

// Of several own seats the one that acts is looked at; otherwise the one before.
export function seatToLookAt(
  own: readonly number[],
  acting: readonly number[],
  before: number | null,
): number | null {
  const found = [...acting, before].find((seat) => seat !== null && own.includes(seat));
  return found ?? own[0] ?? null;
}

// Who has come or gone.
export function presenceWords(
  people: readonly Person[],
  isPresent: (seat: number) => boolean,
): string {
  return people
    .filter(({ isYours, now }) => !isYours && now.who === "person" && !now.has_stand_in)
    .filter(({ seat, now }) => isPresent(seat) !== now.is_present)
    .map(({ name, now }) => say(now.is_present ? "page_told_away" : "page_told_returned", { name }))
    .join(" ");
}

// With whom a seat plays, where partners share a mark; "": with nobody. A free seat has no name yet.
export function partnersOf(
  people: readonly Person[],
  of: number,
  markOf: (seat: number) => number,
): string {
  const partners = people.filter(({ seat }) => seat !== of && markOf(seat) === markOf(of));
  return listed(
    partners.map(({ seat, name, now }) =>
      now.who === "free" ? say("page_seat_for", { seat: seat + 1 }) : name,
    ),
  );
}

// What may be left out where there is no room: “Computer”, “2” and “(easy)”.
export function nameParts({ name, now }: Person): { word: string; number: string; level: string } {
  const found = now.who === "computer" ? /^(.*?)(?: (\d+))?(?: (\(.*\)))?$/.exec(name) : null;
  const [, word = name, number = "", level = ""] = found ?? [];
  return { word, number, level };
}

// In a list of several, where levels would fill it.
export function shortName(person: Person): string {
  const { word, number } = nameParts(person);
  return number ? `${word} ${number}` : word;
}

// Who would like to play again, or for whom the reader waits who has asked for it.
export function rematchWords(people: readonly Person[]): Parts | null {
  const hasAsked = people.some(({ isYours, now }) => isYours && now.wants_rematch);
  const names = people
    .filter(
      ({ isYours, now }) => !isYours && now.who === "person" && now.wants_rematch !== hasAsked,
    )
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return partsOf(names, (all) =>
    hasAsked
      ? say("page_turn_waiting", { names: all })
      : sayCount("page_over_waiting", names.length, { names: all }),
  );
}
