// How a table of this device stands: the fold of its log. It knows no rules; the engine does.
import type { Actor, Answer, Game, Match, Ordinal, Seat, Turn } from "$engine";
import type { NumberedEvent } from "$wire";
import type { Kept } from "./kept.ts";

export type Phase = "open" | "running" | "over" | "closed";

interface Played {
  number: number; // of the event in the log
  actor: Actor;
  move: string;
  byPerson: boolean;
  isShown?: boolean; // chance: to everybody
}

export function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.refusal.code);
}

const actingOf = (turn: Turn | null): readonly Seat[] =>
  turn && "seats" in turn ? turn.seats : [];

export class Standing {
  phase: Phase = "open";
  game: Game | null = null;
  gameNumber = 0; // in its match
  matchNumber = -1;
  points: number[][] = []; // a list of seats for each game of the match that is over
  readonly #ordinal: Ordinal;
  readonly #kept: Kept;
  #played: Played[] = []; // in this game
  #start = 0;
  #began = 0; // when the first game of the match did
  #since: number[] = []; // of every seat

  constructor(ordinal: Ordinal, kept: Kept) {
    this.#ordinal = ordinal;
    this.#kept = kept;
    for (const entry of kept.log) this.take(entry);
  }

  take(entry: NumberedEvent): void {
    const { number, event } = entry;
    const before = this.acting();
    this.#apply(entry);
    const after = this.acting();
    // In a round everybody chooses for themselves.
    const isRound = (seat: Seat) =>
      event.is === "moved" && event.seat !== seat && before.includes(seat) && after.includes(seat);
    this.#since = this.#kept.seats.map((_, seat) =>
      isRound(seat as Seat) ? (this.#since[seat] ?? 0) : number + 1,
    );
  }

  #apply({ number, at, event }: NumberedEvent): void {
    switch (event.is) {
      case "started":
        if (event.game === 0) this.#began = at;
        return this.#begin(event.game, event.start);
      case "moved":
        return this.#play({
          number,
          actor: event.seat as Seat,
          move: event.move,
          byPerson: !event.by_computer,
        });
      case "dealt":
        return this.#play({
          number,
          actor: "chance",
          move: event.move,
          byPerson: false,
          isShown: this.seen("chance", event.move, []) === event.move,
        });
      case "refereed":
        return this.#play({ number, actor: "referee", move: event.move, byPerson: true });
      case "undone":
        return this.#takeBack(event.from);
      case "game_over":
        this.points.push(valueOf(this.game!.result()).points);
        return;
      case "match_over":
        this.phase = "over";
        return;
      case "closed":
        this.phase = "closed";
    }
  }

  turn(): Turn | null {
    return this.game && valueOf(this.game.turn());
  }

  acting(): readonly Seat[] {
    return actingOf(this.turn());
  }

  // How many events a seat must have seen to act: what others choose in its round is none of them.
  mustHaveSeen(seat: Seat): number {
    return this.#since[seat] ?? 0;
  }

  seed(): string {
    return this.#kept.seeds[this.matchNumber]!;
  }

  match(): Match | null {
    if (!this.#kept.isMatch) return null;
    const first = this.#kept.log.find(({ event }) => event.is === "started")!.event;
    const start = first.is === "started" ? first.start + this.matchNumber : 0;
    const settings = { ...this.#kept.settings, start: start % this.#kept.seats.length };
    return valueOf(this.#ordinal.match(this.#kept.game, settings, this.points));
  }

  // Of the people here, whoever they are: one device takes back one move after another.
  lastOwnMove(): Played | undefined {
    return this.#played.findLast(({ actor, byPerson }) => byPerson && actor !== "referee");
  }

  // Whether something came after a move that somebody knows now: a computer's answer, or what chance
  // decided and everybody has seen, or whoever made the move and goes on.
  hasTurnedUpSince({ number, actor }: Played): boolean {
    const goesOn = (this.acting() as readonly Actor[]).includes(actor);
    return this.#played.some(
      (one) =>
        one.number > number && !one.byPerson && (one.actor !== "chance" || goesOn || one.isShown),
    );
  }

  // Whose move may be taken back. As among people at a server; whoever is alone may try things out.
  mayUndo(): Seat[] {
    const move = this.lastOwnMove();
    if (this.phase !== "running" || !move) return [];
    const isShared = this.#kept.seats.filter(({ who }) => who === "person").length > 1;
    return isShared && this.hasTurnedUpSince(move) ? [] : [move.actor as Seat];
  }

  // Of the match that ends now; a game that was begun elsewhere has no length.
  course(): { began: number; turns: number } {
    if (this.#kept.isContinued && this.matchNumber === 0) return { began: 0, turns: 0 };
    return { began: this.#began, turns: this.#turns() };
  }

  // What all do at the same time before the first turn is none.
  #turns(): number {
    const game = this.#newGame();
    let turns = 0;
    let last: Actor | null = null;
    let round: readonly Actor[] = []; // who has not acted in it
    for (const { actor, move } of this.#played) {
      if (typeof actor === "number") {
        const acting = actingOf(valueOf(game.turn()));
        if (turns === 0 && acting.length > 1) round = acting;
        if ((turns > 0 || !round.includes(actor)) && actor !== last) {
          ++turns;
          last = actor;
        }
        round = round.filter((one) => one !== actor);
      }
      valueOf(game.play(actor, move));
    }
    game.free();
    return turns;
  }

  isLastOfMatch(): boolean {
    const match = this.match();
    return match === null || match.over;
  }

  nextStart(): number {
    return (this.#start + 1) % this.#kept.seats.length;
  }

  // A move that has not been played yet, as `seats` may see it.
  seen(actor: Actor, move: string, seats: readonly Seat[]): string {
    const game = this.game!;
    const open = valueOf(game.seen("bystander", actor, move));
    for (const seat of seats) {
      const text = valueOf(game.seen(seat, actor, move));
      if (text !== open) return text;
    }
    return open;
  }

  #begin(game: number, start: number): void {
    if (game === 0) {
      this.points = [];
      ++this.matchNumber;
    }
    this.phase = "running";
    this.gameNumber = game;
    this.#start = start;
    this.#played = [];
    this.#startGame();
  }

  #startGame(): void {
    this.game?.free();
    this.game = this.#newGame();
  }

  #newGame(): Game {
    const settings = { ...this.#kept.settings, start: this.#start };
    return valueOf(this.#ordinal.start(this.#kept.game, settings));
  }

  #play(played: Played): void {
    this.#played.push(played);
    valueOf(this.game!.play(played.actor, played.move));
  }

  #takeBack(from: number): void {
    this.#played = this.#played.filter(({ number }) => number < from);
    this.#startGame();
    for (const { actor, move } of this.#played) valueOf(this.game!.play(actor, move));
  }
}
