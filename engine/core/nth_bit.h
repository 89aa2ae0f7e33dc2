// The n-th set bit of a word, without a loop and without a branch to guess.
//
//   bit       7 6 5 4 3 2 1 0
//   byte      1 0 0 1 0 1 1 0      one line of the table for each byte:
//   n           3     2   1 0      1, 2, 4, 7
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace ordinal {

inline constexpr auto nth_bits_of_bytes = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    unsigned n = 0;
    for (std::uint8_t bit = 0; bit < 8; ++bit) {
      if (((byte >> bit) & 1U) != 0) table[byte][n++] = bit;
    }
  }
  return table;
}();

// Counted from 0, the lowest first; only the lowest `Bytes` bytes are looked at. Precondition:
// there are more than n bits.
template <int Bytes>
constexpr unsigned nth_bit(std::uint32_t bits, unsigned n) {
  assert(n < static_cast<unsigned>(std::popcount(bits)));
  unsigned skipped = 0;
  for (int byte = 1; byte < Bytes; ++byte) {
    const auto here = static_cast<unsigned>(std::popcount(bits & 0xffU));
    const unsigned lies_further = n >= here ? 1 : 0;
    n -= here * lies_further;
    bits >>= 8 * lies_further;
    skipped += 8 * lies_further;
  }
  return skipped + nth_bits_of_bytes[bits & 0xffU][n];
}

}  // namespace ordinal
