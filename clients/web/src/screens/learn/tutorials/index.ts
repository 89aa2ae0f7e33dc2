// The tutorial of each game, loaded when somebody begins it.
import type { Tutorial } from "./tutorial.ts";

const tutorials: Record<string, () => Promise<{ tutorial: Tutorial }>> = {
  "lucky-numbers": () => import("./lucky-numbers.ts"),
  completto: () => import("./completto.ts"),
  "sequence-numbers": () => import("./sequence-numbers.ts"),
};

export async function tutorialOf(game: string): Promise<Tutorial | null> {
  return (await tutorials[game]?.())?.tutorial ?? null;
}
