// Names of levels and games in the reader's language.
import { say } from "./say.svelte.ts";

export function levelName(level: string): string {
  switch (level) {
    case "beginner":
      return say("page_level_beginner");
    case "easy":
      return say("page_level_easy");
    case "medium":
      return say("page_level_medium");
    case "hard":
      return say("page_level_hard");
    case "expert":
      return say("page_level_expert");
    case "master":
      return say("page_level_master");
    default:
      return level;
  }
}

// The games' names belong to their publishers and are not translated.
export const gameNames: Record<string, string> = {
  "lucky-numbers": "Lucky Numbers",
  completto: "Completto",
  "sequence-numbers": "Sequence Numbers",
};
