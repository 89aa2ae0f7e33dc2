// The rules of Lucky Numbers for four with the sorted set-up, over plain arrays or whatever a server
// puts in their place. A garden is a list of sixteen numbers, row by row, 0 for a free cell; the
// display says how many tiles there are of each number.

export const SEATS = 4;
export const HIGHEST = 20;
export const SIDE = 4;
const CELLS = SIDE * SIDE;

export function box() {
  const tiles = [];
  for (let number = 1; number <= HIGHEST; ++number) {
    for (let seat = 0; seat < SEATS; ++seat) tiles.push(number);
  }
  return tiles;
}

export const emptyDisplay = () => new Array(HIGHEST + 1).fill(0);

// Takes four tiles from the pool and lays them on the diagonal, in ascending order.
export function dealtGarden(pool) {
  const hand = pool.splice(-SIDE).sort((a, b) => a - b);
  const garden = new Array(CELLS).fill(0);
  hand.forEach((number, i) => (garden[i * SIDE + i] = number));
  return garden;
}

// After placing, the row and the column rise strictly; the tile that is replaced does not count,
// and has another number.
export function fits(garden, number, cell) {
  if (garden[cell] === number) return false;
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  for (let i = 0; i < SIDE; ++i) {
    const inRow = garden[row * SIDE + i];
    if (inRow !== 0 && i < column && inRow >= number) return false;
    if (inRow !== 0 && i > column && inRow <= number) return false;
    const inColumn = garden[i * SIDE + column];
    if (inColumn !== 0 && i < row && inColumn >= number) return false;
    if (inColumn !== 0 && i > row && inColumn <= number) return false;
  }
  return true;
}

// Whatever a client sends.
export const isCell = (cell) => Number.isInteger(cell) && cell >= 0 && cell < CELLS;
export const isNumber = (number) => Number.isInteger(number) && number >= 1 && number <= HIGHEST;

export function lay(garden, display, number, cell) {
  const replaced = garden[cell];
  if (replaced !== 0) ++display[replaced];
  garden[cell] = number;
}

export function freeCells(garden) {
  let free = 0;
  for (let cell = 0; cell < CELLS; ++cell) if (garden[cell] === 0) ++free;
  return free;
}

// Of gardens at the end: the fewest free cells win, together if level.
export function winners(gardens) {
  const free = gardens.map(freeCells);
  const fewest = Math.min(...free);
  return free.flatMap((count, seat) => (count === fewest ? [seat] : []));
}

// What a client may choose from, as [name, ...arguments].
export function legalMoves(garden, display, hand) {
  const moves = [];
  const add = (number, move) => {
    for (let cell = 0; cell < CELLS; ++cell) {
      if (fits(garden, number, cell)) moves.push(move(cell));
    }
  };
  if (hand !== 0) {
    add(hand, (cell) => ["place", cell]);
    moves.push(["discard"]);
    return moves;
  }
  moves.push(["draw"]);
  for (let number = 1; number <= HIGHEST; ++number) {
    if (display[number] > 0) add(number, (cell) => ["take", number, cell]);
  }
  return moves;
}
