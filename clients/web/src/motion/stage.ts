// Lets pieces travel from where they were to where they are. A board gives each piece to the stage by
// its id, lets it `measure` before the page changes and `play` after it:
//
//   const stage = new Stage();
//   $effect.pre(() => { void view; stage.measure(); });
//   $effect(() => { void view; stage.play(); });
//   <div {@attach stage.piece(id)}>…</div>
//
// Input is accepted all the time; the next change finishes what still moves.

import { afterPaint } from "./paint.ts";

interface Spot {
  left: number;
  top: number;
  width: number;
}

type Token = "--t-move" | "--t-flip" | "--t-settle" | "--t-step" | "--t-party";

const times = new Map<Token, number>();

// In milliseconds; 0 for those who want no motion. Each is read once: asking the browser for a style
// makes it compute all of them.
export function duration(token: Token): number {
  const root = document.documentElement;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || root.dataset.motion === "less") return 0;
  const known = times.get(token);
  if (known !== undefined) return known;
  const time = parseFloat(getComputedStyle(root).getPropertyValue(token)) || 0;
  times.set(token, time);
  return time;
}

export class Stage {
  readonly #elements = new Map<string, HTMLElement | SVGElement>();
  #spots = new Map<string, Spot>();
  #isOpen = false; // something has been shown

  piece(id: string) {
    return (element: HTMLElement | SVGElement) => {
      this.#elements.set(id, element);
      return () => {
        if (this.#elements.get(id) === element) this.#elements.delete(id);
      };
    };
  }

  measure(): void {
    if (!this.#isOpen) return; // the first picture comes from nowhere, and asking would delay it
    this.#spots = new Map();
    for (const [id, element] of this.#elements) this.#spots.set(id, spotOf(element));
  }

  play(): void {
    if (!this.#isOpen) afterPaint(() => (this.#isOpen = true));
    if (this.#spots.size === 0) return;
    const time = duration("--t-move");
    if (time === 0) return;
    // Where all of them are first: between two movements the browser would compute all places anew.
    const ways = [...this.#elements].flatMap(([id, element]) => {
      const from = this.#spots.get(id);
      return from ? [{ element, from, to: spotOf(element) }] : [];
    });
    for (const { element, from, to } of ways) travel(element, from, to, time);
  }
}

function spotOf(element: Element): Spot {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

function travel(element: HTMLElement | SVGElement, from: Spot, to: Spot, time: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = to.width > 0 ? from.width / to.width : 1;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: time, easing: "cubic-bezier(.3, 1.2, .5, 1)" },
  );
}
