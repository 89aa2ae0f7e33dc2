// 128 bits in a row: what sets of cells and of cards are made of.
#pragma once

#include "engine/core/nth_bit.h"

#include <bit>
#include <cassert>
#include <cstddef>
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

// In each byte how many are 1 there and in the bytes below; added up by the multiplication.
constexpr std::uint64_t byte_sums(std::uint64_t bits) {
  constexpr std::uint64_t ones = 0x0101010101010101;
  const std::uint64_t twos = bits - ((bits >> 1) & 0x55 * ones);
  const std::uint64_t fours = (twos & 0x33 * ones) + ((twos >> 2) & 0x33 * ones);
  return ((fours + (fours >> 4)) & 0x0f * ones) * ones;
}

// The n-th of them that is 1, counted from 0: first its byte, then its place there. Most is done
// before n is known. Precondition: 0 <= n < count_of(bits).
constexpr int nth_of(Bits bits, int n) {
  assert(n >= 0 && n < count_of(bits));
  constexpr std::uint64_t ones = 0x0101010101010101;
  const std::uint64_t low = byte_sums(low_half(bits));
  const std::uint64_t high = byte_sums(high_half(bits)) + (low >> 56) * ones;
  const std::uint64_t each = static_cast<unsigned>(n | 0x80) * ones;
  const int skipped =
      8 * (std::popcount((each - low) & 0x80 * ones) + std::popcount((each - high) & 0x80 * ones));
  const auto before = static_cast<std::uint8_t>((Bits{high} << 64 | low) << 8 >> skipped);
  const auto byte = static_cast<std::uint8_t>(bits >> skipped);
  return skipped + nth_bits_of_bytes[byte][static_cast<std::size_t>(n - before)];
}

}  // namespace ordinal::sequence_numbers
