// Cards that lie together: a bag in no order, a hand, and the discard piles.
#pragma once

#include "engine/core/seat.h"
#include "engine/games/sequence_numbers/bits.h"
#include "engine/games/sequence_numbers/board.h"

#include <algorithm>
#include <array>
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
    for (int copy = 0; copy < copies_of(card); ++copy) {
      cards[static_cast<std::size_t>(first_bits[card] + copy)] = card;
    }
  }
  return cards;
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
  constexpr int count(Card card) const {
    return count_of((bits_ >> first_bits[card]) & (bit(copies_of(card)) - 1));
  }

  // Cards in the order of the deck file, copies one after the other. Precondition: n < size().
  constexpr Card nth(int n) const {
    return card_of_bit[static_cast<std::size_t>(nth_of(bits_, n))];
  }

  constexpr void add(Card card) {
    assert(count(card) < copies_of(card));
    bits_ |= bit(first_bits[card] + count(card));
  }
  constexpr void remove(Card card) {
    assert(count(card) > 0);
    bits_ &= ~bit(first_bits[card] + count(card) - 1);
  }

  friend constexpr bool operator==(const CardBag&, const CardBag&) = default;

 private:
  Bits bits_ = 0;
};

inline constexpr std::size_t largest_hand = 5;  // SN-7

// In the order of the deck file; what lies behind the last card is 0.
class Hand {
 public:
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const Card* begin() const { return cards_.data(); }
  constexpr const Card* end() const { return cards_.data() + size_; }
  constexpr bool contains(Card card) const { return std::find(begin(), end(), card) != end(); }

  constexpr void add(Card card) {
    assert(size_ < largest_hand);
    std::size_t place = size_++;
    for (; place > 0 && cards_[place - 1] > card; --place) cards_[place] = cards_[place - 1];
    cards_[place] = card;
  }
  constexpr void remove(Card card) {
    assert(contains(card));
    std::size_t place = 0;
    while (cards_[place] != card) ++place;
    for (--size_; place < size_; ++place) cards_[place] = cards_[place + 1];
    cards_[size_] = 0;
  }

  // What others see of it.
  constexpr Hand hidden() const {
    Hand hand = *this;
    std::fill_n(hand.cards_.begin(), size_, hidden_card);
    return hand;
  }

  friend constexpr bool operator==(const Hand&, const Hand&) = default;

 private:
  std::array<Card, largest_hand> cards_{};
  std::uint8_t size_ = 0;
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
    const auto place = cards_.begin() + static_cast<std::ptrdiff_t>(begin_of(seat) + sizes_[seat]);
    const auto end = cards_.begin() + static_cast<std::ptrdiff_t>(begin_of(most_seats));
    std::copy_backward(place, end, end + 1);
    *place = card;
    ++sizes_[seat];
  }
  void clear() { *this = DiscardPiles(); }

  friend bool operator==(const DiscardPiles&, const DiscardPiles&) = default;

 private:
  std::size_t begin_of(std::size_t seat) const {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < seat; ++i) begin += sizes_[i];
    return begin;
  }

  std::array<Card, static_cast<std::size_t>(deck_size)> cards_{};
  std::array<std::uint8_t, most_seats> sizes_{};
};

}  // namespace ordinal::sequence_numbers
