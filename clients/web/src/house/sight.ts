// What the house tells of a table: the same messages that a server sends.
import type { Seat } from "$engine";
import type { Now, SeatNow, Sight, TableMessage } from "$wire";
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

export function nowOf(kept: Kept, standing: Standing): Now {
  const own = ownSeats(kept);
  const sights: Sight[] =
    standing.game === null
      ? []
      : own.length > 0
        ? own.map((seat) => sight(standing, seat))
        : [{ view: valueOf(standing.game.view("bystander")) }];
  return {
    phase: standing.phase,
    seats: kept.seats.map((seat, index) => seatNow(seat, index === own[0])),
    turn: standing.turn(),
    sights,
    game: standing.gameNumber,
    scores: standing.match()?.scores ?? [],
    sheet: kept.isMatch ? standing.points : [],
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
