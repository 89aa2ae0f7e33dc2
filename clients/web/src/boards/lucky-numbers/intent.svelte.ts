// What the person at the board is about to do: the tile picked, the set-up laid so far. It turns
// taps, drops and keys into moves, and knows no rules: what may be done comes from `legal`.
import { say } from "../../speech/say.svelte.ts";
import type { BoardProps } from "../board.ts";
import { type Draft, emptyDraft } from "./lying.ts";
import { type Open, openMoves } from "./moves.ts";
import { type Cell, diagonal, type View } from "./view.ts";
import { prompt, toldPlaces } from "./words.ts";

export type Source =
  { from: "hand" } | { from: "display"; number: number } | { from: "tray"; index: number }; // of the hand, in the set-up

export class Intent {
  picked = $state.raw<Source | null>(null);
  draft = $state.raw<Draft>(emptyDraft);
  aim = $state.raw<Cell | "display" | null>(null); // where a carried tile would go
  #isRefused = false;
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly #view = $derived.by(() => this.#props().view as View);
  readonly open: Open = $derived.by(() => openMoves(this.#props().legal));
  readonly hand: readonly number[] = $derived.by(() => {
    const { seat } = this.#props();
    return seat === null ? [] : (this.#view.hands[seat] ?? []);
  });
  // The tile that a tap on a cell would lay: the one in hand, or the next one of the set-up.
  readonly source: Source | null = $derived.by(() => {
    if (this.picked) return this.picked;
    if (this.open.mayArrange) {
      const index = this.hand.findIndex((_, at) => !this.draft.includes(at));
      return index < 0 ? null : { from: "tray", index };
    }
    return this.open.lays.size > 0 || this.open.mayDiscard ? { from: "hand" } : null;
  });
  readonly number: number | null = $derived.by(() => {
    const { source } = this;
    if (!source) return null;
    if (source.from === "display") return source.number;
    return this.hand[source.from === "tray" ? source.index : 0] ?? null;
  });
  readonly targets: readonly Cell[] = $derived.by(() => {
    const { source } = this;
    switch (source?.from) {
      case "hand":
        return [...this.open.lays.keys()];
      case "display":
        return [...(this.open.takes.get(source.number)?.keys() ?? [])];
      case "tray":
        return diagonal.filter((_, at) => this.draft[at] !== source.index);
      default:
        return [];
    }
  });
  readonly isLaid: boolean = $derived(this.draft.every((index) => index !== null));

  // ---- what a person does

  draw(): Promise<boolean> {
    return this.#play("draw");
  }

  discard(): Promise<boolean> {
    return this.#play("discard");
  }

  // A tile of the display, of the hand or of the set-up; once more puts it back.
  pick(source: Source): void {
    this.#goOn();
    const wasPicked = JSON.stringify(source) === JSON.stringify(this.picked);
    this.picked = wasPicked ? null : source;
    if (wasPicked || source.from !== "display") return;
    const { seat, tell, legal } = this.#props();
    if (seat === null || legal.length === 0) {
      this.picked = null;
      return;
    }
    const { number } = source;
    const places = toldPlaces(this.#view, seat, number, this.targets);
    if (this.targets.length > 0) return tell(say("page_ln_picked", { number }), places);
    tell(places);
    this.picked = null;
  }

  putBack(): void {
    this.picked = null;
    this.aim = null;
  }

  async lay(cell: Cell): Promise<void> {
    if (this.open.mayArrange) return this.#draft(cell);
    const { legal, seat, turn, options } = this.#props();
    if (legal.length === 0) return;
    if (!this.source) return this.#refuse(prompt({ view: this.#view, seat, legal, turn, options }));
    // A cell that does not fit is asked for as well: the house says why not.
    await this.#play(this.#written(this.source, cell));
  }

  sort(): void {
    const order = this.hand.map((_, index) => index);
    this.draft = order.sort((a, b) => this.hand[a]! - this.hand[b]!);
    this.picked = null;
  }

  async confirm(): Promise<void> {
    const numbers = this.draft.map((index) => this.hand[index ?? -1]);
    await this.#play(`arrange ${numbers.join(" ")}`);
  }

  // Back to the start of a choice, when there is nothing to choose any more.
  forget(): void {
    this.picked = null;
    this.aim = null;
    this.draft = emptyDraft;
  }

  async #play(move: string): Promise<boolean> {
    const isDone = await this.#props().play(move);
    this.picked = null;
    return isDone;
  }

  // What stands above the board already is not an answer: it has to be seen as one.
  #refuse(sentence: string, rule = ""): void {
    const { refuse, tell } = this.#props();
    if (refuse) refuse(sentence, rule);
    else tell(sentence);
    this.#isRefused = true;
  }

  // What was refused is forgotten with the next step that is possible.
  #goOn(): void {
    if (this.#isRefused) this.#props().tell("");
    this.#isRefused = false;
  }

  #written(source: Source, cell: Cell): string {
    if (source.from === "display") return `take ${source.number} ${cell}`;
    return `${this.#view.phase === "choosing" ? "put" : "place"} ${cell}`;
  }

  // The tile that lay there goes where the new one came from.
  #draft(cell: Cell): void {
    const to = diagonal.indexOf(cell);
    if (to < 0) return this.#refuse(say("page_ln_off_diagonal", { cell }), "LN-4");
    this.#goOn();
    const lies = this.draft[to] ?? null;
    const { source } = this;
    const isSame = source?.from === "tray" && source.index === lies;
    if (isSame || (!this.picked && lies !== null)) {
      this.picked = isSame ? null : { from: "tray", index: lies! };
      return;
    }
    if (source?.from !== "tray") return;
    const draft = this.draft.map((index) => (index === source.index ? lies : index));
    draft[to] = source.index;
    this.draft = draft;
    this.picked = null;
  }
}
