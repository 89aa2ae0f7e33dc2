// The chance of winning that a total of the scoring means: 1 / (1 + e^-x), the same to the bit on
// every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

inline constexpr std::int32_t certain = 1 << 16;

// A point every eighth, from 0 to 8; beyond that nothing changes much.
inline constexpr auto logistic_curve = [] {
  double step = 1;  // e^-1/8 by its series
  double term = 1;
  for (int n = 1; n < 15; ++n) {
    term *= -0.125 / n;
    step += term;
  }
  std::array<std::int32_t, 66> curve{};
  double power = 1;
  for (std::int32_t& value : curve) {
    value = static_cast<std::int32_t>(certain / (1 + power));
    power *= step;
  }
  return curve;
}();

// Out of `certain`; straight between two points.
constexpr std::int32_t winning_chance(int total) {
  const int size = total < 0 ? -total : total;
  const std::size_t place = static_cast<std::size_t>(size < 8000 ? size : 8000) / 125;
  const std::int32_t part = size < 8000 ? size % 125 : 0;
  const std::int32_t rise = logistic_curve[place + 1] - logistic_curve[place];
  const std::int32_t chance = logistic_curve[place] + rise * part / 125;
  return total < 0 ? certain - chance : chance;
}

}  // namespace ordinal::sequence_numbers
