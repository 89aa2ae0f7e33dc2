// A table as this page knows it: what the house told, folded; and what a person may ask of it.
import type { Turn } from "$engine";
import type { NumberedEvent, SeatNow, Sight, TableMessage } from "$wire";
import { boardOf } from "../boards/boards.ts";
import type { Board } from "../boards/board.ts";
import { reasonWords } from "../boards/reason.ts";
import { type Line, type Order, Refused, type Reply, type TableNews } from "../link/line.svelte.ts";
import { painted } from "../motion/paint.ts";
import { say } from "../speech/say.svelte.ts";
import { lateMove } from "./late.ts";
import { linesOf, type Told } from "./narrate.ts";
import { peopleOf, presenceWords, seatToLookAt } from "./people.ts";
import { share } from "./share.ts";
import { spanOf } from "./winners.ts";

// How a match ended, and when.
type Ending = Extract<NumberedEvent["event"], { is: "match_over" }> & { at: number };

interface Asked {
  prompt: string;
  seat: number | null;
  isAwaited: boolean;
}

const latest = 64; // events that a house surely still has
const mostSaid = 3; // events at once, in the line above the board and aloud

const nothing: readonly string[] = [];

export class Table {
  readonly id: string;
  readonly line: Line;
  told = $state.raw<TableMessage | null>(null); // the whole table, as it is now
  board = $state.raw<Board | null>(null);
  happened = $state.raw<readonly NumberedEvent[]>([]); // with the latest news
  log = $state.raw<readonly Told[]>([]); // in words
  sentence = $state(""); // the latest word: an event, or why something is not possible
  aloud = $state(""); // the latest word and what to do now, for those who do not see the board
  said = $state(""); // what the board said last, until something happens
  isRefusal = $state(false);
  refusedRule = $state(""); // the clause behind it
  trouble = $state(""); // why there is no table
  thinking = $state<number | null>(null);
  watching = $state(0);
  isWaiting = $state(false);
  // The pieces come first; the words, and what may be done now, with the next picture.
  isTelling = $state(false);
  hint = $state<{ move: string; words: string; reasons: string[] } | null>(null);
  noWayBack = $state(""); // why nothing could be taken back, until something else is done
  chance = $state<{ share: number; margin: number } | null>(null);
  over = $state.raw<Ending | null>(null);
  arrived = $state(0); // when the latest news came, for clocks
  isComingBack = $state(false); // after the stand-in's next move
  #asked: readonly string[] = nothing; // legal moves, where they are told when asked for
  #shown: number | null = null; // the own seat that is looked at
  #lastMover: number | undefined; // the own seat that moved last, if that was here
  #offered: readonly string[] = nothing; // what could be done before the latest news
  #endAsked = 0; // the version whose end was asked for
  #unsaid = ""; // what happened, while it is asked what may be done
  // One piece of news after another, also while a board loads; and each has a picture of its own.
  #heard: Promise<void> = Promise.resolve();
  #stop: (() => void) | null = null;
  #isClosed = false; // nobody looks any more: what is on its way is not for us

  constructor(line: Line, id: string) {
    this.line = line;
    this.id = id;
  }

  async open(): Promise<void> {
    try {
      this.#stop = await this.line.follow(this.id, (news) => {
        this.#heard = this.#heard
          .then(() => this.#hear(news))
          .catch((error: unknown) => void (this.trouble = sentenceOf(error)))
          .then(painted);
      });
      if (this.#isClosed) this.#stop();
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#stop?.();
  }

  // ---- what is there

  // What everything else follows from is set when something is told, and only what changed. If it were
  // derived, Svelte would mark all of the board once for every way that leads from `told` to it.
  #seats = $state.raw<readonly SeatNow[]>([]);
  turn = $state.raw<Turn | null>(null);
  own = $state.raw<readonly number[]>([]);
  seat = $state.raw<number | null>(null); // the own one that is looked at
  sight = $state.raw<Sight | undefined>(undefined); // what it sees
  isYourTurn = $state(false);
  legal = $state.raw(nothing);
  #open = nothing; // what may be done, shown or not

  #settle(): void {
    const { now } = this;
    this.#seats = now?.seats ?? [];
    this.turn = (now?.turn ?? null) as Turn | null;
    const own = this.#seats.flatMap(({ is_yours }, seat) => (is_yours ? seat : []));
    this.own = share(this.own, own);
    const acting = [...this.awaited, ...this.acting];
    this.seat = seatToLookAt(this.own, acting, this.#shown);
    this.sight = (now?.sights ?? []).find((one) => (one.seat ?? null) === this.seat);
    this.isYourTurn =
      this.seat !== null &&
      (this.acting as number[]).includes(this.seat) &&
      !this.#seats[this.seat]?.has_stand_in;
    this.#open = this.isYourTurn ? (this.sight?.legal ?? this.#asked) : nothing;
    this.legal = this.isTelling && this.#open !== this.#offered ? nothing : this.#open;
  }

  readonly now = $derived(this.told?.now ?? null);
  readonly #isOpen = $derived(this.now?.phase === "open");
  readonly people = $derived(peopleOf(this.#seats, this.#isOpen));
  readonly acting = $derived(this.turn && "seats" in this.turn ? this.turn.seats : []);
  // Who is waited for: others may be able to act, but need not.
  readonly awaited = $derived.by(() => {
    const acting: readonly number[] = this.acting;
    const view = this.now?.sights[0]?.view;
    const onTurn = view === undefined ? undefined : this.board?.onTurn?.(view);
    return onTurn !== undefined && acting.includes(onTurn) ? [onTurn] : acting;
  });
  // What everybody may see, where nobody's own eyes are known: of a bystander, or of several people.
  readonly openView = $derived(this.now?.sights.find(({ seat }) => seat === undefined)?.view);
  // Somebody else plays the seat until its owner is back.
  readonly isReplaced = $derived(
    this.people.some(({ now, isYours }) => isYours && now.has_stand_in),
  );
  readonly isAwaited = $derived(this.seat !== null && this.awaited.includes(this.seat));
  readonly options = $derived((this.told?.options ?? {}) as Record<string, string | number>);
  readonly #asking = $derived({
    view: this.sight?.view,
    seat: this.seat,
    legal: this.legal,
    turn: this.turn,
    options: this.options,
  });
  readonly prompt = $derived(
    this.isYourTurn || this.seat === null ? (this.board?.prompt(this.#asking) ?? "") : "",
  );
  // The own seat that has moved last, if that may be taken back.
  readonly mover = $derived(this.now?.undo.find((seat) => this.own.includes(seat)) ?? null);
  // What the own seat that has played last may still do, though another one is waited for.
  readonly late = $derived(
    lateMove(this.now?.sights ?? [], this.board?.late, {
      next: this.awaited[0] ?? 0,
      seats: this.#seats.length,
    }),
  );
  readonly isHost = $derived(this.people.some(({ now }) => now.is_yours && now.is_host));

  nameOf = (seat: number): string => this.people[seat]?.name ?? "";
  markOf = (seat: number): number =>
    this.board?.markOf?.(seat, this.sight?.view, this.options) ?? seat;

  // ---- what may be asked

  async play(move: string, seat = this.seat): Promise<boolean> {
    if (seat === null) return false;
    this.isWaiting = true;
    const done = await this.#try({
      is: "move",
      table: this.id,
      seat,
      move,
      version: this.told?.version ?? 0,
    });
    await this.#heard; // the answer came after all that the move led to, and does not overtake it
    this.isWaiting = false;
    return done !== null;
  }

  order(order: Order): Promise<Reply | null> {
    return this.#try(order);
  }

  referee(act: string): Promise<Reply | null> {
    return this.#try({ is: "referee", table: this.id, act, version: this.told?.version ?? 0 });
  }

  async undo(): Promise<void> {
    const seat = this.mover ?? this.#lastMover ?? this.seat ?? 0;
    const version = this.told?.version ?? 0;
    if (await this.#try({ is: "undo", table: this.id, seat, version })) return;
    this.noWayBack = this.sentence;
  }

  // Following again takes the seat back from the computer that stood in.
  comeBack(): Promise<Reply | null> {
    return this.#try({ is: "follow", table: this.id, have: this.told?.version ?? 0 });
  }

  async askHint(): Promise<void> {
    const seat = this.seat ?? 0;
    const old = this.isRefusal ? this.sentence : "";
    const reply = await this.#try({ is: "hint", table: this.id, seat });
    if (reply?.is !== "advice" || this.#isClosed) return;
    const at = { view: this.sight?.view, mover: seat, seat, nameOf: this.nameOf };
    const reasons = reply.reasons.map((reason) => reasonWords(reason, this.board, at));
    const words = this.board?.advise?.(reply.move, at) ?? reply.move;
    this.hint = { move: reply.move, words, reasons };
    this.noWayBack = "";
    if (old && this.sentence === old) this.#utter(""); // that was about another move
  }

  async askChance(): Promise<void> {
    const reply = await this.#try({ is: "chance", table: this.id, seat: this.seat ?? 0 });
    if (reply?.is !== "win_chance") return;
    this.chance = { share: Number(reply.share), margin: Number(reply.margin) };
  }

  tell = (sentence: string, aloud = sentence): void => {
    this.#utter(sentence);
    this.aloud = aloud;
    this.said = sentence;
    this.noWayBack = "";
  };

  // Why something is not possible.
  refuse = (sentence: string, rule = ""): void => {
    this.sentence = this.aloud = sentence;
    this.isRefusal = true;
    this.refusedRule = rule;
    this.noWayBack = "";
  };

  // Aloud, and above the board where nothing is to be done.
  #utter(sentence: string): void {
    this.sentence = this.aloud = sentence;
    this.isRefusal = false;
    this.said = "";
  }

  // A refusal does not overtake what is still to be heard.
  async #try(order: Order, before = () => this.#heard): Promise<Reply | null> {
    try {
      return await this.line.ask(order);
    } catch (error) {
      await before();
      this.refuse(sentenceOf(error), error instanceof Refused ? error.rule : "");
      return null;
    }
  }

  // ---- what is heard

  async #hear(news: TableNews): Promise<void> {
    if (this.#isClosed) return;
    switch (news.is) {
      case "thinking":
        this.thinking = news.seat;
        return;
      case "presence":
        return this.#presence(news.present, news.watching);
      case "table":
        this.board ??= await boardOf(news.game);
        if (this.#isClosed) return;
        await this.#take(news, []);
        if (news.now.phase === "over") await this.#askEnd();
        return;
      case "events":
        if (!this.told) return;
        if (news.version === this.told.version) return this.#recall(news.events);
        return this.#take({ ...this.told, version: news.version, now: news.now }, news.events);
    }
  }

  // Who won is told by what happened last: whoever comes later asks for it.
  async #askEnd(): Promise<void> {
    const version = this.told?.version ?? 0;
    if (this.over || this.#endAsked === version) return;
    this.#endAsked = version;
    const have = Math.max(0, version - latest);
    await this.#try({ is: "follow", table: this.id, have }, async () => {});
  }

  #recall(events: readonly NumberedEvent[]): void {
    for (const { at, event } of events) {
      if (event.is === "match_over") this.over = { ...event, at };
    }
  }

  #presence(present: readonly number[], watching: number): void {
    this.watching = watching;
    if (!this.told) return;
    const sentence = presenceWords(this.people, (seat) => present.includes(seat));
    if (sentence) this.#utter(sentence);
    const seats = this.told.now.seats.map((seat, index) => ({
      ...seat,
      is_present: present.includes(index),
    }));
    this.told = { ...this.told, now: { ...this.told.now, seats } };
    this.#settle();
  }

  // What happens may bring along who has come or gone meanwhile.
  #presenceIn({ now }: TableMessage, events: readonly NumberedEvent[]): string {
    if (events.length === 0) return "";
    return presenceWords(this.people, (seat) => {
      const next = now.seats[seat];
      return next?.who === "person" && !next.has_stand_in
        ? next.is_present
        : this.people[seat]!.now.is_present;
    });
  }

  async #take(next: TableMessage, events: readonly NumberedEvent[]): Promise<void> {
    const before = this.sight?.view;
    const names = this.people.map(({ name }) => name);
    const presence = this.#presenceIn(next, events);
    const asked = { prompt: this.prompt, seat: this.seat, isAwaited: this.isAwaited };
    this.#offered = this.legal;
    const open = this.#open;
    this.isTelling = events.length > 0;
    this.thinking = null;
    this.chance = null;
    this.arrived = Date.now();
    this.#shown = this.seat;
    this.#asked = nothing;
    this.told = share(this.told, next);
    this.#settle();
    this.happened = events;
    const ownMove = this.#ownMoveIn(events);
    this.#lastMover = ownMove ?? this.#lastMover;
    const isAnew = events.length === 0 || events.some(({ event }) => event.is === "undone");
    if (isAnew || ownMove !== undefined || this.#open !== open) {
      this.hint = null;
      this.noWayBack = "";
    }
    this.#recall(events); // the end is drawn whole
    if (this.isTelling) await painted();
    if (this.#isClosed) return;
    const heard = this.aloud;
    this.isTelling = false;
    this.#settle();
    this.said = "";
    this.isComingBack =
      this.isReplaced && (this.isComingBack || events.some(({ event }) => event.is === "returned"));
    const told = inOne(this.#narrate(events, before, names), presence);
    if (presence) this.#utter(told);
    const sentence = inOne(this.#unsaid, told);
    if (next.now.phase === "running") this.over = null;
    const speak = () => {
      this.#unsaid = "";
      if (sentence) this.aloud = sentence;
      this.#ask(asked, events, sentence);
    };
    if (!this.isYourTurn || this.sight?.legal) return speak();
    // Two sentences in a row would be one: a reader drops what is replaced at once.
    this.#unsaid = sentence;
    if (sentence) this.aloud = heard;
    void this.#askMoves(speak);
  }

  #ownMoveIn(events: readonly NumberedEvent[]): number | undefined {
    const seats = events.flatMap(({ event }) => (event.is === "moved" ? [event.seat] : []));
    return seats.findLast((seat) => this.own.includes(seat));
  }

  // What to do is said aloud once: when the turn begins, and with every step that leads on.
  #ask(before: Asked, events: readonly NumberedEvent[], sentence: string): void {
    if (!this.prompt || this.now?.phase !== "running") return;
    const movers = events.flatMap(({ event }) => (event.is === "moved" ? [event.seat] : []));
    const isAnew = events.some(({ event }) => event.is === "started" || event.is === "undone");
    const goesOn = movers.some((seat) => this.own.includes(seat));
    const isSame = this.prompt === before.prompt && this.seat === before.seat;
    if (isSame && !isAnew && !goesOn) return;
    const begins = !before.isAwaited || isAnew || movers.some((seat) => seat !== this.seat);
    const who = this.own.length > 1 ? this.nameOf(this.seat ?? 0) : say("page_turn_yours");
    const what = this.board?.aloud?.(this.#asking) ?? this.prompt;
    if (!what) return;
    this.aloud = inOne(sentence, this.isAwaited && begins ? `${who}.` : "", what);
  }

  // The sentences that are said now.
  #narrate(events: readonly NumberedEvent[], before: unknown, names: readonly string[]): string {
    const lines = linesOf(events, {
      board: this.board,
      own: this.own,
      seat: this.seat,
      nameOf: this.nameOf,
      before,
      after: this.sight?.view,
      left: this.now?.phase === "open" ? null : names,
      span: spanOf(this),
    });
    if (lines.length === 0) return "";
    this.log = [...this.log, ...lines];
    // Who was away hears how it stands, not everything that was: that is in the log.
    const spoken = lines.slice(-mostSaid).map(({ text }) => text);
    this.#utter(spoken.join(" "));
    return this.sentence;
  }

  async #askMoves(then: () => void): Promise<void> {
    const version = this.told?.version;
    const reply = await this.#try({ is: "moves", table: this.id, seat: this.seat ?? 0 });
    if (this.#isClosed || reply?.is !== "legal_moves" || this.told?.version !== version) return;
    this.#asked = reply.moves;
    this.#settle();
    then();
  }
}

const inOne = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
