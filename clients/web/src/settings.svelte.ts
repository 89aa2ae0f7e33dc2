// What a person has chosen, kept on this device.
import { detectLanguage, language, speak, type Language } from "./speech/say.svelte.ts";

export type Theme = "system" | "light" | "dark" | "contrast";
export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "master";
export const levels: readonly Level[] = ["beginner", "easy", "medium", "hard", "expert", "master"];

export interface Settings {
  language: Language | null; // null: the browser's
  theme: Theme;
  largeNumbers: boolean;
  safeColours: boolean;
  motion: boolean; // false: as if the system asked for less
  sound: boolean;
  name: string;
  level: Level;
}

const standard: Settings = {
  language: null,
  theme: "system",
  largeNumbers: false,
  safeColours: false,
  motion: true,
  sound: true,
  name: "",
  level: "easy",
};

const place = "settings";

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...standard, ...kept() });

export const chosenLanguage = (): Language =>
  settings.language ?? detectLanguage(navigator.languages);

let known = { ...settings }; // as it was last kept or read

// Only what was changed here goes over what is kept: another tab may have changed the rest.
export function keepSettings(): void {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== known[name as keyof Settings],
  );
  known = { ...settings };
  if (changed.length === 0) return;
  try {
    localStorage.setItem(place, JSON.stringify({ ...kept(), ...Object.fromEntries(changed) }));
  } catch {
    // A browser that keeps nothing forgets these too; the page works without.
  }
}

// Takes over what another tab has kept.
export function readSettings(): void {
  Object.assign(settings, kept());
  known = { ...settings };
  if (chosenLanguage() !== language()) void speak(chosenLanguage());
}

// The bar of the browser is of the page's colour: --mat.
const bars = { light: "#eef2ee", dark: "#0e1512", contrast: "#ffffff" };

function colourBar(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = bars[theme === "system" ? own : theme];
  }
}

// To be called once; keeps what is changed and shows it.
export function watchSettings(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === place) readSettings();
  });
  $effect.root(() => {
    $effect(keepSettings);
    $effect(() => {
      const { dataset } = document.documentElement;
      if (settings.theme === "system") delete dataset.theme;
      else dataset.theme = settings.theme;
      colourBar(settings.theme);
      dataset.numbers = settings.largeNumbers ? "large" : "normal";
      dataset.palette = settings.safeColours ? "safe" : "normal";
      dataset.motion = settings.motion ? "full" : "less";
    });
  });
}
