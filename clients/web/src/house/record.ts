// Writes the record of a match that was played on this device, out of the log of its table.
import type { Settings } from "$engine";
import type { Event } from "$wire";
import type { Kept } from "./kept.ts";

interface Written {
  start: number;
  lines: { number: number; line: object }[];
  result: unknown;
}

// Every option of a game by name, with the values it is played with.
export type OptionsOf = (settings: Settings) => Settings;

// The answer is empty if there is no such match.
export function recordOf(
  kept: Kept,
  match: number,
  kind: string | null,
  optionsOf: OptionsOf,
): string {
  const games = gamesOf(kept, match);
  const isKnownDeal = !(kept.isContinued && match === 0);
  const lines = games.flatMap((game, index) => [
    {
      record: 1,
      game: kept.game,
      options: optionsOf({ ...kept.settings, start: game.start }),
      ...(isKnownDeal ? { seed: kept.seeds[match], deal: index } : {}),
      ...(kept.isMatch ? { match: { kind, game: index + 1, of: games.length } } : {}),
      people: kept.seats.map((seat) =>
        seat.who === "person" ? { name: seat.name } : { level: seat.level },
      ),
    },
    ...game.lines.map(({ line }) => line),
    ...(game.result === undefined ? [] : [{ result: game.result }]),
  ]);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

// What was taken back is not in it.
function gamesOf(kept: Kept, match: number): Written[] {
  let games: Written[] = [];
  let current = -1;
  for (const { number, event } of kept.log) {
    if (event.is === "started" && event.game === 0) {
      if (current === match) return games;
      ++current;
      games = [];
    }
    if (event.is === "started") games.push({ start: event.start, lines: [], result: undefined });
    const game = games.at(-1);
    if (!game) continue;
    if (event.is === "undone") game.lines = game.lines.filter((one) => one.number < event.from);
    if (event.is === "game_over") game.result = event.result;
    const line = lineOf(event);
    if (line) game.lines.push({ number, line });
  }
  return current === match ? games : [];
}

function lineOf(event: Event): object | null {
  switch (event.is) {
    case "dealt":
      return { chance: event.move };
    case "moved":
      return { seat: event.seat, move: event.move };
    case "refereed":
      return { referee: event.move };
    default:
      return null;
  }
}
