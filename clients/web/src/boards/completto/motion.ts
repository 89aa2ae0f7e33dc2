// Movements that only this board has, as plans. All of them are over in a moment and change nothing.
import { duration, type Plan } from "../../motion/stage.ts";
import type { Story } from "./story.ts";

const find = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector);

// Turned over: from the stack, on its edge, to where it is held.
export function arrive(root: Element, fresh: readonly string[]): Plan[] {
  const time = duration("--t-flip");
  const stack = fresh.length > 0 && find(root, "[data-stack]")?.getBoundingClientRect();
  if (time === 0 || !stack) return [];
  return fresh.flatMap((id) => {
    const tile = find(root, `[data-tile="${id}"]`);
    if (!tile) return [];
    const box = tile.getBoundingClientRect();
    const [x, y] = [
      stack.left + stack.width / 2 - box.left - box.width / 2,
      stack.top + stack.height / 2 - box.top - box.height / 2,
    ];
    return () =>
      tile.animate(
        [
          { transform: `translate(${x}px, ${y}px) rotateY(88deg) scale(0.7)` },
          { transform: `translate(${x / 2}px, ${y / 2 - 12}px) rotateY(50deg) scale(0.9)` },
          { transform: "none" },
        ],
        { duration: time, easing: "cubic-bezier(.45, .05, .2, 1)" },
      );
  });
}

// Replaced: the face-down tile goes back to the stack, unseen.
export function goBack(root: Element, returned: Story["returned"]): Plan[] {
  const time = duration("--t-move");
  const stack = returned.length > 0 && find(root, "[data-stack]")?.getBoundingClientRect();
  if (time === 0 || !stack) return [];
  return returned.flatMap(({ seat, place }) => {
    const box = find(root, `[data-spot="${seat}:${place}"]`)?.getBoundingClientRect();
    return box ? () => leave(root, box, stack, time) : [];
  });
}

function leave(root: Element, box: DOMRect, stack: DOMRect, time: number): void {
  const tile = document.createElement("span");
  tile.className = "wood down leaving";
  tile.style.setProperty("--w", `${box.width}px`);
  Object.assign(tile.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  root.append(tile);
  const x = stack.left + stack.width / 2 - box.left - box.width / 2;
  const y = stack.top + stack.height / 2 - box.top - box.height / 2;
  const end = `translate(${x}px, ${y}px) scale(${(stack.width * 0.5) / box.width}, ${(stack.height * 0.8) / box.height})`;
  tile.animate([{ transform: "none" }, { transform: end }], {
    duration: time * 1.3,
    easing: "cubic-bezier(.45, .05, .2, 1)",
  }).onfinish = () => tile.remove();
}

// Half a turn in the plane. The figure of the new number upside down is the old one.
export function halfTurn(tile: Element | null): void {
  const time = duration("--t-flip");
  if (time === 0) return;
  tile?.animate([{ rotate: "180deg" }, { rotate: "0deg" }], {
    duration: time,
    easing: "cubic-bezier(.45, .05, .2, 1)",
  });
}

// Two neighbours knock together.
export function knock(root: Element): void {
  const time = duration("--t-settle");
  if (time === 0) return;
  root.querySelectorAll<HTMLElement>("[data-pair]").forEach((tile) => {
    const way = tile.dataset.pair === "left" ? 4 : -4;
    tile.animate(
      [
        { translate: "0" },
        { translate: `${-way}px` },
        { translate: `${way}px` },
        { translate: "0" },
      ],
      {
        duration: time * 1.6,
        delay: duration("--t-move"),
      },
    );
  });
}

// The row counts itself.
export function hop(root: Element, seat: number): void {
  const step = duration("--t-step");
  if (step === 0) return;
  root.querySelectorAll<HTMLElement>(`[data-spot^="${seat}:"]`).forEach((tile, index) => {
    tile.animate([{ translate: "0" }, { translate: "0 -14px" }, { translate: "0" }], {
      duration: 320,
      delay: duration("--t-move") + index * step,
      easing: "cubic-bezier(.3, .7, .4, 1)",
    });
  });
}
