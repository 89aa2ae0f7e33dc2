// Numbers on tiles, and bags of tiles: the pool and the display.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace ordinal::lucky_numbers {

using Number = std::uint8_t;  // 1 … 20; 0 means no tile

inline constexpr int highest = 20;  // LN-1

// How many tiles of each number there are, 0 to 4 of each, in one word:
//
//   bit   62..60   59..57         5..3   2..0
//         unused     20     …       2      1
class Tiles {
 public:
  static constexpr Tiles box(int players) {  // LN-1: one set of 1 … 20 for each player
    Tiles tiles;
    for (int n = 1; n <= highest; ++n) {
      tiles.bits_ |= static_cast<std::uint64_t>(players) << shift(static_cast<Number>(n));
    }
    return tiles;
  }

  constexpr int count(Number n) const { return static_cast<int>(bits_ >> shift(n)) & 7; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const {
    constexpr std::uint64_t ones = 011111111111111111111;  // octal: one bit for each number
    return std::popcount(bits_ & ones) + 2 * std::popcount(bits_ & (ones << 1)) +
           4 * std::popcount(bits_ & (ones << 2));
  }

  constexpr void add(Number n) { bits_ += std::uint64_t{1} << shift(n); }
  constexpr void remove(Number n) {
    assert(count(n) > 0);
    bits_ -= std::uint64_t{1} << shift(n);
  }

  friend constexpr bool operator==(Tiles, Tiles) = default;

 private:
  static constexpr int shift(Number n) { return 3 * (n - 1); }

  std::uint64_t bits_ = 0;
};

}  // namespace ordinal::lucky_numbers
