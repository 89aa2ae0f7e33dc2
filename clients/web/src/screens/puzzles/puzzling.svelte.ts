// Somebody at the puzzles of a game: which one, what was tried, and what the coach says.
import type { Settings } from "$engine";
import type { NumberedEvent, Reason } from "$wire";
import { boardOf } from "../../boards/boards.ts";
import type { Board } from "../../boards/board.ts";
import { reasonWords } from "../../boards/reason.ts";
import { say, sayCount } from "../../speech/say.svelte.ts";
import type { Judged, Situation } from "../../study/answers.ts";
import { Study, StudyRefused } from "../../study/study.ts";
import { type Puzzle, puzzlesOf } from "./puzzle.ts";
import { keepSolved, solvedOf } from "./solved.ts";

export class Puzzling {
  readonly game: string;
  board = $state.raw<Board | null>(null);
  puzzles = $state.raw<readonly Puzzle[]>([]);
  index = $state(0);
  options = $state.raw<Settings>({});
  situation = $state.raw<Situation | null>(null);
  happened = $state.raw<readonly NumberedEvent[]>([]);
  answer = $state<"open" | "wrong" | "right" | "shown">("open");
  sentence = $state("");
  aside = $state(""); // what the board says
  reasons = $state.raw<readonly string[]>([]);
  isThinking = $state(false);
  solved = $state.raw<readonly number[]>([]);
  readonly #desk = new Study();

  constructor(game: string) {
    this.game = game;
    this.solved = solvedOf(game);
  }

  close(): void {
    this.#desk.close();
  }

  readonly puzzle = $derived(this.puzzles[this.index]);
  readonly isAnswered = $derived(this.answer === "right" || this.answer === "shown");
  readonly legal = $derived(this.isAnswered ? [] : (this.situation?.legal ?? []));
  readonly proof = $derived(
    this.isAnswered && this.puzzle
      ? say(this.puzzle.isExact ? "page_puzzle_exact" : "page_puzzle_playouts", {
          points: Math.round(100 * this.puzzle.lead),
        })
      : "",
  );

  async open(): Promise<void> {
    this.puzzles = await puzzlesOf(this.game);
    this.board = await boardOf(this.game);
    const first = this.puzzles.findIndex((_, index) => !this.solved.includes(index));
    await this.choose(Math.max(0, first));
  }

  async choose(index: number): Promise<void> {
    const puzzle = this.puzzles[index];
    if (!puzzle) return;
    const { position, seat } = puzzle;
    const { options, ...situation } = await this.#desk.ask("lay", this.game, position, seat);
    this.index = index;
    this.options = options;
    this.situation = situation;
    this.happened = [];
    this.answer = "open";
    this.sentence = say("page_puzzle_ask");
    this.aside = "";
    this.reasons = [];
  }

  next = (): Promise<void> => this.choose((this.index + 1) % this.puzzles.length);

  tell = (sentence: string): void => {
    this.aside = sentence;
  };

  // A move that is not the best one is answered, not played.
  play = async (move: string): Promise<boolean> => {
    const { puzzle } = this;
    if (!puzzle || this.isThinking || this.isAnswered) return false;
    if (move === puzzle.best) {
      await this.#end("right", say("page_puzzle_yes"));
      this.solved = [...new Set([...this.solved, this.index])];
      keepSolved(this.game, this.solved);
      return true;
    }
    const judged = await this.#judge(puzzle, move);
    if (!judged) return false;
    const { loss, contra } = judged;
    const points = Math.round(100 * loss);
    this.aside = "";
    this.answer = "wrong";
    this.sentence = points > 0 ? sayCount("page_puzzle_no", points) : say("page_puzzle_no_little");
    // What names the best move would give it away.
    const best = (given: unknown) => Object.values(given as object).includes(puzzle.best);
    this.reasons = this.#words(contra.filter(({ arguments: given }) => !best(given)));
    return false;
  };

  // What is not possible is no answer: it is said why not.
  async #judge({ seat, best }: Puzzle, move: string): Promise<Judged | null> {
    this.isThinking = true;
    try {
      return await this.#desk.ask("judge", seat, move, best);
    } catch (error) {
      if (!(error instanceof StudyRefused)) throw error;
      this.aside = error.message;
      return null;
    } finally {
      this.isThinking = false;
    }
  }

  show = async (): Promise<void> => {
    if (!this.isThinking) await this.#end("shown", say("page_puzzle_shown"));
  };

  async #end(answer: "right" | "shown", sentence: string): Promise<void> {
    const { seat, best } = this.puzzle!;
    const { pro } = await this.#desk.ask("judge", seat, best, best);
    const reasons = this.#words(pro);
    const before = this.situation?.view;
    const move = await this.#desk.ask("act", seat, best, seat);
    const event = { is: "moved", seat, move, by_computer: false } as const;
    this.situation = await this.#desk.ask("situation", seat);
    this.happened = [{ number: 1, at: 0, event }];
    const nameOf = () => say("page_you");
    const after = this.situation.view;
    // Of a bare draw there is nothing to tell yet.
    const words =
      this.board?.narrate({ event, before, after, seat, nameOf }) ||
      this.board?.advise?.(best, { view: before, mover: seat, seat, nameOf });
    this.aside = "";
    this.answer = answer;
    this.sentence = answer === "shown" ? `${sentence} ${words || best}` : sentence;
    this.reasons = reasons;
  }

  // As the position lies there now.
  #words(reasons: readonly Reason[]): string[] {
    const seat = this.puzzle!.seat;
    const nameOf = (one: number) =>
      one === seat ? say("page_you") : say("page_player", { seat: one + 1 });
    const at = { view: this.situation?.view, mover: seat, seat, nameOf };
    return reasons.map((reason) => reasonWords(reason, this.board, at));
  }
}
