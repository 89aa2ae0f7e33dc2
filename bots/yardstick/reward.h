// What a finished game is worth to a seat.
#pragma once

#include "engine/core/game.h"

namespace ordinal::yardstick {

// In halves, so that sums are exact: 2 for a win, 1 for a shared one, 0 for a loss.
template <GameResult R>
int reward(const R& result, Seat seat) {
  const SeatSet winners = result.winners();
  if (!winners.contains(seat)) return 0;
  return winners.size() == 1 ? 2 : 1;
}

}  // namespace ordinal::yardstick
