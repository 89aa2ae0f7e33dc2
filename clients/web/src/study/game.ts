// Games of a record in the engine: replayed, looked at, weighed. It knows no rules; the engine does.
import type { Actor, Analysis, Depth, Game, Ordinal, Settings, Turn, Viewer } from "$engine";
import type { Played, WrittenGame } from "./record.ts";
import { atLine, got, refusing } from "./refusing.ts";

export interface Frame {
  view: unknown;
  turn: Turn;
  move: string; // what brought us here, as the viewer sees it; "" for the first
}

// `work` gets a game that is freed afterwards.
export function withGame<T>(game: Game, work: (game: Game) => T): T {
  try {
    return work(game);
  } finally {
    game.free();
  }
}

function startOf(ordinal: Ordinal, { game, options, lines }: WrittenGame): Game {
  const facts = ordinal.games().find(({ id }) => id === game);
  const known = Object.entries(options).filter(([name]) =>
    facts?.options.some((option) => option.name === name),
  );
  return atLine(lines[0]!, () => got(ordinal.start(game, Object.fromEntries(known))));
}

// Calls `before` with the game before each event, if given.
export function replay<T>(
  ordinal: Ordinal,
  written: WrittenGame,
  count: number,
  then: (game: Game) => T,
  before: (game: Game, event: Played, index: number) => void = () => {},
): T {
  return withGame(startOf(ordinal, written), (game) => {
    written.events.slice(0, count).forEach((event, index) => {
      atLine(written.lines[index + 1]!, () => {
        before(game, event, index);
        got(game.play(event.actor, event.move));
      });
    });
    return then(game);
  });
}

export function referee(ordinal: Ordinal, written: WrittenGame): void {
  const { result, events, lines } = written;
  replay(ordinal, written, Infinity, (game) => {
    if (result) atLine(lines.at(-1)!, () => refereeResult(game, result, events.length));
  });
}

function refereeResult(game: Game, result: Readonly<Record<string, unknown>>, events: number) {
  if (!("over" in got(game.turn()))) {
    throw refusing("record_result_early", "REC-7", { events: String(events) });
  }
  const expected = got(game.result()).result as Record<string, unknown>;
  for (const [key, value] of Object.entries(expected)) {
    const [due, told] = [JSON.stringify(value), JSON.stringify(result[key])];
    if (due === told) continue;
    throw told === undefined
      ? refusing("record_result_lacks", "REC-7", { key, expected: due })
      : refusing("record_result_wrong", "REC-7", { key, expected: due, written: told });
  }
}

export function framesOf(ordinal: Ordinal, written: WrittenGame, viewer: Viewer): Frame[] {
  const frames: Frame[] = [];
  let move = "";
  const look = (game: Game) =>
    frames.push({ view: got(game.view(viewer)), turn: got(game.turn()), move });
  replay(ordinal, written, Infinity, look, (game, event) => {
    look(game);
    move = got(game.seen(viewer, event.actor, event.move));
  });
  return frames;
}

// Whether the seed decides every chance event as it is written. Throws the first that differs.
export function checkDeal(ordinal: Ordinal, written: WrittenGame): number {
  const { seed, deal } = written;
  let checked = 0;
  replay(
    ordinal,
    written,
    Infinity,
    () => {},
    (game, { actor, move }) => {
      if (actor !== "chance" || !seed) return;
      const dealt = withGame(got(game.copy()), (copy) => got(copy.deal(seed, deal)));
      if (dealt !== move) {
        throw refusing("record_wrong_chance", "REC-9", { dealt, written: move });
      }
      ++checked;
    },
  );
  return checked;
}

export function analyse(
  ordinal: Ordinal,
  written: WrittenGame,
  depth: Depth,
  progress: (done: number, of: number) => void,
): Analysis {
  const analyst = withGame(startOf(ordinal, written), (game) => got(game.analyst(depth)));
  try {
    written.events.forEach(({ actor, move }: { actor: Actor; move: string }, index) => {
      got(analyst.take(actor, move));
      progress(index + 1, written.events.length);
    });
    return got(analyst.result());
  } finally {
    analyst.free();
  }
}

// Every option by name, with the value it has: a position begins with them.
export function optionsOf(ordinal: Ordinal, id: string, game: Game): Settings {
  const options = ordinal.games().find((one) => one.id === id)?.options ?? [];
  const words = got(game.position()).split(/\s+/);
  const valueOf = (name: string, kind: string) => {
    const value = words[words.indexOf(name) + 1] ?? "";
    return kind === "number" ? Number(value) : value;
  };
  return Object.fromEntries(options.map(({ name, kind }) => [name, valueOf(name, kind)]));
}

export function allOptions(ordinal: Ordinal, id: string, settings: Settings): Settings {
  return withGame(got(ordinal.start(id, settings)), (game) => optionsOf(ordinal, id, game));
}
