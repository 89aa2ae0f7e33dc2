// How far off a chance may be that is not exact.
#pragma once

#include "coach/chance.h"
#include "engine/any/registry.h"

#include <cmath>

namespace ordinal::coach {

// Of a chance of a half; nearer to won or lost there is less to be wrong about. `calibrate --truth`
// measures it: 95 of 100 chances are not further from what comes of many games of `expert`.
template <Game S>
inline constexpr double widest_margin = 0;

template <>
inline constexpr double widest_margin<lucky_numbers::State> = 0.125;

template <>
inline constexpr double widest_margin<completto::State> = 0.125;

template <>
inline constexpr double widest_margin<sequence_numbers::State> = 0.08;

template <Game S>
Chance estimated(double share) {
  return {share, widest_margin<S> * 2 * std::sqrt(share * (1 - share))};
}

}  // namespace ordinal::coach
