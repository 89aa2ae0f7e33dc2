import { expect, it, vi } from "vitest";
import type { SeatNow } from "$wire";
import { speak } from "../../src/speech/say.svelte.ts";
import { peopleOf } from "../../src/table/people.ts";

const seat = (who: string, more: Partial<SeatNow> = {}): SeatNow => ({
  who,
  is_yours: false,
  is_host: false,
  is_present: false,
  has_stand_in: false,
  wants_rematch: false,
  ...more,
});

it("tells computer players of one level apart", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");

  const seats = [
    seat("person", { name: "Ann" }),
    seat("computer", { level: "easy" }),
    seat("computer", { level: "hard" }),
    seat("computer", { level: "easy" }),
    seat("free"),
  ];
  const namesOf = (isOpen: boolean) => peopleOf(seats, isOpen).map(({ name }) => name);

  const others = ["Ann", "Computer 1 (easy)", "Computer (hard)", "Computer 2 (easy)"];
  expect(namesOf(true)).toEqual([...others, "Free seat"]);
  expect(namesOf(false)).toEqual([...others, "Computer (medium)"]);
});
