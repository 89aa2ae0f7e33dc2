// Which sequences lie on the board. Views tell how many each side has and which chips are locked; the
// lines are those that explain both.
import { cells, columns, isCorner, size } from "./numbers.ts";
import type { Ends } from "./moves.ts";
import type { View } from "./view.ts";

export interface Line extends Ends {
  side: number;
  cells: string[];
}

const long = 5;
const steps = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

export function place(cell: string): { column: number; row: number } {
  return { column: columns.indexOf(cell.slice(0, 1)), row: Number(cell.slice(1)) - 1 };
}

const at = (column: number, row: number): string => `${columns[column]}${row + 1}`;
const isInside = (index: number): boolean => index >= 0 && index < size;

// All cells from one end to the other.
export function cellsBetween({ from, to }: Ends): string[] {
  const [start, end] = [place(from), place(to)];
  const [right, down] = [Math.sign(end.column - start.column), Math.sign(end.row - start.row)];
  const count = Math.max(Math.abs(end.column - start.column), Math.abs(end.row - start.row)) + 1;
  return Array.from({ length: count }, (_, i) =>
    at(start.column + i * right, start.row + i * down),
  );
}

const everyLine: readonly string[][] = cells.flatMap((cell) => {
  const { column, row } = place(cell);
  const ends = steps.map(([right, down]) => [column + 4 * right, row + 4 * down] as const);
  return ends
    .filter(([right, down]) => isInside(right) && isInside(down))
    .map(([right, down]) => cellsBetween({ from: cell, to: at(right, down) }));
});

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((cell) => other.includes(cell)).length;

// `count` of the lines that share at most one cell with each other (SN-17) and hold all of `locked`.
function choose(lines: readonly string[][], count: number, locked: readonly string[]): string[][] {
  const search = (chosen: string[][], from: number): string[][] | null => {
    if (chosen.length === count) {
      return locked.every((cell) => chosen.some((line) => line.includes(cell))) ? chosen : null;
    }
    for (let next = from; next < lines.length; ++next) {
      const line = lines[next]!;
      if (chosen.some((other) => shared(line, other) > 1)) continue;
      const found = search([...chosen, line], next + 1);
      if (found) return found;
    }
    return null;
  };
  return search([], 0) ?? [];
}

export function linesIn(view: View): Line[] {
  return view.sequences.flatMap((count, side) => {
    if (count === 0) return [];
    const own = view.locked.filter((cell) => view.chips[cells.indexOf(cell)] === side);
    const full = everyLine.filter((line) =>
      line.every((cell) => own.includes(cell) || isCorner(cell)),
    );
    return choose(full, count, own).map((line) => ({
      side,
      from: line[0]!,
      to: line[long - 1]!,
      cells: line,
    }));
  });
}
