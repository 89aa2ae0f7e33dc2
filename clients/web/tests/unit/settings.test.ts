// Two tabs have settings of the same device; neither undoes what the other one chose.
import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
const keep = (more: object) => kept.set("settings", JSON.stringify({ ...read(), ...more }));
const read = () => JSON.parse(kept.get("settings") ?? "{}") as Record<string, unknown>;

vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

beforeEach(() => {
  kept.clear();
  vi.resetModules();
});

it("keeps only what was changed, over what another tab has kept meanwhile", async () => {
  const { keepSettings, settings } = await import("../../src/settings.svelte.ts");
  keep({ theme: "dark", level: "hard" });

  settings.level = "expert";
  keepSettings();
  expect(read()).toEqual({ theme: "dark", level: "expert" });

  settings.level = "easy"; // the standard is chosen as well
  keepSettings();
  expect(read()).toEqual({ theme: "dark", level: "easy" });
});

it("takes over what another tab has kept, and does not write it again", async () => {
  const { keepSettings, readSettings, settings } = await import("../../src/settings.svelte.ts");
  const { language } = await import("../../src/speech/say.svelte.ts");
  vi.stubGlobal("document", { documentElement: {} });
  keep({ theme: "dark", language: "nl" });

  readSettings();
  keep({ theme: "contrast" });
  keepSettings();

  expect(settings.theme).toBe("dark");
  expect(read().theme).toBe("contrast");
  await vi.waitFor(() => expect(language()).toBe("nl"));
});
