// Which cards a seat has not seen: those of the pile and of all other hands, as it knows them.
#pragma once

#include "engine/games/sequence_numbers/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

// How many cards answer each number; under 0 are `plus` and `minus`.
using NumberCounts = std::array<std::uint8_t, highest_number + 1>;

inline constexpr NumberCounts cards_of_numbers = [] {
  NumberCounts counts{};
  for (Card card = 0; card < card_count; ++card) {
    std::uint8_t& count = counts[static_cast<std::size_t>(answer_of(card))];
    count = static_cast<std::uint8_t>(count + copies_of(card));
  }
  return counts;
}();

inline constexpr auto numbers_on = [] {
  std::array<std::uint8_t, 128> numbers{};
  for (CellSet left = numbered; !left.empty(); left = left.without_first()) {
    numbers[left.first()] = static_cast<std::uint8_t>(number_on(left.first()));
  }
  return numbers;
}();

class Unseen {
 public:
  Unseen(const Table& table, Seat seat) {
    for (const Card card : table.discards.all()) see(card);
    for (const Card card : table.hands[static_cast<std::size_t>(seat)]) see(card);
  }

  // Cards that would cover the cell.
  std::size_t cards_for(Cell cell) const { return cards_of(numbers_on[cell]); }
  std::size_t cards_of(std::size_t number) const { return counts_[number]; }

 private:
  void see(Card card) { --counts_[static_cast<std::size_t>(answer_of(card))]; }

  NumberCounts counts_ = cards_of_numbers;
};

}  // namespace ordinal::sequence_numbers
