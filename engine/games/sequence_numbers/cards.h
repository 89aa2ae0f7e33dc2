// Cards that lie together: a bag in no order, and the discard piles.
#pragma once

#include "engine/core/seat.h"
#include "engine/games/sequence_numbers/bits.h"
#include "engine/games/sequence_numbers/board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ordinal::sequence_numbers {

// The bits of a bag: every copy of a card has one, and copies stand together.
inline constexpr auto first_bits = [] {
  std::array<std::uint8_t, card_count> firsts{};
  for (Card card = 1; card < card_count; ++card) {
    firsts[card] =
        static_cast<std::uint8_t>(firsts[card - 1] + copies_of(static_cast<Card>(card - 1)));
  }
  return firsts;
}();

inline constexpr auto card_of_bit = [] {
  std::array<Card, static_cast<std::size_t>(deck_size)> cards{};
  for (Card card = 0; card < card_count; ++card) {
    std::size_t place = first_bits[card];
    for (int copy = 0; copy < copies_of(card); ++copy) cards[place++] = card;
  }
  return cards;
}();

// All bits of each card.
inline constexpr auto bits_of_cards = [] {
  std::array<Bits, card_count> bits{};
  for (Card card = 0; card < card_count; ++card) {
    bits[card] = (bit(copies_of(card)) - 1) << first_bits[card];
  }
  return bits;
}();

// The lowest bits of all cards that have so many copies of others before them.
inline constexpr auto lowest_bits = [] {
  std::array<Bits, static_cast<std::size_t>(deck_size - card_count + 1)> bits{};
  for (Card card = 0; card < card_count; ++card) {
    bits[static_cast<std::size_t>(first_bits[card] - card)] |= bit(first_bits[card]);
  }
  return bits;
}();

// Of the bits of a card the lowest are set, as many as there are copies: equal bags have equal
// bits.
class CardBag {
 public:
  constexpr CardBag() = default;

  static constexpr CardBag deck() {
    CardBag bag;
    bag.bits_ = bit(deck_size) - 1;
    return bag;
  }

  constexpr int size() const { return count_of(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count(Card card) const { return count_of(bits_ & bits_of_cards[card]); }

  // Which cards there are: a bit each, copies or not.
  constexpr Bits different() const {
    Bits cards = 0;
    for (std::size_t i = 0; i < lowest_bits.size(); ++i) cards |= (bits_ & lowest_bits[i]) >> i;
    return cards;
  }

  // Cards in the order of the deck file, copies one after the other. Precondition: n < size().
  constexpr Card nth(int n) const {
    return card_of_bit[static_cast<std::size_t>(nth_of(bits_, n))];
  }

  constexpr void add(Card card) {
    assert(count(card) < copies_of(card));
    const Bits missing = bits_of_cards[card] & ~bits_;
    bits_ |= missing & (~missing + 1);
  }
  constexpr void remove(Card card) {
    assert(count(card) > 0);
    const Bits copies = bits_ & bits_of_cards[card];
    bits_ ^= copies ^ (copies & copies >> 1);
  }

  friend constexpr bool operator==(const CardBag&, const CardBag&) = default;

 private:
  Bits bits_ = 0;
};

// SN-6: every seat has a pile of its own, open to all. They lie one after the other in one row, so
// that six piles need no more room than the deck.
class DiscardPiles {
 public:
  // The first that came there is the first.
  std::span<const Card> of(std::size_t seat) const {
    return std::span(cards_).subspan(begin_of(seat), sizes_[seat]);
  }
  std::span<const Card> all() const { return std::span(cards_).first(begin_of(most_seats)); }

  void add(std::size_t seat, Card card) {
    Card* const place = cards_.data() + begin_of(seat + 1);
    Card* const end = cards_.data() + begin_of(most_seats);
    if (place != end) std::copy_backward(place, end, end + 1);
    *place = card;
    ++sizes_[seat];
  }
  void clear() { *this = DiscardPiles(); }

  friend bool operator==(const DiscardPiles&, const DiscardPiles&) = default;

 private:
  // The sizes before `seat`, added up by one multiplication: they stay below 256 together.
  std::size_t begin_of(std::size_t seat) const {
    const auto sizes = std::bit_cast<std::uint64_t>(sizes_) << 8;
    return static_cast<std::uint8_t>((sizes * 0x0101010101010101) >> (8 * seat));
  }

  std::array<Card, static_cast<std::size_t>(deck_size)> cards_{};
  std::array<std::uint8_t, 8> sizes_{};  // of six seats; two more to fill a word
};

}  // namespace ordinal::sequence_numbers
