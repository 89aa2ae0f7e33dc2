// Which moves end a turn, and after which of them the scoring can say how a seat stands.
#pragma once

#include "engine/games/sequence_numbers/state.h"

namespace ordinal::sequence_numbers {

inline bool ends_a_turn(Move move) {
  return move.kind() == Kind::play || move.kind() == Kind::plus || move.kind() == Kind::minus;
}

inline bool can_be_judged(const State& state) {
  return !state.turn().is_over() && state.table().phase != Phase::claiming;
}

}  // namespace ordinal::sequence_numbers
