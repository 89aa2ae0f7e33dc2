// A review as the page knows it: the record, where in it we are, and what the coach says.
import type { Depth } from "$engine";
import type { NumberedEvent, Reason } from "$wire";
import { boardOf } from "../../boards/boards.ts";
import type { Board, Person } from "../../boards/board.ts";
import { reasonWords } from "../../boards/reason.ts";
import { say } from "../../speech/say.svelte.ts";
import type { Dealing, Reviewed, ReviewedDecision } from "../../study/answers.ts";
import type { Frame } from "../../study/game.ts";
import { isRecord, type Played, type WrittenGame } from "../../study/record.ts";
import { Study, StudyRefused } from "../../study/study.ts";
import { peopleOf } from "../../table/people.ts";
import { droppedBefore, keepDropped } from "./dropped.ts";
import { bestOf, costliestOf, firstSeat } from "./worth.ts";

const largest = 16 * 1024 * 1024; // bytes of a file: a long match has less than one

export class Review {
  games = $state.raw<readonly WrittenGame[]>([]);
  index = $state(0); // of the game that is looked at
  seat = $state(0); // through whose eyes
  step = $state(0); // how many events have happened
  frames = $state.raw<readonly Frame[]>([]);
  happened = $state.raw<readonly NumberedEvent[]>([]);
  board = $state.raw<Board | null>(null);
  analysis = $state.raw<Reviewed | null>(null);
  depth = $state<Depth>("quick");
  progress = $state<{ done: number; of: number } | null>(null);
  dealing = $state.raw<Dealing | null>(null);
  dealTrouble = $state("");
  trouble = $state(""); // why there is nothing to look at
  isReading = $state(false); // or about to
  #text = "";
  readonly #desk = new Study();
  #coach: Study | null = null; // has a worker of its own: it thinks long

  constructor(isReading = false) {
    this.isReading = isReading;
  }

  close(): void {
    this.#desk.close();
    this.#coach?.close();
  }

  // ---- what is there

  readonly game = $derived(this.games[this.index]);
  readonly steps = $derived(this.game?.events.length ?? 0);
  readonly frame = $derived(this.frames[this.step]);
  readonly people = $derived(sittersOf(this.game));
  readonly winners = $derived((this.game?.result?.winners ?? []) as readonly number[]);
  // Nobody is a computer player, through whose eyes they may look.
  readonly reader = $derived(this.people[this.seat]?.now.who === "person" ? this.seat : null);
  readonly costliest = $derived(this.analysis ? costliestOf(this.analysis, this.seat) : []);
  readonly best = $derived(this.analysis ? bestOf(this.analysis, this.seat) : null);
  readonly balance = $derived(this.analysis?.ledger[this.seat]);
  readonly decision = $derived(
    this.analysis?.decisions.find(({ event }) => event === this.step - 1),
  );
  // What would have been better than what comes next, if that was a mistake.
  readonly hint = $derived(
    this.analysis?.decisions.find(({ event, mark }) => event === this.step && mark !== "good")
      ?.best ?? null,
  );
  readonly sentence = $derived(this.step === 0 ? say("page_review_start") : this.choice(this.step));

  nameOf = (seat: number): string => this.people[seat]?.name ?? "";
  markOf = (seat: number): number =>
    this.board?.markOf?.(seat, this.frame?.view, this.game?.options ?? {}) ?? seat;

  // The event that led to a step, in words.
  words(step: number): string {
    const [before, after] = [this.frames[step - 1], this.frames[step]];
    const event = this.game?.events[step - 1];
    if (!before || !after || !event) return "";
    return this.#narrate({ ...event, move: after.move }, before.view, after.view);
  }

  // A choice in words: some are told only together with what they lead to.
  choice(step: number): string {
    const words = this.words(step);
    const { actor, move } = this.game?.events[step - 1] ?? {};
    return words || (typeof actor === "number" && move ? this.#bare(actor, move) : "");
  }

  // The move that would have been better, in words.
  async betterWords({ event, best }: ReviewedDecision): Promise<string> {
    const actor = this.game?.events[event]?.actor;
    const before = this.frames[event];
    if (actor === undefined || !before) return best;
    const { view, move } = await this.#desk.ask("instead", this.index, event, best, this.#viewer());
    return this.#narrate({ actor, move }, before.view, view) || this.#bare(Number(actor), best);
  }

  async why(event: number): Promise<string[]> {
    return this.reasons(event, await this.#desk.ask("why", this.index, event));
  }

  // What the coach says of the move that is that event.
  reasons(event: number, reasons: readonly Reason[]): string[] {
    const mover = Number(this.game?.events[event]?.actor ?? 0);
    const at = { view: this.frames[event]?.view, mover, seat: this.reader, nameOf: this.nameOf };
    return reasons.map((reason) => reasonWords(reason, this.board, at));
  }

  // ---- what may be done

  async fetch(source: string): Promise<void> {
    this.isReading = true;
    try {
      if (source.startsWith("device:")) {
        await this.read(await this.#desk.ask("recordOfDevice", source.slice("device:".length)));
      } else {
        const response = await fetch(`/record/${encodeURIComponent(source)}`);
        if (response.status === 404) throw new Error(say("page_review_gone"));
        if (!response.ok) throw new Error(say("page_review_failed"));
        await this.read(await response.text());
      }
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
    this.isReading = false;
  }

  async readFile(file: File): Promise<void> {
    if (file.size > largest) {
      this.trouble = say("page_review_unreadable", { file: file.name });
      return;
    }
    const text = await file.text();
    await this.read(text);
    if (!this.trouble) keepDropped(text);
  }

  async readAgain(): Promise<void> {
    const text = droppedBefore();
    if (text) await this.read(text);
  }

  async read(text: string): Promise<void> {
    this.trouble = "";
    try {
      const games = await this.#desk.ask("read", text);
      const board = await boardOf(games[0]!.game);
      this.frames = []; // of another game, which this board does not know
      this.board = board;
      this.#text = text;
      this.games = games;
      this.isReading = true;
      await this.choose(0);
    } catch (error) {
      this.trouble = isRecord(text)
        ? sentenceOf(error)
        : `${say("page_review_no_record")} ${messageOf(error)}`;
    }
    this.isReading = false;
  }

  async choose(index: number): Promise<void> {
    this.index = index;
    this.analysis = null;
    this.depth = "quick";
    this.seat = Math.min(firstSeat(this.game?.people ?? []), this.people.length - 1);
    await this.look(this.seat);
    this.go(this.steps);
    void this.#check();
    if (this.game?.result) void this.analyse("quick");
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    this.happened = [];
    this.frames = await this.#desk.ask("frames", this.index, this.#viewer());
  }

  go(step: number): void {
    const next = Math.max(0, Math.min(this.steps, step));
    const event = this.game?.events[next - 1];
    const move = this.frames[next]?.move;
    this.happened =
      next === this.step + 1 && event && move !== undefined
        ? [{ number: next, at: 0, event: eventOf({ ...event, move }) }]
        : [];
    this.step = next;
  }

  async analyse(depth: Depth): Promise<void> {
    this.#coach?.close();
    const coach = new Study((done, of) => (this.progress = { done, of }));
    this.#coach = coach;
    this.progress = { done: 0, of: this.steps };
    try {
      await coach.ask("read", this.#text);
      const analysis = await coach.ask("analyse", this.index, depth);
      if (this.#coach !== coach) return;
      this.analysis = analysis;
      this.depth = depth;
    } catch (error) {
      if (this.#coach !== coach) return;
      this.trouble = sentenceOf(error);
    }
    this.progress = null;
    coach.close();
  }

  playOn(count: number, name: string, level: string): Promise<string> {
    return this.#desk.ask("playOn", { index: this.index, count, seat: this.seat, name, level });
  }

  async #check(): Promise<void> {
    this.dealing = null;
    this.dealTrouble = "";
    try {
      this.dealing = await this.#desk.ask("check", this.index);
    } catch (error) {
      this.dealTrouble = sentenceOf(error);
    }
  }

  #bare(seat: number, move: string): string {
    const name = this.nameOf(seat);
    if (move !== "draw") return say("page_plain_moved", { name, move });
    return say(seat === this.reader ? "page_review_drew_you" : "page_review_drew", { name });
  }

  #viewer = () => this.seat as 0 | 1 | 2 | 3 | 4 | 5;

  #narrate(event: Played, before: unknown, after: unknown): string {
    const { reader: seat, nameOf } = this;
    return this.board?.narrate({ event: eventOf(event), before, after, seat, nameOf }) ?? "";
  }
}

function eventOf({ actor, move }: Played): NumberedEvent["event"] {
  if (actor === "chance") return { is: "dealt", move };
  if (actor === "referee") return { is: "refereed", move };
  return { is: "moved", seat: actor, move, by_computer: false };
}

// Whoever the record does not name is counted.
function sittersOf(game: WrittenGame | undefined): Person[] {
  const seats = Array.from({ length: Number(game?.options.players ?? 0) }, (_, seat) => {
    const { name = say("page_player", { seat: seat + 1 }), level } = game?.people[seat] ?? {};
    return {
      who: level ? "computer" : "person",
      ...(level ? { level } : { name }),
      is_yours: false,
      is_host: false,
      is_present: true,
      has_stand_in: false,
      wants_rematch: false,
    };
  });
  return peopleOf(seats);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function sentenceOf(error: unknown): string {
  const why = messageOf(error);
  const line = error instanceof StudyRefused ? error.line : 0;
  return line > 0 ? say("page_review_broken", { line, why }) : why;
}
