// Deals of many cards, eight moves at a time.
//
//   cards             . x x . x . . x       a byte of a set of cards
//   nth_bits_of_bytes 0 2 5 6 and four 0s   which of the eight there are, counted from the right
//   moves             a deal of each        in two registers of four; only the first four count
#pragma once

#include "engine/core/nth_bit.h"
#include "engine/games/sequence_numbers/bits.h"
#include "engine/games/sequence_numbers/move.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

// The first of them are deals of the cards in `byte`, counted from `first`.
inline std::array<Move, 8> eight_deals(Seat seat, int first, std::uint8_t byte) {
  using Bytes [[gnu::vector_size(16)]] = std::uint8_t;
  using Words [[gnu::vector_size(16)]] = std::uint32_t;
  using Halves [[gnu::vector_size(16)]] = std::uint64_t;
  const auto bits_of = [](Move move) { return std::bit_cast<std::uint32_t>(move); };
  const std::uint32_t a_card = bits_of(Move::deal(0, 1)) - bits_of(Move::deal(0, 0));
  const std::uint32_t start = bits_of(Move::deal(seat, 0)) + static_cast<unsigned>(first) * a_card;
  const auto places =
      std::bit_cast<Bytes>(Halves{std::bit_cast<std::uint64_t>(nth_bits_of_bytes[byte]), 0});
  const auto four = std::bit_cast<Words>(__builtin_shufflevector(
      places, Bytes{}, 0, 16, 16, 16, 1, 16, 16, 16, 2, 16, 16, 16, 3, 16, 16, 16));
  const auto more = std::bit_cast<Words>(__builtin_shufflevector(
      places, Bytes{}, 4, 16, 16, 16, 5, 16, 16, 16, 6, 16, 16, 16, 7, 16, 16, 16));
  return std::bit_cast<std::array<Move, 8>>(
      std::array<Words, 2>{four * a_card + start, more * a_card + start});
}

}  // namespace ordinal::sequence_numbers
