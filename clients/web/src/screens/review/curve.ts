// Where the lines of the chances lie in their picture.
import type { ReviewedDecision } from "../../study/answers.ts";

export interface Frame {
  width: number;
  height: number;
  left: number; // of the plot; the rest is for labels
  right: number;
  top: number;
  bottom: number;
}

export interface Pin {
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  rank: number; // 1: the costliest
  event: number;
}

export function frameOf(width: number): Frame {
  const most = width > 900 ? 220 : 300; // the board comes below
  // The same for the room that is kept for it (Chances.svelte).
  const height = Math.round(Math.min(most, Math.max(190, width * 0.42)));
  return { width, height, left: 40, right: width - 14, top: 14, bottom: height - 30 };
}

export const xOf = (frame: Frame, step: number, steps: number): number =>
  frame.left + ((frame.right - frame.left) * step) / Math.max(1, steps);

export const yOf = (frame: Frame, share: number): number =>
  frame.bottom - (frame.bottom - frame.top) * share;

export function stepAt(frame: Frame, x: number, steps: number): number {
  const part = (x - frame.left) / (frame.right - frame.left);
  return Math.max(0, Math.min(steps, Math.round(part * steps)));
}

export function pathOf(frame: Frame, standings: readonly number[][], seat: number): string {
  const steps = standings.length - 1;
  return standings
    .map((shares, step) => {
      const at = `${xOf(frame, step, steps).toFixed(1)} ${yOf(frame, shares[seat] ?? 0).toFixed(1)}`;
      return `${step === 0 ? "M" : "L"}${at}`;
    })
    .join("");
}

export function areaOf(frame: Frame, standings: readonly number[][], seat: number): string {
  return `${pathOf(frame, standings, seat)}L${frame.right} ${frame.bottom}L${frame.left} ${frame.bottom}Z`;
}

export function pinsOf(
  frame: Frame,
  standings: readonly number[][],
  costliest: readonly ReviewedDecision[],
): Pin[] {
  const steps = standings.length - 1;
  return costliest.map(({ event, seat }, index) => ({
    fromX: xOf(frame, event, steps),
    fromY: yOf(frame, standings[event]?.[seat] ?? 0),
    x: xOf(frame, event + 1, steps),
    y: yOf(frame, standings[event + 1]?.[seat] ?? 0),
    rank: index + 1,
    event,
  }));
}

// Steps with a number under them: round ones, not more than fit.
export function ticksOf(frame: Frame, steps: number): number[] {
  const room = Math.max(2, Math.floor((frame.right - frame.left) / 80));
  const distance = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => steps / one <= room) ?? 1000;
  return Array.from({ length: Math.floor(steps / distance) }, (_, i) => (i + 1) * distance).filter(
    (step) => steps - step === 0 || steps - step > distance * 0.4,
  );
}
