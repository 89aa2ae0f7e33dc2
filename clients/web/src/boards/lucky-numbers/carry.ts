// Carrying a tile: it may be dropped on the nearest cell where it fits, or on the display.
import { type Carrying, nearest } from "./drag.ts";
import type { Intent, Source } from "./intent.svelte.ts";
import type { Cell } from "./view.ts";

export type Carry = (source: () => Source | null) => Carrying;

export function carrying(intent: Intent, root: () => HTMLElement): Carry {
  const cellsOf = (places: (cell: Cell) => boolean): [Cell, Element][] =>
    [...root().querySelectorAll<HTMLElement>("[data-cell]")]
      .map((element): [Cell, Element] => [element.dataset.cell as Cell, element])
      .filter(([cell]) => places(cell));

  const isOverDisplay = (x: number, y: number): boolean => {
    const display = root().querySelector("[data-display]")?.getBoundingClientRect();
    return (
      display !== undefined &&
      x >= display.left &&
      x <= display.right &&
      y >= display.top &&
      y <= display.bottom
    );
  };

  const aimAt = (x: number, y: number): Cell | "display" | null => {
    if (intent.open.mayDiscard && isOverDisplay(x, y)) return "display";
    return nearest(
      cellsOf((cell) => intent.targets.includes(cell)),
      x,
      y,
    );
  };

  // What lies under the pointer, though it does not fit there: the house says why.
  const insideOf = (x: number, y: number): Cell | null => {
    const under = cellsOf(() => true).find(([, element]) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return under?.[0] ?? null;
  };

  return (source) => ({
    lift() {
      const lifted = source();
      if (lifted) intent.picked = lifted;
    },
    over(x, y) {
      intent.aim = aimAt(x, y);
    },
    async drop(x, y) {
      const aim = aimAt(x, y) ?? (intent.open.mayArrange ? null : insideOf(x, y));
      intent.aim = null;
      if (aim === "display") await intent.discard();
      else if (aim) await intent.lay(aim);
      intent.putBack();
    },
    cancel: () => intent.putBack(),
  });
}
