// Arguments no honest host would pass: refused, never a trap, and nothing changes.
import assert from "node:assert/strict";
import test from "node:test";

import { Host } from "./host.js";

const extremes = [-2147483648, -99, -3, 99, 4096, 65537, 2147483647];
const coaching = ["hint", "chance", "weigh", "reasons_for", "reasons_against", "analysis_start"];
const noise = Uint8Array.from({ length: 999 }, (_, i) => (i * 151 + (i >> 3)) & 255);

test("a handle nobody holds is refused by every function", () => {
  const host = new Host();
  for (const handle of [...extremes, -1, 0, 4095]) {
    for (const name of ["copy", "free", "turn", "position", "result"]) {
      assert.equal(host.refusal(name, handle), "handle_unknown");
    }
    for (const name of ["legal", "view", "count", "play", "deal", "seen", "move", ...coaching]) {
      assert.equal(host.refusal(name, handle, 0, 0, 0), "handle_unknown");
    }
    for (const name of ["analysis_take", "analysis_result", "analysis_free"]) {
      assert.equal(host.refusal(name, handle, 0, 0), "analysis_unknown");
    }
  }
});

test("a seat the game does not have is refused", () => {
  const host = new Host();
  const game = host.start();
  const analysis = host.call("analysis_start", game, 0);
  for (const seat of [...extremes, 2]) {
    for (const name of ["legal", "view", "play", "reasons_for", "reasons_against"]) {
      assert.equal(host.refusal(name, game, seat, 0), "seat_unknown");
    }
    for (const name of ["hint", "chance", "weigh"]) {
      assert.equal(host.refusal(name, game, seat, 0, 0), "seat_unknown");
    }
    assert.equal(host.refusal("analysis_take", analysis, seat, 0), "seat_unknown");
    assert.equal(host.refusal("seen", game, seat, 0, 0), "seat_unknown");
    assert.equal(host.refusal("move", game, seat, 0, 0), "seat_unknown");
    assert.equal(host.refusal("seen", game, 0, seat, 0), "seat_unknown");
  }
});

test("room that is negative or too large is not given", () => {
  const host = new Host();
  for (const size of [-2147483648, -1, 65537, 2147483647]) {
    assert.equal(host.refusal("input", size), "input_too_large");
  }
  assert.notEqual(host.call("input", 65536), 0);
});

test("a size beyond the room that was asked for is refused", () => {
  const host = new Host();
  const game = host.start();
  const analysis = host.call("analysis_start", game, 0);
  host.call("input", 10);
  for (const size of [-2147483648, -1, 11, 2147483647]) {
    for (const name of ["start", "from_position", "match"]) {
      assert.equal(host.refusal(name, size), "input_size");
    }
    for (const name of ["play", "deal", "simulate"]) {
      assert.equal(host.refusal(name, game, 0, size), "input_size");
    }
    assert.equal(host.refusal("seen", game, 0, 0, size), "input_size");
    assert.equal(host.refusal("move", game, 0, 0, size), "input_size");
    assert.equal(host.refusal("weigh", game, 0, 0, size), "input_size");
    for (const name of ["reasons_for", "reasons_against"]) {
      assert.equal(host.refusal(name, game, 0, size), "input_size");
    }
    assert.equal(host.refusal("analysis_take", analysis, -1, size), "input_size");
  }
});

test("any bytes are refused as text, and nothing changes", () => {
  const host = new Host();
  const game = host.start();
  const position = () => (host.call("position", game), host.output());
  const before = position();
  for (const name of ["start", "from_position", "match"]) {
    assert.equal(host.refusal(name, host.write(noise)), "game_unknown");
  }
  assert.equal(host.refusal("simulate", 0, 0, host.write(noise)), "game_unknown");
  assert.equal(host.refusal("play", game, -1, host.write(noise)), "move_unknown");
  assert.equal(host.refusal("play", game, 0, host.write(noise)), "chance_is_due");
  assert.equal(host.refusal("play", game, -2, host.write(noise)), "no_referee");
  assert.equal(host.refusal("deal", game, 0, host.write(noise)), "seed_length");
  assert.equal(host.refusal("deal", game, 0, host.write(noise.subarray(1, 33))), "seed_digit");
  assert.equal(host.refusal("move", game, 0, 0, host.write(noise)), "player_unknown");
  assert.equal(position(), before);
});

test("no bytes are a move for the coach, and an analysis goes on after them", () => {
  const host = new Host();
  const analysis = host.call("analysis_start", host.start(), 0);

  assert.equal(host.refusal("analysis_take", analysis, -1, host.write(noise)), "move_unknown");
  assert.equal(host.refusal("analysis_take", analysis, 0, host.write(noise)), "chance_is_due");
  assert.equal(host.refusal("analysis_take", analysis, -2, host.write(noise)), "no_referee");
  for (const name of ["reasons_for", "reasons_against"]) {
    assert.equal(host.refusal(name, 0, 0, host.write(noise)), "chance_is_due");
  }
  assert.equal(host.refusal("weigh", 0, 0, 0, host.write(noise)), "chance_is_due");
  host.call("legal", 0, -1);
  const [tile] = JSON.parse(host.output()) as [string];
  assert.equal(host.call("analysis_take", analysis, -1, host.write(tile)), 0);
  assert.equal(host.refusal("analysis_result", analysis), "analysis_unfinished");
});

test("the coach looks only as deep as it can", () => {
  const host = new Host();
  const game = host.start();
  for (const depth of [...extremes, -1, 2]) {
    assert.equal(host.refusal("chance", game, 0, depth), "coach_depth");
    assert.equal(host.refusal("weigh", game, 0, depth, 0), "coach_depth");
    assert.equal(host.refusal("analysis_start", game, depth), "coach_depth");
  }
});

test("at most 64 analyses are held at a time", () => {
  const host = new Host();
  const game = host.start();
  const held = Array.from({ length: 64 }, () => host.call("analysis_start", game, 0));
  assert.equal(host.refusal("analysis_start", game, 0), "analyses_exhausted");

  assert.equal(host.call("analysis_free", held[9] as number), 0);

  assert.equal(host.call("analysis_start", game, 0), held[9]);
});

test("neither chance nor the referee is a computer player's seat", () => {
  const host = new Host();
  const game = host.start();
  for (const actor of [-1, -2]) {
    assert.equal(host.refusal("move", game, actor, 0, host.write("random\n0")), "seat_unknown");
    assert.equal(host.refusal("hint", game, actor), "seat_unknown");
  }
});

test("a computer player without a proper name or seed is refused", () => {
  const host = new Host();
  const game = host.start();
  const refusal = (text: string) => host.refusal("move", game, 0, 0, host.write(text));
  for (const text of ["", "\n0", "randomly\n0", "Random\n0", "greedy\n0", "random \n0", "\0\n0"]) {
    assert.equal(refusal(text), "player_unknown");
  }
  for (const text of ["random", "random\n", `random\n${"0".repeat(65)}`]) {
    assert.equal(refusal(text), "seed_length");
  }
  for (const text of ["random\nx", "random\n-1", "random\n0\n0", "random\n 0"]) {
    assert.equal(refusal(text), "seed_digit");
  }
});

test("a depth below 0 or above 64 is not counted", () => {
  const host = new Host();
  const game = host.start();
  for (const depth of [...extremes, -1, 65]) {
    assert.equal(host.refusal("count", game, depth), "count_depth");
  }
});

test("at most 4,096 games are held at a time", () => {
  const host = new Host();
  const held = Array.from({ length: 4096 }, () => host.start());
  assert.equal(host.refusal("start", host.write("lucky-numbers")), "handles_exhausted");
  assert.equal(host.refusal("copy", 7), "handles_exhausted");

  assert.equal(host.call("free", held[99] as number), 0);

  assert.equal(host.call("copy", 7), held[99]);
});
