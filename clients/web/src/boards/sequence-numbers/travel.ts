// How chips, cards and bands come and go. Where motion is not wanted the tokens are 0.
//
// What comes moves by itself, from one picture to the next: Svelte would draw every frame of it
// beforehand. What goes has to wait for Svelte, which takes it away.
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { duration, raise } from "../../motion/stage.ts";

export interface From {
  from: () => DOMRect | null; // asked when it begins
}

const landing = "cubic-bezier(.2, .9, .3, 1.05)";
const gliding = "cubic-bezier(.65, 0, .35, 1)";
const nothingElse: TransitionConfig = { duration: 0 };

// From there to where it is; without a place from above.
function wayFrom(element: Element, there: DOMRect | null): [x: number, y: number] {
  if (!there) return [0, -12];
  const here = element.getBoundingClientRect();
  return [
    there.left + there.width / 2 - here.left - here.width / 2,
    there.top + there.height / 2 - here.top - here.height / 2,
  ];
}

// A chip lands, a card glides.
export function come(
  element: HTMLElement,
  { from, isCard = false }: From & { isCard?: boolean },
): TransitionConfig {
  const time = duration("--t-move");
  if (time === 0) return nothingElse;
  const [x, y] = wayFrom(element, from());
  const ways = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  const easing = isCard ? gliding : landing;
  // When all have asked where they are.
  queueMicrotask(() => raise(element, element.animate(ways, { duration: time, easing })));
  return nothingElse;
}

export function go(element: HTMLElement, { from }: From): TransitionConfig {
  const [x, y] = wayFrom(element, from());
  queueMicrotask(() => (element.style.zIndex = "6"));
  return {
    duration: duration("--t-move"),
    easing: cubicInOut,
    css: (_, left) => `transform: translate(${left * x}px, ${left * y}px);`,
  };
}

// Over to the other side; neighbours one after another.
export function flip(element: Element, { order }: { order: number }): TransitionConfig {
  const time = duration("--t-flip");
  if (time === 0) return nothingElse;
  const ways = [
    { transform: "none", easing: "ease-in" },
    { transform: "scaleX(0)", easing: "ease-out" },
    { transform: "none" },
  ];
  element.animate(ways, { duration: time, delay: order * duration("--t-step") });
  return nothingElse;
}

export function grow(_: Element): TransitionConfig {
  return {
    duration: duration("--t-party"),
    easing: cubicInOut,
    css: (done) => `stroke-dasharray: ${done} 1;`,
  };
}

// The line counts itself: each of its chips hops.
export function hop(elements: readonly Element[]): void {
  const [time, step] = [duration("--t-settle") * 2, duration("--t-step")];
  if (time === 0) return;
  elements.forEach((element, order) => {
    element.animate(
      [{ transform: "none" }, { transform: "translateY(-34%) scale(1.08)" }, { transform: "none" }],
      { duration: time, delay: order * step * 2, easing: "ease-in-out", iterations: 2 },
    );
  });
}
