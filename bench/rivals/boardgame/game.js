// Lucky Numbers as a game of boardgame.io. What is nobody's business lies under `secret`, which
// STRIP_SECRETS keeps on the server; a draw needs it, so it never runs on a client.
import core from "boardgame.io/dist/cjs/core.js";
import {
  SEATS, box, dealtGarden, emptyDisplay, fits, freeCells, isCell, isNumber, lay, winners,
} from "../rules.js";

const { INVALID_MOVE, PlayerView } = core;

function draw({ G }) {
  if (G.hand !== 0) return INVALID_MOVE;
  G.hand = G.secret.pool.pop();
  G.left = G.secret.pool.length;
}

function place({ G, ctx, events }, cell) {
  const garden = G.gardens[ctx.currentPlayer];
  if (G.hand === 0 || !isCell(cell) || !fits(garden, G.hand, cell)) return INVALID_MOVE;
  lay(garden, G.display, G.hand, cell);
  G.hand = 0;
  events.endTurn();
}

function discard({ G, events }) {
  if (G.hand === 0) return INVALID_MOVE;
  ++G.display[G.hand];
  G.hand = 0;
  events.endTurn();
}

function take({ G, ctx, events }, number, cell) {
  const garden = G.gardens[ctx.currentPlayer];
  if (G.hand !== 0 || !isNumber(number) || !isCell(cell)) return INVALID_MOVE;
  if (G.display[number] === 0 || !fits(garden, number, cell)) return INVALID_MOVE;
  --G.display[number];
  lay(garden, G.display, number, cell);
  events.endTurn();
}

export const LuckyNumbers = {
  name: "lucky-numbers",
  minPlayers: SEATS,
  maxPlayers: SEATS,

  setup: ({ random }) => {
    const pool = random.Shuffle(box());
    const gardens = Array.from({ length: SEATS }, () => dealtGarden(pool));
    return { secret: { pool }, gardens, display: emptyDisplay(), hand: 0, left: pool.length };
  },

  playerView: PlayerView.STRIP_SECRETS,
  moves: { draw: { move: draw, client: false }, place, discard, take },

  endIf: ({ G }) => {
    const isFull = G.gardens.some((garden) => freeCells(garden) === 0);
    if (isFull || (G.left === 0 && G.hand === 0)) return { winners: winners(G.gardens) };
  },
};
