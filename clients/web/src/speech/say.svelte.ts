// Sentences of the page in the reader's language.
import { fill } from "./fill.ts";
import type en from "../../../../texts/en.json";

export type Language = "en" | "fr" | "nl" | "de";
export type TextKey = Extract<keyof typeof en, `page_${string}`>;
export type Blanks = Record<string, string | number>;

export const languages: Record<Language, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
};

const load: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("texts:page/en"),
  fr: () => import("texts:page/fr"),
  nl: () => import("texts:page/nl"),
  de: () => import("texts:page/de"),
};

const loadStudy: typeof load = {
  en: () => import("texts:study/en"),
  fr: () => import("texts:study/fr"),
  nl: () => import("texts:study/nl"),
  de: () => import("texts:study/de"),
};

let isStudying = false;
let studying: Promise<void> | null = null;
let sentences = $state.raw<Record<string, string>>({});
let current = $state<Language>("en");
let plural = new Intl.PluralRules("en");
let list = $state.raw(new Intl.ListFormat("en", { type: "conjunction" }));

export const language = (): Language => current;

// The first of the reader's languages that we have.
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in languages) return short as Language;
  }
  return "en";
}

export async function speak(next: Language): Promise<void> {
  const parts = await Promise.all([load[next](), ...(isStudying ? [loadStudy[next]()] : [])]);
  sentences = Object.assign({}, ...parts.map((part) => part.default)) as Record<string, string>;
  current = next;
  plural = new Intl.PluralRules(next);
  list = new Intl.ListFormat(next, { type: "conjunction" });
  document.documentElement.lang = next;
}

// The sentences of learning, puzzles and reviews too, from now on. What failed is tried anew.
export function speakOfStudy(): Promise<void> {
  isStudying = true;
  return (studying ??= speak(current).catch((error: unknown) => {
    isStudying = false;
    studying = null;
    throw error;
  }));
}

export function say(key: TextKey, blanks: Blanks = {}): string {
  return fill(sentences[key] ?? key, blanks);
}

// The form of a sentence for a number: keys end in `_one` and `_other`.
type Counted = TextKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;
export function sayCount(stem: Counted, count: number, blanks: Blanks = {}): string {
  const isOne = plural.select(count) === "one";
  return say(`${stem}_${isOne ? "one" : "other"}` as TextKey, { count, ...blanks });
}

// “Ann and Ben”.
export function listed(parts: readonly string[]): string {
  return list.format(parts);
}
