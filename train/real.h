// Real numbers whose last bit is the same on every machine: libraries round in ways of their own.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ordinal::train {

// e to the power of x, by its series. Precondition: x is from -20 to 20.
template <class Real>
Real exponential(Real x) {
  constexpr Real halvings = 64;  // x / 64 is small enough for five terms
  const Real y = x / halvings;
  Real power = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4 * (1 + y / 5))));
  for (int i = 0; i < 6; ++i) power *= power;
  return power;
}

template <class Real>
Real chance_of_odds(Real log_odds) {
  return 1 / (1 + exponential(-std::clamp<Real>(log_odds, -20, 20)));
}

// The nearest integer; what is out of bounds is cut.
inline std::int32_t in_units(float value, double units, std::int32_t bound) {
  const auto nearest = static_cast<std::int64_t>(std::lround(double{value} * units));
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(nearest, -bound, bound));
}

// How wrong a chance was (cross entropy): to be shown, never to be learned from.
template <class Real>
double error_of(Real chance, Real truth) {
  return -(truth * std::log(chance) + (1 - truth) * std::log(1 - chance));
}

}  // namespace ordinal::train
