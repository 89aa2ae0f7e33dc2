// The coach through the typed loader: what it says in an honest game, and what it refuses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import type { Actor, Game, Seat } from "../../wasm/ordinal.js";
import { accepted, ordinal, refusedWith, root } from "./module.js";

const seed = "c0ac4";
const sentences = JSON.parse(readFileSync(`${root}texts/en.json`, "utf8")) as object;

type Played = [Actor, string];

// Easy players play until `most` events have happened and a seat may act, or to the end.
function played(game: Game, most = Infinity): Played[] {
  const events: Played[] = [];
  for (;;) {
    const turn = accepted(game.turn());
    if ("over" in turn || ("seats" in turn && events.length >= most)) return events;
    if ("chance" in turn) {
      events.push(["chance", accepted(game.deal(seed))]);
    } else {
      const seat = turn.seats[0]!;
      const move = accepted(game.move(seat, "easy", seed, events.length));
      events.push([seat, accepted(game.play(seat, move))]);
    }
  }
}

function seatOf(game: Game): Seat {
  const turn = accepted(game.turn());
  assert.ok("seats" in turn);
  return turn.seats[0]!;
}

for (const { id, name } of ordinal.games()) {
  test(`${name}: a hint is a legal move with reasons that are sentences`, () => {
    const game = accepted(ordinal.start(id));
    played(game, 16);
    const before = accepted(game.position());

    const hint = accepted(game.hint(seatOf(game)));

    assert.ok(accepted(game.legal(seatOf(game))).includes(hint.move));
    assert.deepEqual(hint.reasons, accepted(game.reasonsFor(seatOf(game), hint.move)));
    for (const { text } of hint.reasons) assert.ok(text in sentences, text);
    assert.equal(accepted(game.position()), before);
  });

  test(`${name}: a move is weighed beside the best`, () => {
    const game = accepted(ordinal.start(id));
    played(game, 16);
    const seat = seatOf(game);
    const weighings = accepted(game.legal(seat)).map((move) =>
      accepted(game.weigh(seat, move, "quick")),
    );
    const { best } = weighings[0]!;

    assert.equal(accepted(game.weigh(seat, best, "quick")).loss, 0);
    assert.equal(accepted(game.weigh(seat, ` ${best} `, "quick")).mark, "good");
    for (const { before, loss } of weighings) assert.ok(loss >= 0 && loss <= before.share + 1e-9);
    assert.deepEqual(accepted(game.reasonsAgainst(seat, best, best)), []);
  });

  test(`${name}: a game is analysed as its events come`, () => {
    const game = accepted(ordinal.start(id));
    const analyst = accepted(game.analyst("quick"));
    const events = played(game);

    for (const [actor, move] of events) {
      assert.equal(refusedWith(analyst.result()), "analysis_unfinished");
      accepted(analyst.take(actor, move));
    }
    const { standings, decisions, ledger } = accepted(analyst.result());

    assert.equal(refusedWith(analyst.take("chance", "fly")), "game_over");
    assert.equal(standings.length, events.length + 1);
    assert.ok(decisions.length > 0);
    for (const { event, seat, played } of decisions) assert.deepEqual(events[event], [seat, played]);
    for (const [seat, { start, luck, own, others, result }] of ledger.entries()) {
      assert.ok(Math.abs(start + luck + own + others - result) < 1e-9);
      assert.equal(result, standings.at(-1)![seat]);
    }
    analyst.free();
    assert.equal(refusedWith(analyst.result()), "analysis_unknown");
  });
}

test("chances of two add up, and are exact once it is over", () => {
  const game = accepted(ordinal.start("lucky-numbers"));
  const sum = () => accepted(game.chance(0)).share + accepted(game.chance(1)).share;
  played(game, 30);
  assert.ok(Math.abs(sum() - 1) < 1e-9);
  assert.equal(accepted(game.chance(0)).exact, false);

  played(game);

  assert.deepEqual(accepted(game.chance(0)).exact, true);
  assert.equal(sum(), 1);
});

test("what is not legal is neither weighed nor explained", () => {
  const game = accepted(ordinal.start("lucky-numbers"));
  assert.equal(refusedWith(game.hint(0)), "chance_is_due");
  assert.equal(refusedWith(game.weigh(0, "draw")), "chance_is_due");
  const analyst = accepted(game.analyst());
  played(game, 16);
  const seat = seatOf(game);
  const [move] = accepted(game.legal(seat)) as [string];

  assert.equal(refusedWith(game.weigh(seat, "fly")), "move_unknown");
  assert.equal(refusedWith(game.reasonsFor(seat, "fly")), "move_unknown");
  assert.equal(refusedWith(game.reasonsAgainst(seat, move, "fly")), "move_unknown");
  assert.equal(refusedWith(game.reasonsAgainst(seat, "fly", move)), "move_unknown");
  assert.equal(refusedWith(game.hint((1 - seat) as Seat)), "not_your_turn");
  assert.equal(refusedWith(analyst.take("chance", "fly")), "move_unknown");
  assert.equal(refusedWith(analyst.take(0, "draw")), "chance_is_due");
  played(game);
  assert.equal(refusedWith(game.hint(0)), "game_over");
});

test("a refused place names its rule, and the tiles in the way", () => {
  const position = `garden 0 2 . . . . 10 . . . . 15 . . . . 16
    garden 1 1 . . . . 5 . . . . 9 . . . . 14
    display 12
    turn 0`;
  const game = accepted(ordinal.fromPosition("lucky-numbers", position));

  const answer = game.play(0, "take 12 b1");

  assert.ok(!answer.ok);
  assert.deepEqual(answer.refusal, {
    code: "ln_must_be_lower",
    rule: "LN-12",
    arguments: { number: "12", cell: "b1", other: "10", other_cell: "b2" },
  });
});
