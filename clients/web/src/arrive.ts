// Whoever comes to another screen begins at its heading, also without eyes; the first screen is
// where a browser begins by itself. After it is drawn: to move the focus, the browser must know where
// everything lies.
import { painted } from "./motion/paint.ts";

let isFirst = true;

export function arrive(heading: HTMLElement): (() => void) | undefined {
  heading.tabIndex = -1;
  if (isFirst) return void (isFirst = false);
  let isHere = true;
  void painted().then(() => {
    const isFree = document.activeElement === document.body;
    if (isHere && isFree) heading.focus({ preventScroll: true });
  });
  return () => (isHere = false);
}
