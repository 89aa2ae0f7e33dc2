// What is pressed may go away: the focus is handed on then, and does not get lost with it.
import { painted } from "./motion/paint.ts";

export type Press = (act: () => unknown) => void;

export async function handOn(
  act: () => unknown,
  to: () => HTMLElement | null | undefined,
): Promise<void> {
  await act();
  await painted();
  if (document.activeElement === document.body) to()?.focus({ preventScroll: true });
}
