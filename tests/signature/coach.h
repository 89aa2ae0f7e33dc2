// Signatures of the coach: one number for all that it says in a fixed game of each kind, so that a
// change of its judgement shows. tests/wasm/coach_signature.test.ts computes the same in
// WebAssembly.
#pragma once

#include "engine/any/any_game.h"

#include <string>
#include <vector>

namespace ordinal::test {

// What it says, in JSON, in a game with deal 0 of seed 0 where everybody is `easy`: decision d has
// number d of seed 0. At every tenth decision the hint, the chance of every seat, and the weighing
// of the move, deep; at the end the analysis, quick.
std::vector<std::string> said_by_coach(const GameFacts& facts);

// A line of the file: game, signature.
struct CoachLine {
  std::string game;
  std::string signature;
};

std::vector<CoachLine> read_coach_signatures();
void write_coach_signatures(const std::vector<CoachLine>& lines);

}  // namespace ordinal::test
