// Every computer player does in WebAssembly what it does natively: its signature, computed as
// tests/signature/signature.h says, is the one that was written.
import assert from "node:assert/strict";
import test from "node:test";

import type { Game, GameFacts } from "../../wasm/ordinal.js";
import { accepted, ordinal } from "./module.js";
import { linesOf, signatureOf } from "./signature.js";

const seed = "0";

interface Asked {
  player: string;
  every: number; // it decides every n-th time, and `random` the other times
  most: number;
}

// Game number g has deal g and, in turn, every number of players that the game allows.
function started(facts: GameFacts, g: number): Game {
  const values = facts.options[0]!.values;
  return accepted(ordinal.start(facts.id, { players: values[g % values.length]! }));
}

// The moves of the player, over as many games as they take.
function movesOf(facts: GameFacts, { player, every, most }: Asked): string[] {
  const moves: string[] = [];
  let decision = 0;
  for (let g = 0, game = started(facts, g); moves.length < most; ) {
    const turn = accepted(game.turn());
    if ("over" in turn) {
      game.free();
      game = started(facts, ++g);
    } else if ("chance" in turn) {
      accepted(game.deal(seed, g));
    } else {
      const seat = turn.seats[0]!;
      const isAsked = decision % every === 0;
      const move = accepted(game.move(seat, isAsked ? player : "random", seed, decision++));
      if (isAsked) moves.push(move);
      accepted(game.play(seat, move));
    }
  }
  return moves;
}

for (const [game, player, every, moves, signature] of linesOf("signature.txt")) {
  test(`${player} plays ${game} as it does natively`, () => {
    const facts = ordinal.games().find(({ id }) => id === game)!;
    const asked = { player: player!, every: Number(every), most: Number(moves) };
    assert.equal(signatureOf(movesOf(facts, asked)), signature);
  });
}
