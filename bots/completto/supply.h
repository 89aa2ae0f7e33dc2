// What can still come to a row: the values of the tiles nobody has seen and of those on display,
// in either reading (CP-12). Knows no row.
#pragma once

#include "engine/games/completto/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::completto {

// The values that these tiles may be used as.
constexpr NumberSet values_of(Tiles tiles) {
  for (const auto& [low, high] : turnable_pairs) {
    if (tiles.contains(low) == tiles.contains(high)) continue;
    tiles.add(tiles.contains(low) ? high : low);
  }
  return tiles;
}

class Supply {
 public:
  explicit Supply(const Table& table) : Supply(values_of(table.unseen), values_of(table.display)) {}

  // In the set-up it does not matter what has come: rows are laid out for all values.
  static Supply of_box() { return Supply(box(), Tiles()); }

  // How many values lie strictly between the two, and how many of them are on display.
  int between(int low, int high) const { return count(to_come_, low, high); }
  int shown_between(int low, int high) const { return count(shown_, low, high); }

  bool has(int value) const { return between(value - 1, value + 1) > 0; }

  // Is it on display? Any number is allowed: 0 and 101 never are.
  bool shows(int value) const { return shown_values_.contains(static_cast<Number>(value)); }

 private:
  using Counts = std::array<std::uint8_t, highest + 1>;  // of the values up to each

  Supply(const NumberSet& unseen, const NumberSet& shown) : shown_values_(shown) {
    std::size_t n = 0;
    unsigned to_come = 0;
    unsigned on_display = 0;
    for (std::size_t word = 0; word < 2; ++word) {
      std::uint64_t shown_bits = shown.words()[word];
      std::uint64_t bits = shown_bits | unseen.words()[word];
      for (; n <= highest && n < 64 * (word + 1); ++n, bits >>= 1, shown_bits >>= 1) {
        to_come_[n] = static_cast<std::uint8_t>(to_come += bits & 1U);
        shown_[n] = static_cast<std::uint8_t>(on_display += shown_bits & 1U);
      }
    }
  }

  static int count(const Counts& counts, int low, int high) {
    return counts[static_cast<std::size_t>(high - 1)] - counts[static_cast<std::size_t>(low)];
  }

  NumberSet shown_values_;
  Counts to_come_{};
  Counts shown_{};
};

}  // namespace ordinal::completto
