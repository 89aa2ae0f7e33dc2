// The forms of sentences: numbers and lists in every language.
import { beforeAll, expect, test, vi } from "vitest";
import { figure } from "../../src/speech/fill.ts";
import {
  type Language,
  listed,
  say,
  sayCount,
  speak,
  speakOfStudy,
} from "../../src/speech/say.svelte.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speakOfStudy();
});

const told: Record<Language, string[]> = {
  en: ["Luck cost 1 point.", "Luck cost 2 points.", "Ann and Ben won."],
  fr: ["La malchance a coûté 1 point.", "La malchance a coûté 2 points.", "Victoire : Ann et Ben."],
  nl: ["Pech kostte 1 punt.", "Pech kostte 2 punten.", "Gewonnen: Ann en Ben."],
  de: ["Pech kostete 1 Punkt.", "Pech kostete 2 Punkte.", "Gewonnen: Ann und Ben."],
};

test.each(Object.entries(told))("one is not many in %s", async (language, sentences) => {
  await speak(language as Language);
  expect([
    sayCount("page_review_luck_was_bad", 1),
    sayCount("page_review_luck_was_bad", 2),
    say("page_review_won", { names: listed(["Ann", "Ben"]) }),
  ]).toEqual(sentences);
});

test("what is less than nothing has a true minus", () => {
  expect([-12, 0, 2].map(figure)).toEqual(["\u221212", "0", "2"]);
});
