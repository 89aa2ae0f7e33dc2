// What is over, who won it, and how long it took, in words.
import { beforeAll, expect, test, vi } from "vitest";
import { type Language, speak } from "../../src/speech/say.svelte.ts";
import { courseWords } from "../../src/table/course.ts";
import type { Table } from "../../src/table/table.svelte.ts";
import { ownWin, spanOf, winOf } from "../../src/table/winners.ts";

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

const names = ["Ann", "Ben", "Cleo"];
const match = (over: object, games = 1, board: object = {}) =>
  ({ over, told: { games }, board, sight: {}, nameOf: (seat: number) => names[seat] }) as Table;
const minutes = (count: number) => match({ began: 1000, at: 1000 + count * 60_000, turns: 31 });

test.each<[Language, string]>([
  ["en", "31 turns in 6 minutes."],
  ["fr", "31 tours en 6 minutes."],
  ["nl", "31 beurten in 6 minuten."],
  ["de", "31 Züge in 6 Minuten."],
])("turns and minutes, in %s", async (language, words) => {
  await speak(language);
  expect(courseWords(minutes(6))).toBe(words);
});

test("a short match, a long one, and one with a night in between", async () => {
  await speak("en");
  expect(courseWords(minutes(0.2))).toBe("31 turns in 1 minute.");
  expect(courseWords(minutes(72))).toBe("31 turns in 1 hour and 12 minutes.");
  expect(courseWords(minutes(120))).toBe("31 turns in 2 hours.");
  expect(courseWords(minutes(600))).toBe("31 turns.");
});

test("what was begun elsewhere has no length", () => {
  expect(courseWords(match({ began: 0, at: 5, turns: 0 }))).toBe("");
});

test.each<[boolean, Language, string, string, string]>([
  [true, "en", "Ann wins the tournament.", "Ann win the tournament.", "You win the tournament!"],
  [true, "de", "Ann gewinnt das Turnier.", "Ann gewinnen das Turnier.", "Du gewinnst das Turnier!"],
  [false, "fr", "Ann gagne la série.", "Ann gagnent la série.", "Vous gagnez la série\u202f!"],
  [false, "nl", "Ann wint de reeks.", "Ann winnen de reeks.", "Je wint de reeks!"],
])(
  "who wins several games, wins a tournament (%s) or a series, in %s",
  async (hasTournaments, language, one, many, own) => {
    await speak(language);
    const span = spanOf(match({}, 2, { hasTournaments }));
    expect([winOf(span, 1, "Ann"), winOf(span, 2, "Ann"), ownWin(span)]).toEqual([one, many, own]);
  },
);

test("the last of several games has a winner of its own, and no length", async () => {
  await speak("en");
  const ending = () => [
    { place: 1, seats: [1] },
    { place: 1, seats: [2] },
    { place: 3, seats: [0] },
  ];
  const over = { began: 1000, at: 61_000, turns: 31 };
  expect(courseWords(match(over, 2, { ending }))).toBe("The last game went to Ben and Cleo.");
  expect(courseWords(match(over, 2))).toBe("");
});
