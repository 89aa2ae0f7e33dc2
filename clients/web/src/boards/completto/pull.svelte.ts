// Dragging: from the first touch of something that carries `data-grab` to where it is dropped. The
// held tile itself is pulled, so that it travels on from where it was let go. A pull goes on, and
// ends, anywhere in the window.
import { tick } from "svelte";
import { nearest } from "./nearest.ts";

const slack = 7; // pixels before a press becomes a pull
const reach = 40; // how near a drop must be
const lift = 38; // a finger hides what it holds

interface Press {
  pointer: number;
  x: number;
  y: number;
  grab: string;
  isTouch: boolean;
  home: { x: number; y: number } | null; // where the held tile rests, once it is pulled
}

export interface Pulling {
  root(): HTMLElement | null;
  grab(what: string): boolean; // whether it is held now
  drop(move: string): void;
  putBack(): void;
  turn(): void;
}

export class Pull {
  offset = $state.raw<{ x: number; y: number } | null>(null);
  over = $state(""); // the move that would be made here
  readonly #for: Pulling;
  #press: Press | null = null;
  #hasPulled = false;

  constructor(pulling: Pulling) {
    this.#for = pulling;
  }

  release(): void {
    this.offset = null;
    this.over = "";
  }

  down = (event: PointerEvent): void => {
    if (this.#press) {
      if (this.#press.home) this.#for.turn(); // a second finger turns what the first one holds
      return;
    }
    this.#hasPulled = false;
    const grab = (event.target as Element).closest<HTMLElement>("[data-grab]")?.dataset.grab;
    if (!grab || event.button !== 0) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    this.#press = {
      pointer: pointerId,
      x: clientX,
      y: clientY,
      grab,
      isTouch: pointerType === "touch",
      home: null,
    };
  };

  move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    if (press.home) return this.#follow(press, press.home, event);
    if (this.#hasPulled) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slack) return;
    this.#hasPulled = true;
    void this.#begin(press);
  };

  async #begin(press: Press): Promise<void> {
    if (!this.#for.grab(press.grab)) {
      this.#press = null;
      return;
    }
    this.#for.root()?.setPointerCapture(press.pointer);
    await tick();
    const held = this.#for.root()?.querySelector("[data-held]");
    if (!held) return;
    for (const running of held.getAnimations()) running.finish();
    const box = held.getBoundingClientRect();
    press.home = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  #follow(press: Press, home: { x: number; y: number }, event: PointerEvent): void {
    const raised = press.isTouch ? lift : 0;
    this.offset = { x: event.clientX - home.x, y: event.clientY - home.y - raised };
    this.over = this.#target(event)?.dataset.move ?? "";
  }

  #target(event: PointerEvent): HTMLElement | undefined {
    const root = this.#for.root();
    return root ? nearest(root, event.clientX, event.clientY, reach) : undefined;
  }

  up = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#press = null;
    if (!press.home) return;
    const move = this.#target(event)?.dataset.move;
    this.over = "";
    if (move) return this.#for.drop(move); // it stays where it was let go until it may travel on
    this.#putBack();
  };

  cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#press?.pointer) return;
    this.#press = null;
    this.#putBack();
  };

  #putBack(): void {
    this.release();
    this.#for.putBack();
  }

  // The click that ends a pull means nothing.
  click = (event: MouseEvent): void => {
    if (!this.#hasPulled) return;
    this.#hasPulled = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
