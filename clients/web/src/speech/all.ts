// Every sentence of the engine and the house in a language: for refusals and reasons.
const load: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("texts:all/en"),
  fr: () => import("texts:all/fr"),
  nl: () => import("texts:all/nl"),
  de: () => import("texts:all/de"),
};

export async function allTexts(language: string): Promise<Record<string, string>> {
  return (await (load[language] ?? load.en!)()).default;
}
