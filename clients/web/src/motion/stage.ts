// Lets pieces travel from where they were to where they are. A board gives each piece to the stage by
// its id, lets it `measure` before the page changes and `play` after it:
//
//   const stage = new Stage();
//   $effect.pre(() => { void view; stage.measure(); });
//   $effect(() => { void view; stage.play(); });
//   <div {@attach stage.piece(id)}>…</div>
//
// Input is accepted all the time; the next change finishes what still moves.

interface Spot {
  left: number;
  top: number;
  width: number;
}

export function duration(
  token: "--t-move" | "--t-flip" | "--t-settle" | "--t-step" | "--t-party",
): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

export class Stage {
  readonly #elements = new Map<string, HTMLElement | SVGElement>();
  #spots = new Map<string, Spot>();

  piece(id: string) {
    return (element: HTMLElement | SVGElement) => {
      this.#elements.set(id, element);
      return () => {
        if (this.#elements.get(id) === element) this.#elements.delete(id);
      };
    };
  }

  measure(): void {
    this.#spots = new Map();
    for (const [id, element] of this.#elements) this.#spots.set(id, spotOf(element));
  }

  play(): void {
    const time = duration("--t-move");
    if (time === 0) return;
    for (const [id, element] of this.#elements) {
      const from = this.#spots.get(id);
      if (from) travel(element, from, time);
    }
  }
}

function spotOf(element: Element): Spot {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

function travel(element: HTMLElement | SVGElement, from: Spot, time: number): void {
  const to = spotOf(element);
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
