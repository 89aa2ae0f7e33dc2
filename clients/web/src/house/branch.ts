// A new table of this device that goes on where another game was: its log begins with what happened
// there. None of it can be taken back.
import type { Actor, Seat, Settings } from "$engine";
import type { Event } from "$wire";
import type { Kept, KeptSeat } from "./kept.ts";

export interface Branch {
  id: string;
  seed: string; // decides what comes from here on
  now: number;
  game: string;
  settings: Settings;
  seats: KeptSeat[];
  events: readonly { actor: Actor; move: string }[];
}

export function branchTable({ id, seed, now, game, settings, seats, events }: Branch): Kept {
  const { start = 0, ...kept } = settings;
  const log: Event[] = [
    { is: "opened", game },
    { is: "started", game: 0, start: Number(start) },
    ...events.map(({ actor, move }) => eventOf(actor, move)),
  ];
  return {
    id,
    game,
    settings: kept,
    isMatch: false,
    seats,
    seeds: [seed],
    log: log.map((event, number) => ({ number, at: now, event })),
    card: { phase: "running", turn: [] },
    isContinued: true,
  };
}

function eventOf(actor: Actor, move: string): Event {
  if (actor === "chance") return { is: "dealt", move };
  if (actor === "referee") return { is: "refereed", move };
  return { is: "moved", seat: actor as Seat, move, by_computer: true };
}
