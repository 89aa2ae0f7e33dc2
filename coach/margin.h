// How far off a chance may be that is not exact.
#pragma once

#include "coach/chance.h"
#include "engine/any/registry.h"

namespace ordinal::coach {

// Of a chance of a half. Nearer to won or lost there is less to be wrong about.
template <Game S>
inline constexpr double widest_margin = 0;

template <>
inline constexpr double widest_margin<lucky_numbers::State> = 0.08;

template <>
inline constexpr double widest_margin<completto::State> = 0.08;

template <>
inline constexpr double widest_margin<sequence_numbers::State> = 0.08;

template <Game S>
Chance estimated(double share) {
  return {share, widest_margin<S> * 4 * share * (1 - share)};
}

}  // namespace ordinal::coach
