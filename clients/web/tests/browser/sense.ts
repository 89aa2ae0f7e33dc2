// A quick choice with some sense, so that games come to an end: low numbers left, high ones right,
// chips in lines.
import type { Seen } from "./seen.ts";

export function choose(legal: readonly string[], seen: Seen): string {
  const worth = { "lucky-numbers": lucky, completto, "sequence-numbers": sequence }[seen.game];
  if (!worth) throw new Error(`Nobody has a sense for ${seen.game}.`);
  const ranked = legal.map((move) => ({ move, value: worth(move.split(" "), seen) }));
  return ranked.reduce((best, one) => (one.value > best.value ? one : best)).move;
}

function lucky([verb = "", ...words]: string[], { hand, free }: Seen): number {
  if (verb === "arrange") return words.every((n, at) => at === 0 || +words[at - 1]! <= +n) ? 99 : 0;
  if (verb === "draw") return 60;
  if (verb === "discard") return 50;
  const cell = words.at(-1)!;
  const steps = cell.charCodeAt(0) - "a".charCodeAt(0) + Number(cell[1]) - 1;
  const number = verb === "take" ? Number(words[0]) : hand;
  const off = Math.abs(number - 1 - (steps * 19) / 6);
  return (free.includes(cell) ? (off < 6 ? 100 : 55) : off < 2 ? 52 : 0) - off * (words.length + 1);
}

const length = 22;

function completto([verb = "", ...words]: string[]): number {
  if (verb === "draw") return 60;
  if (verb === "leave") return 10;
  if (verb === "slide") return Math.random() < 0.02 ? 70 : Math.random();
  const [number, place] = [Number(words.at(-2)), Number(words.at(-1))];
  const off = Math.abs(number - 1 - ((place - 1) * 99) / (length - 1));
  return verb === "take" ? 90 - off : 200 - off;
}

function sequence([verb = "", ...words]: string[], seen: Seen): number {
  if (verb === "pass") return -1;
  if (verb === "claim" || verb === "dead") return 99;
  return verb === "minus" ? 0.5 : longest(words.at(-1)!, seen);
}

// How much of a line of five would be own with a chip on that cell.
function longest(cell: string, { own, free }: Seen): number {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  let best = 0;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const) {
    for (let first = -4; first <= 0; ++first) {
      const line = [0, 1, 2, 3, 4].map(
        (at) => `${String.fromCharCode(column + dx * (first + at))}${row + dy * (first + at)}`,
      );
      if (!line.every((one) => own.includes(one) || free.includes(one))) continue;
      best = Math.max(best, 1 + line.filter((one) => own.includes(one)).length);
    }
  }
  return best;
}
