// The desk of the coach: a record or an exercise lies on it. It runs in a worker; what it answers is
// plain data, with every reason as a sentence and what goes into it.
import type { Actor, Depth, Game, Ordinal, Reason as Fact, Seat, Turn, Viewer } from "$engine";
import type { Reason } from "$wire";
import { branchTable } from "../house/branch.ts";
import type { Shelf } from "../house/kept.ts";
import { recordOf } from "../house/record.ts";
import { isFair } from "./fair.ts";
import {
  allOptions,
  analyse,
  checkDeal,
  type Frame,
  framesOf,
  optionsOf,
  referee,
  replay,
} from "./game.ts";
import { readRecord, type WrittenGame } from "./record.ts";
import { got, refusing } from "./refusing.ts";
import type { Dealing, Judged, Laid, PlayOn, Reviewed, Situation } from "./answers.ts";

// What the desk needs from the world.
export interface Surroundings {
  shelf(): Promise<Shelf>;
  now(): number;
  random(): string; // 32 bytes, hexadecimal
  sentence(key: string, blanks: Record<string, string>): string;
  progress(done: number, of: number): void;
}

export class Desk {
  readonly #ordinal: Ordinal;
  readonly #world: Surroundings;
  #games: WrittenGame[] = [];
  #exercise: Game | null = null;

  constructor(ordinal: Ordinal, world: Surroundings) {
    this.#ordinal = ordinal;
    this.#world = world;
  }

  // ---- records

  // `source` is TABLE-MATCH of this device.
  async recordOfDevice(source: string): Promise<string> {
    const [, table = "", match = ""] = /^(.*)-(\d+)$/.exec(source) ?? [];
    const kept = await (await this.#world.shelf()).read(table);
    if (!kept) throw refusing("table_no_record");
    const facts = this.#ordinal.games().find(({ id }) => id === kept.game);
    return recordOf(kept, Number(match), facts?.match?.kind ?? null, (settings) =>
      allOptions(this.#ordinal, kept.game, settings),
    );
  }

  // Refereed: every move and every result.
  read(text: string): WrittenGame[] {
    const games = readRecord(text);
    for (const game of games) referee(this.#ordinal, game);
    this.#games = games.map((game) => ({
      ...game,
      options: allOptions(this.#ordinal, game.game, game.options),
    }));
    return this.#games;
  }

  frames(index: number, viewer: Viewer): Frame[] {
    return framesOf(this.#ordinal, this.#games[index]!, viewer);
  }

  // What it would look like after another move in place of that event.
  instead(index: number, event: number, move: string, viewer: Viewer): Frame {
    const written = this.#games[index]!;
    return replay(this.#ordinal, written, event, (game) => {
      const { actor } = written.events[event]!;
      const seen = got(game.seen(viewer, actor, move));
      got(game.play(actor, move));
      return { view: got(game.view(viewer)), turn: got(game.turn()), move: seen };
    });
  }

  analyse(index: number, depth: Depth): Reviewed {
    const analysis = analyse(this.#ordinal, this.#games[index]!, depth, this.#world.progress);
    const decisions = analysis.decisions.map((decision) => ({
      ...decision,
      reasons: this.#sentences(decision.reasons),
    }));
    return { ...analysis, decisions };
  }

  // What speaks for the move that was played there.
  why(index: number, event: number): Reason[] {
    const written = this.#games[index]!;
    const { actor, move } = written.events[event]!;
    return replay(this.#ordinal, written, event, (game) =>
      this.#sentences(got(game.reasonsFor(actor as Seat, move))),
    );
  }

  check(index: number): Dealing {
    const written = this.#games[index]!;
    const tiles = checkDeal(this.#ordinal, written);
    return { tiles, isFair: isFair(written), fair: written.fair };
  }

  // Opens a table of this device that goes on after the first `count` events.
  async playOn({ index, count, seat, name, level }: PlayOn): Promise<string> {
    const { game, options, events } = this.#games[index]!;
    const id = this.#world.random().slice(0, 16);
    const kept = branchTable({
      id,
      seed: this.#world.random(),
      now: this.#world.now(),
      game,
      settings: options,
      seats: Array.from({ length: Number(options.players) }, (_, one) =>
        one === seat ? { who: "person", name } : { who: "computer", level },
      ),
      events: events.slice(0, count),
    });
    await (await this.#world.shelf()).write(kept, 0);
    return id;
  }

  // ---- exercises

  lay(game: string, position: string, seat: Seat): Laid {
    this.#exercise?.free();
    this.#exercise = got(this.#ordinal.fromPosition(game, position));
    const options = optionsOf(this.#ordinal, game, this.#exercise);
    return { ...this.situation(seat), options };
  }

  situation(seat: Seat): Situation {
    const game = this.#table();
    const turn: Turn = got(game.turn());
    const mayAct = "seats" in turn && turn.seats.includes(seat);
    return { view: got(game.view(seat)), turn, legal: mayAct ? got(game.legal(seat)) : [] };
  }

  // Refused with the reason; then nothing has changed. The answer is the move as the seat sees it.
  act(actor: Actor, move: string, seat: Seat): string {
    const game = this.#table();
    const seen = got(game.seen(seat, actor, move));
    got(game.play(actor, move));
    return seen;
  }

  judge(seat: Seat, move: string, best: string): Judged {
    const game = this.#table();
    return {
      ...got(game.weigh(seat, move, "quick")),
      pro: this.#sentences(got(game.reasonsFor(seat, best))),
      contra: move === best ? [] : this.#sentences(got(game.reasonsAgainst(seat, move, best))),
    };
  }

  #table(): Game {
    if (!this.#exercise) throw refusing("table_not_started");
    return this.#exercise;
  }

  // With their blanks: how moves and people are called is the board's matter.
  #sentences(reasons: readonly Fact[]): Reason[] {
    return reasons.map(({ text, arguments: given }) => ({
      sentence: this.#world.sentence(text, {}),
      arguments: given,
    }));
  }
}
