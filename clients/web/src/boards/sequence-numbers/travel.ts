// How chips, cards and bands come and go. Where motion is not wanted the tokens are 0.
import { backOut, cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../../motion/stage.ts";

export interface From {
  from: () => DOMRect | null; // asked when it begins
  isBack?: boolean;
}

// To its place from another one; without one it lands from above.
export function travel(element: HTMLElement, { from, isBack = false }: From): TransitionConfig {
  const time = duration("--t-move");
  const there = from();
  const here = element.getBoundingClientRect();
  const x = there ? there.left + there.width / 2 - here.left - here.width / 2 : 0;
  const y = there ? there.top + there.height / 2 - here.top - here.height / 2 : -12;
  queueMicrotask(() => raise(element, time)); // when all have asked where they are
  return {
    duration: time,
    easing: isBack ? cubicInOut : backOut,
    css: (_, left) => `transform: translate(${left * x}px, ${left * y}px);`,
  };
}

// Above its neighbours. Not within the movement, which would have the page draw each of its frames.
const lowering = new WeakMap<Element, ReturnType<typeof setTimeout>>();
function raise(element: HTMLElement, time: number): void {
  element.style.zIndex = "6";
  clearTimeout(lowering.get(element));
  lowering.set(
    element,
    setTimeout(() => (element.style.zIndex = ""), time),
  );
}

// Over to the other side; neighbours one after another.
export function flip(_: Element, { order }: { order: number }): TransitionConfig {
  return {
    delay: order * duration("--t-step"),
    duration: duration("--t-flip"),
    css: (done) => `transform: scaleX(${Math.abs(Math.cos(Math.PI * (1 - done)))});`,
  };
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
