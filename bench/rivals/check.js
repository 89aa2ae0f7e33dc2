// Whether the rules of the rivals are ours: replays the records that `ordinal simulate --legal` wrote
// to the standard input, and compares every list of legal moves and every result.
import { readFileSync } from "node:fs";
import { deepStrictEqual } from "node:assert";
import { SEATS, SIDE, dealtGarden, emptyDisplay, freeCells, lay, legalMoves, winners } from "./rules.js";

const text = (cell) => "abcd"[cell % SIDE] + (Math.floor(cell / SIDE) + 1);
const cellOf = (text) => SIDE * (Number(text[1]) - 1) + "abcd".indexOf(text[0]);

function written([name, ...rest]) {
  if (name === "place") return `place ${text(rest[0])}`;
  return name === "take" ? `take ${rest[0]} ${text(rest[1])}` : name;
}

let hands, gardens, display, hand;
function begin() {
  hands = Array.from({ length: SEATS }, () => []);
  display = emptyDisplay();
  hand = 0;
}

function deal([kind, ...numbers]) {
  if (kind === "reveal") hand = Number(numbers[0]);
  else hands[numbers[0]].push(Number(numbers[1]));
  if (hands.every((tiles) => tiles.length === SIDE)) {
    gardens = hands.map((tiles) => dealtGarden(tiles));
  }
}

function play(garden, [name, ...rest]) {
  if (name === "place") lay(garden, display, hand, cellOf(rest[0]));
  if (name === "discard") ++display[hand];
  if (name === "take") {
    --display[rest[0]];
    lay(garden, display, Number(rest[0]), cellOf(rest[1]));
  }
  if (name !== "draw") hand = 0;
}

let positions = 0;
for (const line of readFileSync(0, "utf8").trim().split("\n").map((line) => JSON.parse(line))) {
  if (line.record) begin();
  if (line.chance) deal(line.chance.split(" "));
  if (line.move) {
    deepStrictEqual(legalMoves(gardens[line.seat], display, hand).map(written), line.legal);
    play(gardens[line.seat], line.move.split(" "));
    ++positions;
  }
  if (line.result) {
    deepStrictEqual({ winners: winners(gardens), free: gardens.map(freeCells) }, line.result);
  }
}
console.log(`${positions} positions, the same rules`);
