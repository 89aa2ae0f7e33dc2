// What a seat has won of a game that is over.
#pragma once

#include "bots/sequence_numbers/chance.h"
#include "engine/core/game.h"

namespace ordinal::coach {

// A win that several share is counted in parts. Precondition: the game is over.
template <Game S>
double share_of_win(const S& state, Seat seat) {
  const SeatSet winners = state.result().winners();
  return winners.contains(seat) ? 1.0 / winners.size() : 0;
}

// Partners do not share a win: both have it.
inline double share_of_win(const sequence_numbers::State& state, Seat seat) {
  return sequence_numbers::share_of_win(state.result(), seat) / double{value::certain};
}

}  // namespace ordinal::coach
