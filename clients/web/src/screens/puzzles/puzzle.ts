// Puzzles as the project writes them: positions with one proven best move.

export type Difficulty = "gentle" | "tricky" | "tough";

export interface Puzzle {
  position: string;
  seat: 0 | 1 | 2 | 3 | 4 | 5; // who is to move
  best: string;
  isExact: boolean; // else proven by playouts
  lead: number; // of the win, over the next best move
  difficulty: Difficulty;
}

const askings = 20; // of each level

// How often all levels together miss it.
function difficultyOf(misses: readonly number[]): Difficulty {
  const share = misses.reduce((sum, one) => sum + one, 0) / (askings * misses.length);
  return share < 0.25 ? "gentle" : share < 0.5 ? "tricky" : "tough";
}

function puzzleOf(block: string): Puzzle {
  const [position = "", ...lines] = block.split("\n").filter((line) => !line.startsWith("#"));
  const facts = new Map(
    lines.map((line) => {
      const end = line.indexOf(" ");
      return [line.slice(0, end), line.slice(end + 1)] as const;
    }),
  );
  const [proof, size] = (facts.get("lead") ?? "").split(" ");
  return {
    position,
    seat: Number(/(\d)\s*$/.exec(position)?.[1] ?? 0) as Puzzle["seat"],
    best: facts.get("best") ?? "",
    isExact: proof === "exact",
    lead: Number(size) / 10_000,
    difficulty: difficultyOf((facts.get("misses") ?? "").split(" ").map(Number)),
  };
}

export function readPuzzles(text: string): Puzzle[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(puzzleOf);
}

const load: Record<string, () => Promise<{ default: string }>> = {
  "lucky-numbers": () => import("$puzzles/lucky-numbers.txt?raw"),
  completto: () => import("$puzzles/completto.txt?raw"),
  "sequence-numbers": () => import("$puzzles/sequence-numbers.txt?raw"),
};

export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const found = await load[game]?.();
  return found ? readPuzzles(found.default) : [];
}
