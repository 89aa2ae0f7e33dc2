// Numbers on tiles, what they show upside down, and sets of tiles: the unseen ones, the display.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ordinal::completto {

using Number = std::uint8_t;  // 1 … 100; 0 means no tile

inline constexpr int highest = 100;  // CP-1

// CP-12: the pairs of numbers that become each other when a tile is turned by 180°.
inline constexpr std::array<std::array<Number, 2>, 7> turnable_pairs = {{
    {6, 9},
    {16, 91},
    {18, 81},
    {19, 61},
    {66, 99},
    {68, 89},
    {86, 98},
}};

inline constexpr std::array<Number, highest + 1> turned_numbers = [] {
  std::array<Number, highest + 1> turned{};
  for (std::size_t n = 0; n < turned.size(); ++n) turned[n] = static_cast<Number>(n);
  for (const auto& [low, high] : turnable_pairs) {
    turned[low] = high;
    turned[high] = low;
  }
  return turned;
}();

// What the tile shows upside down; the number itself if that is no other number.
constexpr Number turned(Number n) { return turned_numbers[n]; }
constexpr bool is_turnable(Number n) { return turned(n) != n; }
constexpr bool reads_as(Number tile, Number n) { return n == tile || n == turned(tile); }

// The numbers that a tile may be used as (CP-12), ascending: one or two.
class Readings {
 public:
  constexpr explicit Readings(Number tile)
      : numbers_{tile < turned(tile) ? tile : turned(tile),
                 tile < turned(tile) ? turned(tile) : tile},
        count_(is_turnable(tile) ? 2 : 1) {}

  constexpr const Number* begin() const { return numbers_.data(); }
  constexpr const Number* end() const { return numbers_.data() + count_; }

 private:
  std::array<Number, 2> numbers_;
  std::size_t count_;
};

// A set of tiles, one bit each: tile n is bit n % 64 of word n / 64.
class Tiles {
 public:
  static constexpr Tiles box() {  // CP-1: every number once
    Tiles tiles;
    for (int n = 1; n <= highest; ++n) tiles.add(static_cast<Number>(n));
    return tiles;
  }

  constexpr bool contains(Number n) const { return ((words_[n / 64U] >> (n % 64U)) & 1U) != 0; }
  constexpr bool empty() const { return size() == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  constexpr void add(Number n) {
    assert(!contains(n));
    words_[n / 64U] |= std::uint64_t{1} << (n % 64U);
  }
  constexpr void remove(Number n) {
    assert(contains(n));
    words_[n / 64U] &= ~(std::uint64_t{1} << (n % 64U));
  }

  friend constexpr bool operator==(const Tiles&, const Tiles&) = default;

 private:
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace ordinal::completto
