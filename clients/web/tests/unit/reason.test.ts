// What the coach says, as a family reads it: no notation, no seat that is counted from 0.
import { readFileSync } from "node:fs";
import type { Reason } from "$wire";
import { beforeAll, expect, test, vi } from "vitest";
import { boardOf } from "../../src/boards/boards.ts";
import { reasonWords } from "../../src/boards/reason.ts";
import { type Language, languages, speak } from "../../src/speech/say.svelte.ts";

const names = ["Ann", "Ben", "Cleo", "Dan"];
const texts = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../texts/${language}.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;

async function words(game: string, view: unknown, key: string, given: object, language = "en") {
  const reason: Reason = { sentence: texts(language)[key]!, arguments: given };
  const nameOf = (seat: number) => names[seat]!;
  return reasonWords(reason, await boardOf(game), { view, mover: 0, seat: 0, nameOf });
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const garden = { hands: [[7], []], gardens: [[], []] };

test("a tile of Lucky Numbers has its number and its cell, and its owner a name", async () => {
  const told = (key: string, given: object) => words("lucky-numbers", garden, key, given);

  expect(await told("coach_ln_wins", { move: "place b3" })).toBe(
    "7 on b3 fills the last free cell: the garden is full!",
  );
  expect(await told("coach_ln_turn_missed", { best: "take 12 c4", played: "draw" })).toBe(
    "12 on c4 gives one more turn, drawing does not.",
  );
  expect(
    await told("coach_ln_gift", { played: "discard", number: "7", seat: "1", cell: "b3" }),
  ).toBe("After discarding 7, 7 lies open, and Ben can use it on b3.");
});

test.each([
  ["lucky-numbers", "draw", "Draw"],
  ["lucky-numbers", "place b3", "Put 7 on b3"],
  ["lucky-numbers", "place d4", "Swap 7 for 3 on d4"],
  ["lucky-numbers", "take 19 b3", "Take 19 and put it on b3"],
  ["lucky-numbers", "take 19 d4", "Take 19 and swap it for 3 on d4"],
  ["lucky-numbers", "discard", "Discard"],
  ["lucky-numbers", "arrange 1 4 8 12", "Lay 1, 4, 8, 12 on the diagonal"],
  ["completto", "place 7 3", "Lay 7 at place 3"],
  ["completto", "place 68 3", "Turn 7 to 68 and lay it at place 3"],
  ["completto", "insert 7 3", "Slip 7 in at place 3"],
  ["completto", "take 16 91 19", "Take 16, turn it to 91 and lay it at place 19"],
  ["completto", "take 16 16 2", "Take 16 and lay it at place 2"],
  ["completto", "slide 3 7", "Slide the face-down tile at place 3 to place 7"],
  ["sequence-numbers", "play 39-5 f7", "Play 39\u00a0−\u00a05 on f7"],
  ["sequence-numbers", "minus f8", "Take the chip on f8 away"],
  ["sequence-numbers", "dead 39-5", "Exchange 39\u00a0−\u00a05"],
])("in %s, “%s” is advised as “%s”", async (game, move, words) => {
  const { advise } = await boardOf(game);
  const gardens = [[...Array<null>(15).fill(null), 3]];
  const at = { view: { hands: [[7]], gardens }, mover: 0, seat: 0, nameOf: () => "" };
  expect(advise!(move, at)).toBe(words);
});

test("a move that begins a sentence begins with a capital", async () => {
  const given = { played: "draw", count: "3", all: "20" };
  expect(await words("lucky-numbers", garden, "coach_ln_draw_missed", given)).toBe(
    "Drawing fills no free cell. Face-down tiles that would: 3 of 20.",
  );
});

test("a tile of Completto has its place", async () => {
  const told = (key: string, given: object) => words("completto", { hands: [[29]] }, key, given);

  expect(await told("coach_cp_wins", { move: "take 16 91 19" })).toBe(
    "91 (turned from 16) at place 19 turns the last tile of the row up: it is complete!",
  );
  expect(await told("coach_cp_gift", { played: "slide 3 7", tile: "5", seat: "2" })).toBe(
    "After sliding place 3 to 7, 5 lies open, and Cleo can use it.",
  );
});

test("cards and sides of Sequence Numbers are called as on the board", async () => {
  const alone = { hands: [[], []], sequences: [0, 0] };
  const given = { side: "1", letter: "b", cell: "f8", move: "plus f8" };
  expect(await words("sequence-numbers", alone, "coach_sn_blocks", given)).toBe(
    "Only f8 is missing for Ben to make a sequence. Plus on f8 stops that.",
  );
  const own = { side: "0", letter: "a", move: "play 25-2 e3", count: "9" };
  expect(await words("sequence-numbers", alone, "coach_sn_own_lines", own)).toBe(
    "Lines of five still possible for you after 25\u00a0−\u00a02 on e3: 9.",
  );
  const teams = { hands: [[], [], [], []], sequences: [0, 0] };
  expect(await words("sequence-numbers", teams, "coach_sn_blocks", given)).toContain("Ben and Dan");
  expect(await words("sequence-numbers", teams, "coach_sn_own_lines", own)).toContain("your team");
});

test.each(Object.keys(languages))(
  "no sentence of the coach in %s keeps a move's notation",
  async (language) => {
    await speak(language as Language);
    const samples: Record<string, [game: string, move: string, view: unknown]> = {
      ln: ["lucky-numbers", "place b3", garden],
      cp: ["completto", "insert 18 4", { hands: [[18]] }],
      sn: ["sequence-numbers", "play 25-2 e3", { hands: [[], []], sequences: [0, 0] }],
    };
    for (const [key, sentence] of Object.entries(texts(language))) {
      const [game, move, view] = samples[/^coach_(ln|cp|sn)_/.exec(key)?.[1] ?? ""] ?? [];
      if (!game) continue;
      const blanks = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, blank]) => blank!);
      const given = Object.fromEntries(
        blanks.map((blank) => [
          blank,
          /^(move|best|played)$/.test(blank) ? move! : blank === "card" ? "25-2" : "1",
        ]),
      );
      const said = await words(game, view, key, given, language);
      expect(said, key).not.toMatch(/place b3|insert|play |25-2|\{|undefined/);
    }
    await speak("en");
  },
);
