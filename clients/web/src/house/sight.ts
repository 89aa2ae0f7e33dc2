// What the house tells of a table: the same messages that a server sends.
import type { Game, Seat } from "$engine";
import type { Event, EventsMessage, Now, SeatNow, Sight, TableMessage } from "$wire";
import type { Kept } from "./kept.ts";
import { type Standing, valueOf } from "./standing.ts";

export function ownSeats(kept: Kept): Seat[] {
  return kept.seats.flatMap(({ who }, seat) => (who === "person" ? [seat as Seat] : []));
}

function seatNow(seat: Kept["seats"][number], isHost: boolean): SeatNow {
  const isPerson = seat.who === "person";
  return {
    who: seat.who,
    ...(isPerson ? { name: seat.name } : { level: seat.level }),
    is_yours: isPerson,
    is_host: isHost,
    is_present: isPerson,
    has_stand_in: false,
    wants_rematch: false,
  };
}

function sight(standing: Standing, seat: Seat): Sight {
  const game = standing.game!;
  const turn = standing.turn();
  const mayAct = turn !== null && "seats" in turn && turn.seats.includes(seat);
  return {
    seat,
    view: valueOf(game.view(seat)),
    ...(mayAct ? { legal: valueOf(game.legal(seat)) } : {}),
  };
}

// Where several people share a screen, it shows what everybody may see until the next one is there.
function sights(standing: Standing, game: Game, own: readonly Seat[]): Sight[] {
  const open = own.length === 1 ? [] : [{ view: valueOf(game.view("bystander")) }];
  return [...own.map((seat) => sight(standing, seat)), ...open];
}

export function nowOf(kept: Kept, standing: Standing): Now {
  const own = ownSeats(kept);
  return {
    phase: standing.phase,
    seats: kept.seats.map((seat, index) => seatNow(seat, index === own[0])),
    turn: standing.turn(),
    sights: standing.game ? sights(standing, standing.game, own) : [],
    game: standing.gameNumber,
    scores: standing.match()?.scores ?? [],
    sheet: kept.isMatch ? standing.points : [],
    undo: standing.mayUndo(),
    help: true,
  };
}

export function tableMessage(kept: Kept, standing: Standing): TableMessage {
  return {
    is: "table",
    table: kept.id,
    version: kept.log.length,
    game: kept.game,
    options: kept.settings,
    match: kept.isMatch,
    games: standing.match()?.games ?? 1,
    is_public: false,
    commitment: "",
    now: nowOf(kept, standing),
  };
}

// What a seat may know of an event depends on when it was told, until the match is over.
export function sinceTheEnd(kept: Kept, standing: Standing, have = -1): EventsMessage | null {
  const { id, log } = kept;
  const end = log.findLastIndex(({ event }) => event.is === "match_over");
  if (standing.phase !== "over" || have < 0) return null;
  const events = log.slice(Math.max(have, end));
  return { is: "events", table: id, events, version: log.length, now: nowOf(kept, standing) };
}

export function asSeen(standing: Standing, event: Event, own: readonly Seat[]): Event {
  // Several people look at one screen: then it shows what everybody may see.
  const eyes = own.length === 1 ? own : [];
  if (event.is === "dealt") return { ...event, move: standing.seen("chance", event.move, eyes) };
  if (event.is !== "moved") return event;
  return { ...event, move: standing.seen(event.seat as Seat, event.move, eyes) };
}
