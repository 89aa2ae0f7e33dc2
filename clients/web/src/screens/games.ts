// The games of the start screen, in their order, with picture and motto.
import type { Component } from "svelte";
import type { TextKey } from "../speech/say.svelte.ts";
import ComplettoArt from "./ComplettoArt.svelte";
import LuckyNumbersArt from "./LuckyNumbersArt.svelte";
import SequenceNumbersArt from "./SequenceNumbersArt.svelte";

export interface Shown {
  id: string;
  art: Component;
  motto: TextKey;
}

export const games: readonly Shown[] = [
  { id: "lucky-numbers", art: LuckyNumbersArt, motto: "page_game_lucky_numbers" },
  { id: "completto", art: ComplettoArt, motto: "page_game_completto" },
  { id: "sequence-numbers", art: SequenceNumbersArt, motto: "page_game_sequence_numbers" },
];
