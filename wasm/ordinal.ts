// Loads the engine's WebAssembly module and gives it types. It knows no rules, no Node and no page.

import type { Analysis, Chance, Depth, Hint, Reason, Weighing } from "./coach.js";

export type * from "./coach.js";

export type Seat = 0 | 1 | 2 | 3 | 4 | 5;
export type Actor = Seat | "chance" | "referee";
export type Viewer = Seat | "bystander" | "referee";
export type Turn = { chance: true } | { seats: Seat[] } | { over: true };
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// Why not: `code` names the sentence, `rule` the clause behind it (empty if there is none).
export interface Refusal {
  code: string;
  rule: string;
  arguments: Record<string, string>;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

// A default of null depends on other options: leave the option out to get it.
export type GameOption =
  | { name: string; kind: "number"; values: number[]; default: number | null }
  | { name: string; kind: "word"; values: string[]; default: string | null };

export interface GameFacts {
  id: string;
  name: string;
  options: GameOption[];
  match: { kind: string; best: "highest" | "lowest" } | null; // null: no kind of match
}

// Values of options by name; those not named take their default.
export type Settings = Readonly<Record<string, string | number>>;

export interface Ending {
  result: Json;
  points: number[]; // of every seat, for a match; 0 if the game has no kind of match
}

export interface Match {
  kind: string;
  games: number; // how many it has
  starts: Seat[]; // of every game
  scores: number[]; // of every seat
  winners: Seat[]; // the best total so far
  over: boolean;
}

export interface Simulation {
  game: string;
  seed: string; // hexadecimal
  deal?: number; // which game of the seed, from 0
  settings?: Settings;
  legal?: "listed" | "left out";
}

// What interface.h exports.
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  ordinal_input(size: number): number;
  ordinal_output(): number;
  ordinal_output_size(): number;
  ordinal_games(): number;
  ordinal_start(size: number): number;
  ordinal_from_position(size: number): number;
  ordinal_copy(handle: number): number;
  ordinal_free(handle: number): number;
  ordinal_turn(handle: number): number;
  ordinal_legal(handle: number, actor: number): number;
  ordinal_play(handle: number, actor: number, size: number): number;
  ordinal_deal(handle: number, deal: number, size: number): number;
  ordinal_move(handle: number, seat: number, number: number, size: number): number;
  ordinal_view(handle: number, viewer: number): number;
  ordinal_seen(handle: number, actor: number, viewer: number, size: number): number;
  ordinal_position(handle: number): number;
  ordinal_result(handle: number): number;
  ordinal_count(handle: number, depth: number): number;
  ordinal_simulate(deal: number, listed: number, size: number): number;
  ordinal_match(size: number): number;
  ordinal_hint(handle: number, seat: number): number;
  ordinal_chance(handle: number, seat: number, depth: number): number;
  ordinal_weigh(handle: number, seat: number, depth: number, size: number): number;
  ordinal_reasons_for(handle: number, seat: number, size: number): number;
  ordinal_reasons_against(handle: number, seat: number, size: number): number;
  ordinal_analysis_start(handle: number, depth: number): number;
  ordinal_analysis_take(handle: number, actor: number, size: number): number;
  ordinal_analysis_result(handle: number): number;
  ordinal_analysis_free(handle: number): number;
}

// The module, a response to a request for it, or anything else that has its bytes.
export type Source = BufferSource | { arrayBuffer(): Promise<ArrayBuffer> };

export async function loadOrdinal(source: Source | Promise<Source>): Promise<Ordinal> {
  const given = await source;
  const bytes = "arrayBuffer" in given ? await given.arrayBuffer() : given;
  const { instance } = await WebAssembly.instantiate(bytes);
  const exports = instance.exports as unknown as Exports;
  exports._initialize();
  return new Ordinal(new Engine(exports));
}

// Text in and out of the module's memory.
class Engine {
  readonly exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(exports: Exports) {
    this.exports = exports;
  }

  // Makes `call` with the size of `text`, which lies ready then.
  withText<T>(text: string, call: (size: number) => Answer<T>): Answer<T> {
    const bytes = this.#encoder.encode(text);
    const room = this.exports.ordinal_input(bytes.length);
    if (room === 0) return this.#refusal();
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    return call(bytes.length);
  }

  text(code: number): Answer<string> {
    return code < 0 ? this.#refusal() : { ok: true, value: this.#output() };
  }

  json<T>(code: number): Answer<T> {
    return code < 0 ? this.#refusal() : { ok: true, value: JSON.parse(this.#output()) as T };
  }

  game(handle: number): Answer<Game> {
    return handle < 0 ? this.#refusal() : { ok: true, value: new Game(this, handle) };
  }

  analyst(handle: number): Answer<Analyst> {
    return handle < 0 ? this.#refusal() : { ok: true, value: new Analyst(this, handle) };
  }

  #refusal(): { ok: false; refusal: Refusal } {
    return { ok: false, refusal: JSON.parse(this.#output()) as Refusal };
  }

  #output(): string {
    const { memory, ordinal_output, ordinal_output_size } = this.exports;
    return this.#decoder.decode(
      new Uint8Array(memory.buffer, ordinal_output(), ordinal_output_size()),
    );
  }
}

export class Ordinal {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  games(): GameFacts[] {
    const answer = this.#engine.json<GameFacts[]>(this.#engine.exports.ordinal_games());
    return answer.ok ? answer.value : [];
  }

  start(game: string, settings: Settings = {}): Answer<Game> {
    const { exports } = this.#engine;
    return this.#ask([game, ...lines(settings)], (size) =>
      this.#engine.game(exports.ordinal_start(size)),
    );
  }

  fromPosition(game: string, position: string): Answer<Game> {
    const { exports } = this.#engine;
    return this.#ask([game, position], (size) =>
      this.#engine.game(exports.ordinal_from_position(size)),
    );
  }

  // A random game as a record: JSON lines.
  simulate({ game, seed, deal = 0, settings = {}, legal }: Simulation): Answer<string> {
    const { exports } = this.#engine;
    const listed = legal === "listed" ? 1 : 0;
    return this.#ask([game, seed, ...lines(settings)], (size) =>
      this.#engine.text(exports.ordinal_simulate(deal, listed, size)),
    );
  }

  // The match after the games whose points, one number a seat, are given.
  match(game: string, settings: Settings, played: readonly (readonly number[])[]): Answer<Match> {
    const { exports } = this.#engine;
    const points = played.map((game) => `points ${game.join(" ")}`);
    return this.#ask([game, ...lines(settings), ...points], (size) =>
      this.#engine.json<Match>(exports.ordinal_match(size)),
    );
  }

  #ask<T>(text: string[], call: (size: number) => Answer<T>): Answer<T> {
    return this.#engine.withText(text.join("\n"), call);
  }
}

// One game in the module's memory: free it when it is no longer needed.
export class Game {
  readonly #engine: Engine;
  #handle: number;

  constructor(engine: Engine, handle: number) {
    this.#engine = engine;
    this.#handle = handle;
  }

  turn(): Answer<Turn> {
    return this.#engine.json(this.#engine.exports.ordinal_turn(this.#handle));
  }

  legal(actor: Actor): Answer<string[]> {
    return this.#engine.json(this.#engine.exports.ordinal_legal(this.#handle, actorNumber(actor)));
  }

  // Plays a move and answers the event as records write it.
  play(actor: Actor, move: string): Answer<string> {
    const { exports } = this.#engine;
    return this.#engine.withText(move, (size) =>
      this.#engine.text(exports.ordinal_play(this.#handle, actorNumber(actor), size)),
    );
  }

  // Plays the chance event that the seed decides, in game number `deal` of that seed.
  deal(seed: string, deal = 0): Answer<string> {
    const { exports } = this.#engine;
    return this.#engine.withText(seed, (size) =>
      this.#engine.text(exports.ordinal_deal(this.#handle, deal, size)),
    );
  }

  // What the computer player of this name would do; nothing is played. The same view, seed and
  // number give the same move everywhere: for every decision of a game take another number.
  move(seat: Seat, player: string, seed: string, number = 0): Answer<string> {
    const { exports } = this.#engine;
    return this.#engine.withText(`${player}\n${seed}`, (size) =>
      this.#engine.text(exports.ordinal_move(this.#handle, seat, number, size)),
    );
  }

  view(viewer: Viewer): Answer<Json> {
    return this.#engine.json(this.#engine.exports.ordinal_view(this.#handle, viewerNumber(viewer)));
  }

  // A legal move, not played yet, as `viewer` sees it.
  seen(viewer: Viewer, actor: Actor, move: string): Answer<string> {
    const { exports } = this.#engine;
    const numbers = [actorNumber(actor), viewerNumber(viewer)] as const;
    return this.#engine.withText(move, (size) =>
      this.#engine.text(exports.ordinal_seen(this.#handle, ...numbers, size)),
    );
  }

  // The whole state as words: for those who may know everything.
  position(): Answer<string> {
    return this.#engine.text(this.#engine.exports.ordinal_position(this.#handle));
  }

  result(): Answer<Ending> {
    return this.#engine.json(this.#engine.exports.ordinal_result(this.#handle));
  }

  // How many sequences of exactly `depth` events there are.
  count(depth: number): Answer<bigint> {
    const answer = this.#engine.text(this.#engine.exports.ordinal_count(this.#handle, depth));
    return answer.ok ? { ok: true, value: BigInt(answer.value) } : answer;
  }

  // The best move of a seat that may act, and why. Nothing is played.
  hint(seat: Seat): Answer<Hint> {
    return this.#engine.json(this.#engine.exports.ordinal_hint(this.#handle, seat));
  }

  // How likely the seat wins, as it knows the game.
  chance(seat: Seat, depth: Depth = "deep"): Answer<Chance> {
    const { exports } = this.#engine;
    return this.#engine.json(exports.ordinal_chance(this.#handle, seat, depthNumber(depth)));
  }

  // What a legal move costs of that; nothing is played.
  weigh(seat: Seat, move: string, depth: Depth = "deep"): Answer<Weighing> {
    const { exports } = this.#engine;
    return this.#engine.withText(move, (size) =>
      this.#engine.json(exports.ordinal_weigh(this.#handle, seat, depthNumber(depth), size)),
    );
  }

  // What speaks for a legal move.
  reasonsFor(seat: Seat, move: string): Answer<Reason[]> {
    const { exports } = this.#engine;
    return this.#engine.withText(move, (size) =>
      this.#engine.json(exports.ordinal_reasons_for(this.#handle, seat, size)),
    );
  }

  // Why one legal move is worse than another.
  reasonsAgainst(seat: Seat, played: string, best: string): Answer<Reason[]> {
    const { exports } = this.#engine;
    return this.#engine.withText(`${played}\n${best}`, (size) =>
      this.#engine.json(exports.ordinal_reasons_against(this.#handle, seat, size)),
    );
  }

  // Analyses what happens from here on, as the analyst is told; this game stays as it is.
  analyst(depth: Depth = "deep"): Answer<Analyst> {
    const { exports } = this.#engine;
    return this.#engine.analyst(exports.ordinal_analysis_start(this.#handle, depthNumber(depth)));
  }

  copy(): Answer<Game> {
    return this.#engine.game(this.#engine.exports.ordinal_copy(this.#handle));
  }

  // Afterwards every question is refused.
  free(): void {
    this.#engine.exports.ordinal_free(this.#handle);
    this.#handle = -1;
  }
}

// An analysis that is being made, an event at a time: free it when it is no longer needed.
export class Analyst {
  readonly #engine: Engine;
  #handle: number;

  constructor(engine: Engine, handle: number) {
    this.#engine = engine;
    this.#handle = handle;
  }

  // What happens next. The answer has no value.
  take(actor: Actor, move: string): Answer<string> {
    const { exports } = this.#engine;
    return this.#engine.withText(move, (size) =>
      this.#engine.text(exports.ordinal_analysis_take(this.#handle, actorNumber(actor), size)),
    );
  }

  // Refused until the game is over.
  result(): Answer<Analysis> {
    return this.#engine.json(this.#engine.exports.ordinal_analysis_result(this.#handle));
  }

  // Afterwards every question is refused.
  free(): void {
    this.#engine.exports.ordinal_analysis_free(this.#handle);
    this.#handle = -1;
  }
}

function lines(settings: Settings): string[] {
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}

function actorNumber(actor: Actor): number {
  if (actor === "referee") return -2;
  return actor === "chance" ? -1 : actor;
}

function viewerNumber(viewer: Viewer): number {
  if (viewer === "referee") return -2;
  return viewer === "bystander" ? -1 : viewer;
}

function depthNumber(depth: Depth): number {
  return depth === "quick" ? 0 : 1;
}
