// What is over, and how long it took, in words.
import { beforeAll, expect, test, vi } from "vitest";
import { type Language, speak } from "../../src/speech/say.svelte.ts";
import { courseWords } from "../../src/table/course.ts";
import type { Table } from "../../src/table/table.svelte.ts";

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

const match = (over: object, games = 1, hasTournaments = false) =>
  ({ over, told: { games }, board: { hasTournaments } }) as unknown as Pick<
    Table,
    "over" | "told" | "board"
  >;
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

test.each<[boolean, Language, string]>([
  [true, "en", "The tournament is over."],
  [true, "de", "Das Turnier ist zu Ende."],
  [false, "fr", "La série est terminée."],
  [false, "nl", "De reeks is afgelopen."],
])(
  "several games in a row are a tournament (%s) or a series, in %s",
  async (is, language, words) => {
    await speak(language);
    expect(courseWords(match({ began: 0, at: 5, turns: 0 }, 2, is))).toBe(words);
  },
);
