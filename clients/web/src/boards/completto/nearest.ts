// Finds where something is dropped or tapped: the nearest element that carries a move.

export function nearest(
  root: Element,
  x: number,
  y: number,
  reach: number,
): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const box = element.getBoundingClientRect();
    const away = distance(box, x, y);
    if (away > reach) continue;
    // Areas of neighbours overlap: the centre decides between them.
    const rank =
      away * 1000 + Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
    if (rank < least) [best, least] = [element, rank];
  }
  return best;
}

function distance(box: DOMRect, x: number, y: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
