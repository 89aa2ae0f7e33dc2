// The chance of winning that a total of the scoring means.
#pragma once

#include "bots/value/network.h"

#include <cstdint>

namespace ordinal::sequence_numbers {

using value::certain;

// Out of `certain`. A total is in thousandths of the logarithm of the odds.
inline std::int32_t winning_chance(int total) {
  return value::chance_of_odds(
      static_cast<std::int32_t>(total * std::int64_t{value::odds_of_e} / 1000));
}

}  // namespace ordinal::sequence_numbers
