// The best move that the coach knows in a running game, and what speaks for it.
#pragma once

#include "engine/any/any_game.h"

#include <string>
#include <vector>

namespace ordinal::coach {

struct Hint {
  std::string move;
  std::vector<Caption> reasons;  // as `reasons_for` gives them
};

// What the seat may not know changes nothing, and the same view gives the same hint. Precondition:
// the seat may act.
Hint hint(const AnyGame& game, Seat seat);

}  // namespace ordinal::coach
