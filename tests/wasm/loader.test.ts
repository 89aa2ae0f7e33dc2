// The typed loader: every question a page can ask, in an honest game.
import assert from "node:assert/strict";
import test from "node:test";

import { loadOrdinal, type Game, type Seat } from "../../wasm/ordinal.js";
import { accepted, bytes, ordinal, refusedWith } from "./module.js";

const seed = "0123456789abcdef";

// Chance acts until seats may.
function dealt(game: Game): Game {
  while ("chance" in accepted(game.turn())) accepted(game.deal(seed));
  return game;
}

// Everybody plays the first of their legal moves, which draws and never only swaps, to the end.
function finished(game: Game): Game {
  for (;;) {
    const turn = accepted(dealt(game).turn());
    if (!("seats" in turn)) return game;
    const seat = turn.seats[0] as Seat;
    accepted(game.play(seat, accepted(game.legal(seat))[0] as string));
  }
}

test("the module loads from bytes and from a response", async () => {
  const fromBytes = await loadOrdinal(bytes);
  const fromResponse = await loadOrdinal(Promise.resolve(new Response(new Uint8Array(bytes))));

  assert.deepEqual(fromBytes.games(), fromResponse.games());
});

test("the fact sheets name every option with its values and its default", () => {
  const facts = ordinal.games().find((game) => game.id === "lucky-numbers");

  assert.equal(facts?.name, "Lucky Numbers");
  assert.deepEqual(facts?.match, { kind: "tournament", best: "highest" });
  assert.deepEqual(facts?.options[0], {
    name: "players",
    kind: "number",
    values: [2, 3, 4],
    default: 2,
  });
});

test("a computer player moves in its turn, and nothing is played", () => {
  const game = accepted(ordinal.start("lucky-numbers"));
  assert.equal(refusedWith(game.move(0, "random", seed)), "chance_is_due");
  const before = accepted(dealt(game).position());
  const move = accepted(game.move(1, "tuned-greedy", seed));

  assert.ok(accepted(game.legal(1)).includes(move), move);
  assert.equal(accepted(game.position()), before);
  assert.equal(refusedWith(game.move(0, "greedy", seed)), "player_unknown");
  assert.equal(refusedWith(game.move(0, "random", "seed")), "seed_digit");
  assert.equal(refusedWith(finished(game).move(0, "random", seed)), "game_over");
});

test("the number of a decision changes the luck of a computer player", () => {
  const game = accepted(ordinal.start("completto"));
  const moves = [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
    accepted(dealt(game).move(0, "random", seed, number)),
  );

  assert.ok(new Set(moves).size > 1);
  assert.equal(accepted(game.move(0, "random", seed)), moves[0]);
});

test("settings that do not fit are refused", () => {
  assert.equal(refusedWith(ordinal.start("chess")), "game_unknown");
  assert.equal(refusedWith(ordinal.start("lucky-numbers", { colour: "red" })), "option_unknown");
  assert.equal(refusedWith(ordinal.start("lucky-numbers", { players: 9 })), "option_value_unknown");
});

test("chance is dealt by the seed, the same for the same seed", () => {
  const [one, two] = [1, 2].map(() => dealt(accepted(ordinal.start("lucky-numbers"))));

  assert.equal(accepted(one!.position()), accepted(two!.position()));
  assert.deepEqual(accepted(one!.turn()), { seats: [0, 1] });
  assert.equal(refusedWith(one!.deal(seed)), "seat_is_due");
  assert.equal(refusedWith(one!.play("chance", "reveal 5")), "seat_is_due");
});

test("a refused move names its rule and changes nothing", () => {
  const game = dealt(accepted(ordinal.start("lucky-numbers")));
  const before = accepted(game.position());

  const answer = game.play(0, "arrange 20 20 20 20");

  assert.ok(!answer.ok && answer.refusal.rule === "LN-4");
  assert.equal(accepted(game.position()), before);
});

test("in a game without acts of the referee there are none, and the answer says so", () => {
  const game = accepted(ordinal.start("lucky-numbers"));

  assert.deepEqual(accepted(game.legal("referee")), []);
  assert.equal(refusedWith(game.play("referee", "penalise 1")), "no_referee");
});

test("a choice is hidden from the others until everybody has chosen", () => {
  const game = dealt(accepted(ordinal.start("lucky-numbers")));
  const move = accepted(game.legal(0))[0] as string;

  assert.equal(accepted(game.seen(0, 0, move)), move);
  assert.equal(accepted(game.seen("referee", 0, move)), move);
  assert.equal(accepted(game.seen(1, 0, move)), "arrange ?");
  assert.equal(accepted(game.play(0, ` ${move} `)), move);
  assert.deepEqual(accepted(game.view(1)), accepted(game.view("bystander")));
  assert.notDeepEqual(accepted(game.view(0)), accepted(game.view("bystander")));
});

test("a copy goes its own way, and a position brings a game back", () => {
  const game = dealt(accepted(ordinal.start("lucky-numbers", { players: 3 })));
  const before = accepted(game.position());

  const copy = accepted(game.copy());
  accepted(copy.play(2, accepted(copy.legal(2))[0] as string));
  const again = accepted(ordinal.fromPosition("lucky-numbers", before));

  assert.equal(accepted(game.position()), before);
  assert.equal(accepted(again.position()), before);
  assert.notEqual(accepted(copy.position()), before);
});

test("a finished game has a result and points", () => {
  const game = accepted(ordinal.start("lucky-numbers"));
  assert.equal(refusedWith(game.result()), "game_unfinished");

  const ending = accepted(finished(game).result());

  assert.deepEqual(accepted(game.turn()), { over: true });
  assert.equal(ending.points.length, 2);
  assert.ok(ending.points.includes(2));
});

test("sequences are counted", () => {
  const game = accepted(ordinal.start("lucky-numbers"));

  assert.equal(accepted(game.count(0)), 1n);
  assert.equal(accepted(game.count(1)), 20n);
  assert.equal(accepted(game.count(2)), 400n);
});

test("a game that was freed answers no question", () => {
  const game = accepted(ordinal.start("lucky-numbers"));

  game.free();
  game.free();

  assert.equal(refusedWith(game.turn()), "handle_unknown");
  assert.equal(refusedWith(game.play(0, "draw")), "handle_unknown");
});

test("a simulation is a record with or without legal moves", () => {
  const plain = accepted(ordinal.simulate({ game: "lucky-numbers", seed, deal: 4294967295 }));
  const listed = accepted(ordinal.simulate({ game: "lucky-numbers", seed, legal: "listed" }));

  assert.match(plain, /^\{"record":1,.*"deal":4294967295\}\n(.*\n)*\{"result":.*\}\n$/);
  assert.ok(!plain.includes('"legal"') && listed.includes('"legal"'));
});

test("a match moves the start and adds the points up", () => {
  const match = (...played: number[][]) =>
    ordinal.match("lucky-numbers", { players: 3, start: 1 }, played);

  assert.deepEqual(accepted(match([2, -3, -4], [-1, 2, -1])), {
    kind: "tournament",
    games: 3,
    starts: [1, 2, 0],
    scores: [1, -1, -5],
    winners: [0],
    over: false,
  });
  assert.equal(accepted(match([2, 0, 0], [2, 0, 0], [2, 0, 0])).over, true);
  assert.equal(refusedWith(match([])), "points_count");
  assert.equal(refusedWith(match([2, 0])), "points_count");
  assert.equal(refusedWith(match([2, 0, 0.5])), "points_number");
  assert.equal(refusedWith(match(...Array.from({ length: 4 }, () => [2, 0, 0]))), "match_over");
});

test("a text of any length is an answer, not an exception", () => {
  const game = accepted(ordinal.start("lucky-numbers"));

  assert.equal(refusedWith(game.play(0, "x".repeat(100_000))), "input_too_large");
  assert.equal(refusedWith(ordinal.start("🍀".repeat(10_000))), "game_unknown");
});
