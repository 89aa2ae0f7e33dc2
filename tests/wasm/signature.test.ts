// Every computer player does in WebAssembly what it does natively: its signature, computed as
// tests/signature/signature.h says, is the one that was written.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import type { Game, GameFacts } from "../../wasm/ordinal.js";
import { accepted, ordinal, root } from "./module.js";

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

// FNV-1a of the moves, each followed by a line's end.
function signatureOf(moves: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(moves.map((move) => `${move}\n`).join(""))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}

const lines = readFileSync(`${root}tests/signature/signature.txt`, "utf8").trim().split("\n");

for (const line of lines.filter((line) => !line.startsWith("#"))) {
  const [game, player, every, moves, signature] = line.split(" ");
  test(`${player} plays ${game} as it does natively`, () => {
    const facts = ordinal.games().find(({ id }) => id === game)!;
    const asked = { player: player!, every: Number(every), most: Number(moves) };
    assert.equal(signatureOf(movesOf(facts, asked)), signature);
  });
}
