// The chance of winning that a total of the scoring means, and what a result is worth.
#pragma once

#include "bots/value/network.h"
#include "engine/games/sequence_numbers/state.h"

#include <cstdint>

namespace ordinal::sequence_numbers {

using value::certain;

// Out of `certain`. A total is in thousandths of the logarithm of the odds.
inline std::int32_t winning_chance(int total) {
  return value::chance_of_odds(
      static_cast<std::int32_t>(total * std::int64_t{value::odds_of_e} / 1000));
}

// Out of `certain`. A win that is shared with other sides is worth a part.
inline std::int32_t share_of_win(const Result& result, Seat seat) {
  const SeatSet winners = result.winners();
  if (!winners.contains(seat)) return 0;
  const std::size_t side = result.setup.side_of(static_cast<std::size_t>(seat));
  return certain * result.setup.seats_of(side).size() / winners.size();
}

}  // namespace ordinal::sequence_numbers
