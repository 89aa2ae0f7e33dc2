// Lets pieces travel from where they were to where they are. A board gives each piece to the stage by
// its id, lets it `measure` before the page changes and `play` after it:
//
//   const stage = new Stage();
//   $effect.pre(() => stage.measure(elsewhere(before, places)));
//   $effect(() => { before = places; stage.play(); });
//   <div {@attach stage.piece(id)}>…</div>
//
// Only those that change places are measured: to ask where everything lies takes longer than to draw
// what changed.
// What else moves then is given to `play` as plans: they see where everything is, and start nothing.
// Between two movements the browser would compute all places anew.
//
// Input is accepted all the time; the next change finishes what still moves.

import { afterPaint } from "./paint.ts";

interface Spot {
  x: number; // of its centre
  y: number;
  width: number;
}

const tokens = ["--t-move", "--t-flip", "--t-settle", "--t-step", "--t-party"] as const;
type Token = (typeof tokens)[number];

const times = new Map<Token, number>();
let stillness: MediaQueryList | undefined; // asked for once: the browser finds it out anew each time

// What is written as 260ms may come as .26s: whoever packs the page takes the shorter one.
export const milliseconds = (time: string): number =>
  (parseFloat(time) || 0) * (time.trim().endsWith("ms") ? 1 : 1000);

// In milliseconds; 0 for those who want no motion. Each is read once: asking the browser for a style
// makes it compute all of them.
export function duration(token: Token): number {
  const root = document.documentElement;
  stillness ??= matchMedia("(prefers-reduced-motion: reduce)");
  if (stillness.matches || root.dataset.motion === "less") return 0;
  const known = times.get(token);
  if (known !== undefined) return known;
  const time = milliseconds(getComputedStyle(root).getPropertyValue(token));
  times.set(token, time);
  return time;
}

// So that the first movement does not wait for them.
export const readTimes = (): void => tokens.forEach(duration);

// Starts what was planned.
export type Plan = () => void;

export class Stage {
  readonly #elements = new Map<string, HTMLElement | SVGElement>();
  #spots = new Map<string, Spot>();
  readonly #travels = new Map<string, Animation>(); // the latest ones
  #isOpen = false; // something has been shown

  piece(id: string) {
    return (element: HTMLElement | SVGElement) => {
      this.#elements.set(id, element);
      return () => {
        if (this.#elements.get(id) === element) this.#elements.delete(id);
      };
    };
  }

  measure(ids: readonly string[]): void {
    if (!this.#isOpen) return; // the first picture comes from nowhere, and asking would delay it
    this.#spots = new Map();
    for (const id of ids) {
      const element = this.#elements.get(id);
      if (element) this.#spots.set(id, spotOf(element));
    }
  }

  play(...more: (() => Plan[])[]): void {
    if (!this.#isOpen) afterPaint(() => this.#open());
    const plans = [this.#planned(), ...more.map((plan) => plan())].flat();
    this.#travels.clear();
    for (const start of plans) start();
  }

  #open(): void {
    this.#isOpen = true;
    readTimes();
  }

  // How a piece travels now, for plans that make more of it. To ask the browser instead would make it
  // compute all places once more.
  travelOf(id: string): Animation | undefined {
    return this.#travels.get(id);
  }

  #planned(): Plan[] {
    const time = this.#spots.size === 0 ? 0 : duration("--t-move");
    if (time === 0) return [];
    return [...this.#spots].flatMap(([id, from]) => {
      const element = this.#elements.get(id);
      const way = element && travel(element, from, spotOf(element), time);
      return way ? () => void this.#travels.set(id, way()) : [];
    });
  }
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

const raised = new WeakMap<Element, Animation>();

// Above what lies beside it, as long as it moves. A movement itself changes transforms only: with
// anything else in it the page would have to draw each of its frames.
export function raise(element: HTMLElement | SVGElement, animation: Animation): void {
  element.style.zIndex = "5";
  raised.set(element, animation);
  const lower = () => {
    if (raised.get(element) === animation) element.style.zIndex = "";
  };
  animation.finished.then(lower, lower);
}

function travel(
  element: HTMLElement | SVGElement,
  from: Spot,
  to: Spot,
  time: number,
): (() => Animation) | undefined {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return undefined;
  const scale = to.width > 0 ? from.width / to.width : 1;
  // What only makes room for a neighbour passes nobody.
  const isFar = Math.hypot(x, y) > 1.5 * to.width;
  return () => {
    const way = element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration: time, easing: "cubic-bezier(.3, 1.05, .5, 1)" },
    );
    if (isFar) raise(element, way);
    return way;
  };
}
