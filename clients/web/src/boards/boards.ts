// The board of each game; the plain one for any other. Loaded when a table needs it.
import type { Board } from "./board.ts";

const boards: Record<string, () => Promise<{ board: Board }>> = {
  "lucky-numbers": () => import("./lucky-numbers/index.ts"),
  completto: () => import("./completto/index.ts"),
  "sequence-numbers": () => import("./sequence-numbers/index.ts"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import("./plain/index.ts"));
  return (await load()).board;
}
