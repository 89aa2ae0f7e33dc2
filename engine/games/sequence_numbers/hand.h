// The cards of a seat, as one word: what is asked of a card is asked of all at once.
//
//   byte   7  6  5  4  3  2  1  0
//          4  .  .  . 96 31 31  2
//
// Cards lie in the order of the deck file, from the lowest byte up; what is not used is 0. The
// highest byte is their number.
//
// A card has seven bits. So in every byte the eighth can take the carry of a sum or lend to a
// difference, and says of each card whether it is above, equal, or there at all.
#pragma once

#include "engine/games/sequence_numbers/board.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

inline constexpr std::size_t largest_hand = 5;  // SN-7

// One byte for each place of a hand. Answers are given in the eighth bits.
using HandBytes = std::uint64_t;

inline constexpr HandBytes eighth_bits = 0x8080808080;

constexpr HandBytes in_each(unsigned value) { return value * HandBytes{0x0101010101}; }
constexpr HandBytes first_bytes(std::size_t count) { return (HandBytes{1} << (8 * count)) - 1; }
// Precondition for both: every byte is below 128.
constexpr HandBytes not_zero(HandBytes bytes) { return (bytes + in_each(127)) & eighth_bits; }
constexpr HandBytes not_above(HandBytes bytes, unsigned value) {
  return (in_each(value | 128U) - bytes) & eighth_bits;
}

class Hand {
 public:
  constexpr std::size_t size() const { return bytes_[7]; }
  constexpr bool empty() const { return size() == 0; }
  constexpr const Card* begin() const { return bytes_.data(); }
  constexpr const Card* end() const { return bytes_.data() + size(); }
  constexpr Card operator[](std::size_t place) const { return bytes_[place]; }
  constexpr bool contains(Card card) const { return places_of(card) != 0; }

  // The places of a card; of every different card the first.
  constexpr HandBytes places_of(Card card) const { return equal(card) & used(); }
  constexpr HandBytes different() const {
    return (not_zero(cards() ^ (cards() << 8 & first_bytes(largest_hand))) | 0x80U) & used();
  }

  constexpr void add(Card card) {
    assert(size() < largest_hand);
    const std::size_t unused = largest_hand - size();  // 0, and so never above a card
    const auto lower = static_cast<std::size_t>(std::popcount(not_above(cards(), card))) - unused;
    const HandBytes before = cards() & first_bytes(lower);
    set(before | HandBytes{card} << (8 * lower) | (cards() ^ before) << 8, size() + 1);
  }
  constexpr void remove(Card card) {
    assert(contains(card));
    const HandBytes first = equal(card) & (~equal(card) + 1);
    const HandBytes before = cards() & ((first >> 7) - 1);
    set(before | ((cards() ^ before) >> 8 & ~((first >> 7) - 1)), size() - 1);
  }

  // What others see of it.
  constexpr Hand hidden() const {
    Hand hand;
    hand.set(in_each(hidden_card) & first_bytes(size()), size());
    return hand;
  }

  friend constexpr bool operator==(const Hand&, const Hand&) = default;

 private:
  static_assert(std::endian::native == std::endian::little);

  constexpr HandBytes cards() const {
    return std::bit_cast<HandBytes>(bytes_) & first_bytes(largest_hand);
  }
  constexpr void set(HandBytes cards, std::size_t size) {
    bytes_ = std::bit_cast<std::array<Card, 8>>(cards | HandBytes{size} << 56);
  }
  constexpr HandBytes used() const { return eighth_bits & first_bytes(size()); }
  constexpr HandBytes equal(Card card) const {
    return not_zero(cards() ^ in_each(card)) ^ eighth_bits;
  }

  std::array<Card, 8> bytes_{};
};

}  // namespace ordinal::sequence_numbers
