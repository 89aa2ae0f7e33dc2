// How clover tiles move when it is more than going from here to there.
import { duration, type Plan, raise } from "../../motion/stage.ts";

// Out of the pool, turning over on the way. The front is seen from half of the turn on.
export function drawFrom(pool: Element, tile: HTMLElement, wait = 0): Plan[] {
  const [rise, turn] = [duration("--t-settle"), duration("--t-flip")];
  if (turn === 0) return [];
  const from = pool.getBoundingClientRect();
  const to = tile.getBoundingClientRect();
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = to.width > 0 ? Math.min(1, from.width / to.width) : 1;
  const at = (dy: number) =>
    `perspective(700px) translate(${x}px, ${y + dy}px) scale(${scale}) rotateY(180deg)`;
  const ways = [
    { transform: at(0) },
    { transform: at(-12), offset: 0.3 },
    { transform: "perspective(700px) translate(0, 0) scale(1) rotateY(0)" },
  ];
  const timing: KeyframeAnimationOptions = {
    duration: rise + turn + 140,
    delay: wait,
    fill: "backwards",
    easing: "cubic-bezier(.45, .05, .2, 1)",
  };
  return [() => raise(tile, tile.animate(ways, timing))];
}

// A tile that was replaced makes room first, waits for the new one to land, and travels then. The
// stage has started its travel already.
export function makeRoom(travel: Animation | undefined): void {
  const effect = travel?.effect as KeyframeEffect | undefined;
  const first = effect?.getKeyframes()[0]?.transform;
  if (!effect || typeof first !== "string") return;
  const aside = `translate(-14px, -18px) ${first}`;
  effect.setKeyframes([
    { transform: first },
    { transform: aside, offset: 0.25 },
    { transform: aside, offset: 0.5 },
    { transform: "none" },
  ]);
  effect.updateTiming({ duration: duration("--t-move") * 2.2, easing: "ease-in-out" });
}

// A full garden counts itself.
export function hop(tiles: readonly HTMLElement[]): void {
  const [time, step] = [duration("--t-party") / 2, duration("--t-step")];
  if (time === 0) return;
  tiles.forEach((tile, index) =>
    tile.animate(
      [
        { transform: "none" },
        { transform: "translateY(-22%) scale(1.08)", offset: 0.4 },
        { transform: "translateY(3%) scale(.98)", offset: 0.75 },
        { transform: "none" },
      ],
      { duration: time, delay: step * 4 + index * step * 1.6, easing: "ease-out" },
    ),
  );
}
