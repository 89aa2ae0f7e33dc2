// The options of a game as they are asked when a table is opened: which ones matter, in which order,
// and their words. What has no words is shown by its own name.
import type { GameFacts, GameOption } from "$engine";
import type { TextKey } from "../speech/say.svelte.ts";

export type Chosen = Readonly<Record<string, string | number>>;

export interface Asked {
  name: string;
  title: TextKey | null; // null: its name
  values: readonly { value: string | number; words: TextKey | null }[];
  standard: string | number;
}

const titles: Record<string, TextKey> = {
  setup: "page_open_setup",
  bruno: "page_open_bruno",
  leave: "page_open_leave",
  sides: "page_open_sides",
  three_sides_need: "page_open_need",
  draw: "page_open_draw",
  table_talk: "page_open_talk",
};

const words: Record<string, TextKey> = {
  "setup open": "page_open_setup_open",
  "setup michael": "page_open_setup_michael",
  "setup sorted": "page_open_setup_sorted",
  "bruno off": "page_open_off",
  "bruno on": "page_open_bruno_on",
  "leave stuck": "page_open_leave_stuck",
  "leave free": "page_open_leave_free",
  "sides 2": "page_open_sides_2",
  "sides 3": "page_open_sides_3",
  "three_sides_need 1": "page_open_need_1",
  "three_sides_need 2": "page_open_need_2",
  "draw auto": "page_open_draw_auto",
  "draw strict": "page_open_draw_strict",
  "table_talk off": "page_open_talk_off",
  "table_talk referee": "page_open_talk_referee",
};

// Asked elsewhere, or decided by the table.
const notAsked = new Set(["players", "start"]);

// Where an option changes nothing, or has one possible value, it is not asked.
const matters: Record<string, (players: number, chosen: Chosen) => boolean> = {
  sides: (players) => players === 6,
  three_sides_need: (players, chosen) => players === 6 && chosen.sides === 3,
  table_talk: (players) => players >= 4,
};

export function playersOf(facts: GameFacts | undefined): readonly number[] {
  const option = facts?.options.find(({ name }) => name === "players");
  return option?.kind === "number" ? option.values : [2];
}

export function askedOf(
  facts: GameFacts | undefined,
  players: number,
  chosen: Chosen,
): readonly Asked[] {
  return (facts?.options ?? [])
    .filter(({ name }) => !notAsked.has(name) && (matters[name]?.(players, chosen) ?? true))
    .map(asked);
}

function asked({ name, values, default: standard }: GameOption): Asked {
  return {
    name,
    title: titles[name] ?? null,
    values: values.map((value) => ({ value, words: words[`${name} ${value}`] ?? null })),
    standard: standard ?? values[0]!,
  };
}

// What a table was opened with, as the house tells it: all that matters.
export function chosenAt(options: Chosen) {
  return Object.entries(options)
    .filter(([name]) => !notAsked.has(name))
    .filter(([name]) => matters[name]?.(Number(options.players), options) ?? true)
    .map(([name, value]) => ({
      title: titles[name] ?? null,
      name,
      words: words[`${name} ${value}`] ?? null,
      value,
    }));
}

// What is told to the house: what was chosen, of that which matters.
export function optionsFor(
  facts: GameFacts | undefined,
  players: number,
  chosen: Chosen,
): Record<string, string | number> {
  const picked = askedOf(facts, players, chosen)
    .filter(({ name }) => chosen[name] !== undefined)
    .map(({ name }) => [name, chosen[name]!] as const);
  return { players, ...Object.fromEntries(picked) };
}
