// 128 bits in a row: what sets of cells and of cards are made of.
#pragma once

#include "engine/core/nth_bit.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace ordinal::sequence_numbers {

__extension__ using Bits = unsigned __int128;

constexpr std::uint64_t low_half(Bits bits) { return static_cast<std::uint64_t>(bits); }
constexpr std::uint64_t high_half(Bits bits) { return static_cast<std::uint64_t>(bits >> 64); }

constexpr Bits bit(int place) { return Bits{1} << place; }

constexpr int count_of(Bits bits) {
  return std::popcount(low_half(bits)) + std::popcount(high_half(bits));
}

// Precondition: not all are 0.
constexpr int first_of(Bits bits) {
  assert(bits != 0);
  return low_half(bits) != 0 ? std::countr_zero(low_half(bits))
                             : 64 + std::countr_zero(high_half(bits));
}

// The n-th of them that is 1, counted from 0. Precondition: 0 <= n < count_of(bits).
constexpr int nth_of(Bits bits, int n) {
  assert(n >= 0 && n < count_of(bits));
  const int here = std::popcount(low_half(bits));
  const int lies_further = n >= here ? 1 : 0;  // multiplied, as no branch can guess it
  const std::uint64_t halves[] = {low_half(bits), high_half(bits)};
  const auto rest = static_cast<unsigned>(n - here * lies_further);
  return 64 * lies_further + static_cast<int>(nth_bit_of_64(halves[lies_further], rest));
}

}  // namespace ordinal::sequence_numbers
