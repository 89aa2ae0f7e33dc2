// Whoever comes to another screen begins at its heading, also without eyes; the first screen is
// where a browser begins by itself.
let isFirst = true;

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!isFirst) heading.focus({ preventScroll: true });
  isFirst = false;
}
