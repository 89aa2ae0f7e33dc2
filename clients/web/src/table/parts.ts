// A sentence in parts: where there is little room, names are cut, and the rest is not.
import { listed } from "../speech/say.svelte.ts";

export interface Parts {
  before: string;
  names: string;
  after: string;
}

const blank = "\u0000";

// `words` says the sentence with what stands for the names.
export function partsOf(names: readonly string[], words: (names: string) => string): Parts {
  const [before = "", after = ""] = words(blank).split(blank);
  return { before, names: listed(names), after };
}

export const noNames = (words: string): Parts => ({ before: words, names: "", after: "" });

export const wholeOf = ({ before, names, after }: Parts): string => before + names + after;
