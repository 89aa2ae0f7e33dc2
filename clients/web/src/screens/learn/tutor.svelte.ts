// A tutorial that is being played: the engine decides what is possible, the script what is asked.
import type { Actor, Settings } from "$engine";
import type { NumberedEvent } from "$wire";
import { boardOf } from "../../boards/boards.ts";
import type { Board } from "../../boards/board.ts";
import { say } from "../../speech/say.svelte.ts";
import type { Situation } from "../../study/answers.ts";
import { Study } from "../../study/study.ts";
import { tutorialOf } from "./tutorials/index.ts";
import { isWanted, lit, type Tutorial } from "./tutorials/tutorial.ts";

const seat = 0;
const pause = 900; // milliseconds, so that one can follow what the computer does

export class Tutor {
  readonly game: string;
  board = $state.raw<Board | null>(null);
  tutorial = $state.raw<Tutorial | null>(null);
  index = $state(0);
  situation = $state.raw<Situation | null>(null);
  options = $state.raw<Settings>({});
  happened = $state.raw<readonly NumberedEvent[]>([]);
  aside = $state(""); // what the board says, or an answer to what was just tried
  isBusy = $state(false); // the computer plays
  isDone = $state(false);
  readonly #desk = new Study();
  #number = 0;
  #isClosed = false;

  constructor(game: string) {
    this.game = game;
  }

  close(): void {
    this.#isClosed = true;
    this.#desk.close();
  }

  readonly steps = $derived(this.tutorial?.steps ?? []);
  readonly step = $derived(this.steps[this.index]);
  readonly isReading = $derived(this.step !== undefined && !this.step.wants && !this.isDone);
  readonly sentence = $derived(
    this.isDone
      ? say("page_tutor_done")
      : this.isBusy
        ? say("page_tutor_watch")
        : this.step
          ? say(this.step.text)
          : "",
  );
  readonly #isAsking = $derived(!this.isBusy && !this.isReading && !this.isDone);
  readonly legal = $derived(
    this.tutorial && this.step && this.#isAsking
      ? lit(this.tutorial, this.step, this.situation?.legal ?? [])
      : [],
  );
  readonly hint = $derived(
    this.tutorial?.isPointed && this.#isAsking ? (this.step?.wants?.[0] ?? null) : null,
  );

  readonly #prompt = $derived.by(() => {
    const { situation, options, legal } = this;
    if (!situation) return "";
    return this.board?.prompt({ view: situation.view, turn: situation.turn, seat, legal, options });
  });

  async open(): Promise<void> {
    this.tutorial = await tutorialOf(this.game);
    this.board = await boardOf(this.game);
    await this.#enter(0);
  }

  next = (): Promise<void> => this.#enter(this.index + 1);

  again = (): Promise<void> => this.#enter(0);

  // What to do now the lesson says in its own words: the board knows only the moves that are lit.
  tell = (sentence: string): void => {
    if (sentence !== this.#prompt) this.aside = sentence;
  };

  refuse = (sentence: string): void => {
    this.aside = sentence;
  };

  play = async (move: string): Promise<boolean> => {
    const { step } = this;
    if (!step || this.isBusy || this.isDone) return false;
    if (!isWanted(step, move)) {
      const isLegal = this.situation?.legal.includes(move);
      this.aside = say(isLegal ? "page_tutor_other_move" : "page_tutor_not_there");
      return false;
    }
    this.aside = "";
    this.isBusy = (step.then ?? []).length > 0;
    await this.#act(seat, move);
    for (const [actor, next] of step.then ?? []) {
      if (actor !== "chance") await new Promise((then) => setTimeout(then, pause));
      if (this.#isClosed) return true;
      await this.#act(actor, next);
    }
    this.isBusy = false;
    await this.#enter(this.index + 1);
    return true;
  };

  async #enter(index: number): Promise<void> {
    this.aside = "";
    this.isDone = index >= this.steps.length;
    if (this.isDone) return;
    this.index = index;
    const { position } = this.steps[index]!;
    if (position === undefined) return;
    this.happened = [];
    const { options, ...situation } = await this.#desk.ask("lay", this.game, position, seat);
    this.options = options;
    this.situation = situation;
  }

  async #act(actor: Actor, move: string): Promise<void> {
    const seen = await this.#desk.ask("act", actor, move, seat);
    this.happened = [{ number: ++this.#number, at: 0, event: eventOf(actor, seen) }];
    this.situation = await this.#desk.ask("situation", seat);
  }
}

function eventOf(actor: Actor, move: string): NumberedEvent["event"] {
  if (actor === "chance") return { is: "dealt", move };
  if (actor === "referee") return { is: "refereed", move };
  return { is: "moved", seat: actor, move, by_computer: actor !== seat };
}
