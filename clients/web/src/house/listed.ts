// The tables of this device as a list, by their cards: without the engine.
import type { Listed } from "$wire";
import type { Kept, Shelf } from "./kept.ts";

export async function listed(shelf: Shelf): Promise<Listed[]> {
  return (await shelf.all()).map((kept) => ({ table: kept.id, summary: summaryOf(kept) }));
}

function summaryOf({ game, seats, log, card }: Kept) {
  return {
    game,
    phase: card.phase,
    seats: seats.map((seat) =>
      seat.who === "person" ? { name: seat.name } : { level: seat.level },
    ),
    at: log.at(-1)?.at ?? 0,
    turn: card.turn,
  };
}
