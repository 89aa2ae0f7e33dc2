import { expect, it } from "vitest";
import { loadOrdinal } from "$engine";
import wasm from "$ordinal/ordinal.wasm?url&inline";
import { askedOf, chosenAt, optionsFor, playersOf } from "../../src/screens/options.ts";

const games = (await loadOrdinal(fetch(wasm))).games();
const factsOf = (id: string) => games.find((one) => one.id === id);
const names = (id: string, players: number, chosen = {}) =>
  askedOf(factsOf(id), players, chosen).map(({ name }) => name);

it("takes the numbers of players from the game", () => {
  expect(playersOf(factsOf("completto"))).toEqual([2, 3, 4, 5, 6]);
  expect(playersOf(undefined)).toEqual([2]);
});

it("asks only what matters", () => {
  expect(names("lucky-numbers", 2)).toEqual(["setup", "bruno"]);
  expect(names("sequence-numbers", 2)).toEqual(["draw"]);
  expect(names("sequence-numbers", 4)).toEqual(["draw", "table_talk"]);
  expect(names("sequence-numbers", 6)).toEqual(["sides", "draw", "table_talk"]);
  expect(names("sequence-numbers", 6, { sides: 3 })).toContain("three_sides_need");
});

it("tells the house nothing that was chosen before the number of players changed", () => {
  const chosen = { sides: 3, three_sides_need: 1, draw: "strict" };
  expect(optionsFor(factsOf("sequence-numbers"), 2, chosen)).toEqual({
    players: 2,
    draw: "strict",
  });
});

it("tells of a table what matters there", () => {
  const options = {
    players: 4,
    start: 0,
    sides: 2,
    three_sides_need: 2,
    draw: "strict",
    table_talk: "off",
  };
  expect(chosenAt(options).map(({ name, words }) => [name, words])).toEqual([
    ["draw", "page_open_draw_strict"],
    ["table_talk", "page_open_talk_off"],
  ]);
  expect(chosenAt({ players: 2, dice: 3 })).toEqual([
    { name: "dice", title: null, value: 3, words: null },
  ]);
});

it.each(games)("has words for every option of $id", (facts) => {
  const all = askedOf(facts, 6, { sides: 3 });
  expect(
    all.flatMap(({ title, values }) => [title, ...values.map((one) => one.words)]),
  ).not.toContain(null);
});

it("shows an unknown option by its name", () => {
  const facts = {
    id: "new",
    name: "New",
    match: null,
    options: [{ name: "wind", kind: "word" as const, values: ["calm", "wild"], default: "calm" }],
  };
  expect(askedOf(facts, 2, {})).toEqual([
    {
      name: "wind",
      title: null,
      values: [
        { value: "calm", words: null },
        { value: "wild", words: null },
      ],
      standard: "calm",
    },
  ]);
});
