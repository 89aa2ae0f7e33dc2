// Reads moves as they are written, and sorts legal ones by what can be done with them.

export interface Ends {
  from: string;
  to: string;
}

export type Read =
  | { kind: "play"; card: string; cell: string }
  | { kind: "plus" | "minus"; card: string; cell: string }
  | { kind: "dead" | "forfeit"; card: string }
  | { kind: "claim"; lines: Ends[] }
  | { kind: "deal"; seat: number; card: string }
  | { kind: "penalise"; side: number }
  | { kind: "pass" | "draw" };

export function readMove(move: string): Read | null {
  const [kind = "", first = "", second = ""] = move.split(" ");
  switch (kind) {
    case "play":
      return { kind, card: first, cell: second };
    case "plus":
    case "minus":
      return { kind, card: kind, cell: first };
    case "dead":
    case "forfeit":
      return { kind, card: first };
    case "claim":
      return { kind, lines: move.split(" ").slice(1).map(endsOf) };
    case "deal":
      return { kind, seat: Number(first), card: second };
    case "penalise":
      return { kind, side: Number(first) };
    case "pass":
    case "draw":
      return { kind };
    default:
      return null;
  }
}

function endsOf(word: string): Ends {
  const [from = "", to = ""] = word.split("-");
  return { from, to };
}

export function moveWith(card: string, cell: string): string {
  return card === "plus" || card === "minus" ? `${card} ${cell}` : `play ${card} ${cell}`;
}

export interface Choice {
  move: string;
  lines: Ends[];
}

export interface Choices {
  isOnTurn: boolean; // may do more than draw
  places: ReadonlyMap<string, readonly string[]>; // card → cells
  exchanges: readonly string[];
  forfeits: readonly string[];
  claims: readonly Choice[];
  mayPass: boolean;
  mayDraw: boolean;
}

export function choicesIn(legal: readonly string[]): Choices {
  const places = new Map<string, string[]>();
  const exchanges: string[] = [];
  const forfeits: string[] = [];
  const claims: Choice[] = [];
  for (const move of legal) {
    const read = readMove(move);
    if (!read) continue;
    if ("cell" in read) places.set(read.card, [...(places.get(read.card) ?? []), read.cell]);
    else if (read.kind === "dead") exchanges.push(read.card);
    else if (read.kind === "forfeit") forfeits.push(read.card);
    else if (read.kind === "claim") claims.push({ move, lines: read.lines });
  }
  return {
    isOnTurn: legal.some((move) => move !== "draw"),
    places,
    exchanges,
    forfeits,
    claims,
    mayPass: legal.includes("pass"),
    mayDraw: legal.includes("draw"),
  };
}
