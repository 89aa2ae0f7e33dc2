// Finds where something is dropped or tapped, among the elements that carry a move.

interface Near {
  element: HTMLElement;
  away: number; // from its edge
  offCentre: number;
  isBelow: boolean; // or above: in the same column
}

function near(root: Element, x: number, y: number, reach: number): Near[] {
  return [...root.querySelectorAll<HTMLElement>("[data-move]")]
    .map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const dx = Math.max(left - x, 0, x - right);
      const dy = Math.max(top - y, 0, y - bottom);
      return {
        element,
        away: Math.hypot(dx, dy),
        offCentre: Math.hypot(x - left - width / 2, y - top - height / 2),
        isBelow: dx === 0,
      };
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away || a.offCentre - b.offCentre); // areas of neighbours overlap
}

// While something is carried, the place it would go to is shown.
export function nearest(
  root: Element,
  x: number,
  y: number,
  reach: number,
): HTMLElement | undefined {
  return near(root, x, y, reach)[0]?.element;
}

// Nothing is shown before a tap: between two places none is meant.
export function meant(root: Element, x: number, y: number, reach: number): HTMLElement | undefined {
  const [first, second] = near(root, x, y, reach);
  const isClear =
    !second || (first!.isBelow && !second.isBelow) || second.away - first!.away > doubt;
  return isClear ? first?.element : undefined;
}

const doubt = 6; // pixels

// Fingers are wider than tiles: what a tap beside a target means. Undefined if it has a target itself.
export function meantBy(event: MouseEvent, root: Element, tileWidth: number) {
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  const button = (event.target as Element).closest("button");
  const isOwn = button?.matches("[data-move], .liftable") ?? false;
  if (isOwn || event.detail === 0) return undefined;
  // Whoever touches another tile means at most the one beside it.
  const isTile = button?.matches(".place") ?? false;
  const { clientX: x, clientY: y } = event;
  return isTouch
    ? meant(root, x, y, isTile ? tileWidth / 2 : Math.max(1.5 * tileWidth, 44))
    : nearest(root, x, y, 6);
}
