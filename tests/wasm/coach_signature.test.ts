// The coach says in WebAssembly what it says natively, to the last digit of every chance: its
// signature, computed as tests/signature/coach.h says, is the one that was written.
import assert from "node:assert/strict";
import test from "node:test";

import type { Turn } from "../../wasm/ordinal.js";
import { Host } from "./host.js";
import { linesOf, signatureOf } from "./signature.js";

const seed = "0";
const players = 2; // of games with default options
const every = 10;
const quick = 0;
const deep = 1;
const chance = -1;

class Listening {
  readonly #host = new Host();
  readonly #game: number;
  readonly #analysis: number;
  readonly #said: string[] = [];
  #decisions = 0;

  constructor(game: string) {
    this.#game = this.#host.call("start", this.#host.write(game));
    this.#analysis = this.#host.call("analysis_start", this.#game, quick);
  }

  said(): string[] {
    for (;;) {
      const turn = JSON.parse(this.#host.said("turn", this.#game)) as Turn;
      if ("over" in turn) break;
      if ("chance" in turn) {
        this.#take(chance, this.#host.said("deal", this.#game, 0, this.#host.write(seed)));
      } else {
        this.#decide(turn.seats[0]!);
      }
    }
    return [...this.#said, this.#host.said("analysis_result", this.#analysis)];
  }

  #decide(seat: number): void {
    const host = this.#host;
    const number = this.#decisions++;
    const move = host.said("move", this.#game, seat, number, host.write(`easy\n${seed}`));
    if (number % every === 0) this.#ask(seat, move);
    this.#take(seat, host.said("play", this.#game, seat, host.write(move)));
  }

  #ask(seat: number, move: string): void {
    const host = this.#host;
    this.#said.push(host.said("hint", this.#game, seat));
    for (let who = 0; who < players; ++who) {
      this.#said.push(host.said("chance", this.#game, who, deep));
    }
    this.#said.push(host.said("weigh", this.#game, seat, deep, host.write(move)));
  }

  #take(actor: number, event: string): void {
    this.#host.said("analysis_take", this.#analysis, actor, this.#host.write(event));
  }
}

for (const [game, signature] of linesOf("coach.txt")) {
  test(`the coach judges ${game} as it does natively`, () => {
    assert.equal(signatureOf(new Listening(game!).said()), signature);
  });
}
