// 128 bits in a row: what sets of cells and of cards are made of.
#pragma once

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
  const int in_low_half = std::popcount(low_half(bits));
  const bool is_low = n < in_low_half;
  std::uint64_t half = is_low ? low_half(bits) : high_half(bits);
  for (int left = is_low ? n : n - in_low_half; left > 0; --left) half &= half - 1;
  return std::countr_zero(half) + (is_low ? 0 : 64);
}

}  // namespace ordinal::sequence_numbers
