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

  const names = peopleOf([
    seat("person", { name: "Ann" }),
    seat("computer", { level: "easy" }),
    seat("computer", { level: "hard" }),
    seat("computer", { level: "easy" }),
    seat("free"),
  ]).map(({ name }) => name);

  expect(names).toEqual([
    "Ann",
    "Computer 1 (easy)",
    "Computer (hard)",
    "Computer 2 (easy)",
    "Free seat",
  ]);
});
