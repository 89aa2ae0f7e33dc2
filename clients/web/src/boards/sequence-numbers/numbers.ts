// The board and the deck as they are printed: read from the data file of the engine.
import data from "$games/sequence_numbers/board.json";

export const size = data.board.length;
export const columns = [..."abcdefghij"].slice(0, size);

// Row by row, as in views.
export const cells: readonly string[] = data.board.flatMap((_, row) =>
  columns.map((column) => `${column}${row + 1}`),
);

const numbers = new Map(
  cells.map((cell, index) => [cell, data.board[Math.floor(index / size)]?.[index % size] ?? null]),
);
const answers = new Map(data.cards.map(({ card, answer }) => [card, answer ?? null]));

// null: a corner.
export const numberOn = (cell: string): number | null => numbers.get(cell) ?? null;
export const isCorner = (cell: string): boolean => numberOn(cell) === null;

// null: plus or minus.
export const answerOf = (card: string): number | null => answers.get(card) ?? null;

// Groups count from 1; 0: none.
export function groupOf(number: number | null): number {
  return data.groups.findIndex(([low = 0, high = 0]) => within(number, low, high)) + 1;
}

export const groupEnds = (group: number): readonly number[] => data.groups[group - 1] ?? [];

function within(number: number | null, low: number, high: number): boolean {
  return number !== null && low <= number && number <= high;
}

export interface Sum {
  left: string;
  operator: "+" | "-";
  right: string;
}

// null: plus or minus.
export function sumOf(card: string): Sum | null {
  const parts = /^(\d+)([+-])(\d+)$/.exec(card);
  return parts && { left: parts[1]!, operator: parts[2] as Sum["operator"], right: parts[3]! };
}
