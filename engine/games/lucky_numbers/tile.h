// Numbers on tiles, and bags of tiles: the pool and the display.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace ordinal::lucky_numbers {

using Number = std::uint8_t;  // 1 … 20; 0 means no tile

inline constexpr int highest = 20;  // LN-1

// A set of numbers; n is bit 3 (n - 1), as in a bag of tiles.
class NumberSet {
 public:
  constexpr explicit NumberSet(std::uint64_t bits) : bits_(bits) {}

  constexpr bool empty() const { return bits_ == 0; }

  // The lowest number, taken out of the set. Precondition: not empty.
  constexpr Number take_first() {
    const auto number = static_cast<Number>(std::countr_zero(bits_) / 3 + 1);
    bits_ &= bits_ - 1;
    return number;
  }

 private:
  std::uint64_t bits_;
};

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
  constexpr NumberSet numbers() const {
    return NumberSet((bits_ | bits_ >> 1 | bits_ >> 2) & ones);
  }
  constexpr int size() const {
    return std::popcount(bits_ & ones) + 2 * std::popcount(bits_ & (ones << 1)) +
           4 * std::popcount(bits_ & (ones << 2));
  }

  // The number of the tile at `position` when all lie in a line, ascending. Precondition: position
  // < size().
  constexpr Number at(std::uint32_t position) const {
    Number n = 1;
    for (std::uint64_t rest = bits_;; rest >>= 3, ++n) {
      const auto tiles = static_cast<std::uint32_t>(rest & 7);
      if (position < tiles) return n;
      position -= tiles;
    }
  }

  constexpr void add(Number n) { bits_ += std::uint64_t{1} << shift(n); }
  constexpr void remove(Number n) {
    assert(count(n) > 0);
    bits_ -= std::uint64_t{1} << shift(n);
  }

  friend constexpr bool operator==(Tiles, Tiles) = default;

 private:
  static constexpr std::uint64_t ones = 01111'1111'1111'1111'1111;  // octal: one for each number

  static constexpr int shift(Number n) { return 3 * (n - 1); }

  std::uint64_t bits_ = 0;
};

}  // namespace ordinal::lucky_numbers
