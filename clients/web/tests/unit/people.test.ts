import { beforeAll, expect, it, vi } from "vitest";
import type { SeatNow } from "$wire";
import { levelName } from "../../src/speech/names.ts";
import { speak } from "../../src/speech/say.svelte.ts";
import { nameParts, partnersOf, peopleOf, rematchWords } from "../../src/table/people.ts";

const seat = (who: string, more: Partial<SeatNow> = {}): SeatNow => ({
  who,
  is_yours: false,
  is_host: false,
  is_present: false,
  has_stand_in: false,
  wants_rematch: false,
  ...more,
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("tells computer players of one level apart", () => {
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

it("names partners, and the seats that wait for one", () => {
  const seats = [seat("person", { name: "Ann" }), seat("free"), seat("free"), seat("free")];
  const people = peopleOf(seats, true);
  const inTeams = (of: number) => of % 2;
  expect(partnersOf(people, 2, inTeams)).toBe("Ann");
  expect(partnersOf(people, 0, inTeams)).toBe("Seat 3");
  expect(partnersOf(people, 0, (of) => of)).toBe("");
});

it.each(["en", "fr", "nl", "de"] as const)(
  "knows what a short name leaves out in %s",
  async (to) => {
    await speak(to);
    const [person, one, second] = peopleOf([
      seat("person", { name: "Ann 2 (easy)" }),
      seat("computer", { level: "easy" }),
      seat("computer", { level: "easy" }),
    ]);
    expect(nameParts(person!)).toEqual({ word: "Ann 2 (easy)", number: "", level: "" });
    expect(nameParts(second!)).toMatchObject({ number: "2", level: `(${levelName("easy")})` });
    expect(nameParts(one!).word).toMatch(/^(Computer|Ordinateur)$/);
    await speak("en");
  },
);

it("says who would like to play again, and for whom one waits", () => {
  const words = (...willing: string[]) =>
    Object.values(
      rematchWords(
        peopleOf([
          ...["Ann", "Ben", "Carl"].map((name) =>
            seat("person", {
              name,
              is_yours: name === "Ann",
              wants_rematch: willing.includes(name),
            }),
          ),
          seat("computer", { level: "easy" }),
        ]),
      ) ?? {},
    ).join("");
  expect(words()).toBe("");
  expect(words("Ben", "Carl")).toBe("Ben and Carl would like to play again.");
  expect(words("Ann")).toBe("Waiting for Ben and Carl …");
  expect(words("Ann", "Ben")).toBe("Waiting for Carl …");
});
