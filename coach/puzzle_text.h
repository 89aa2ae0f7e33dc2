// Puzzles as text, written and read. Proves nothing.
//
//   players 2 start 0 … turn 1     a position
//   best draw
//   lead exact 3333                or “playouts”; in ten thousandths of the win
//   misses 20 18 12 7 0 0          of 20 askings of each level, from beginner to master
//   lure take 15 c4                left out if nobody misses it
//
// An empty line stands between two of them; what begins with # is a remark.
#pragma once

#include "coach/puzzle.h"

#include <string>
#include <string_view>
#include <vector>

namespace ordinal::coach {

std::string written(const Puzzle& puzzle);

// Puzzles of one game, at least one. A refusal names the line that is wrong.
Answer<std::vector<Puzzle>> read_puzzles(const GameFacts& facts, std::string_view text);

}  // namespace ordinal::coach
