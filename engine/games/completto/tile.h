// Numbers on tiles, what they show upside down, and sets of numbers.
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
// Which of the turnable numbers it is, from 0 to 13.
constexpr unsigned turnable_index(Number n) {
  for (unsigned i = 0; i < turnable_pairs.size(); ++i) {
    if (n == turnable_pairs[i][0]) return 2 * i;
    if (n == turnable_pairs[i][1]) return 2 * i + 1;
  }
  assert(false);  // precondition: is_turnable(n)
  return 0;
}

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

// A set of numbers, one bit each: n is bit n % 64 of word n / 64.
class NumberSet {
 public:
  constexpr bool contains(Number n) const { return ((words_[n / 64U] >> (n % 64U)) & 1U) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  // The bits as they are kept.
  constexpr const std::array<std::uint64_t, 2>& words() const { return words_; }

  // How many of its numbers are lower.
  constexpr unsigned count_below(Number n) const {
    const std::uint64_t bits_below = (std::uint64_t{1} << (n % 64U)) - 1;
    const bool is_in_second = n >= 64;
    const std::uint64_t in_first = words_[0] & (is_in_second ? ~std::uint64_t{0} : bits_below);
    const std::uint64_t in_second = words_[1] & (is_in_second ? bits_below : 0);
    return static_cast<unsigned>(std::popcount(in_first) + std::popcount(in_second));
  }

  constexpr void add(Number n) {
    assert(!contains(n));
    words_[n / 64U] |= std::uint64_t{1} << (n % 64U);
  }
  constexpr void remove(Number n) {
    assert(contains(n));
    words_[n / 64U] &= ~(std::uint64_t{1} << (n % 64U));
  }

  // The lowest number, taken out of the set. Precondition: not empty.
  constexpr Number take_first() {
    const std::size_t word = words_[0] != 0 ? 0 : 1;
    const auto number = 64 * word + static_cast<std::size_t>(std::countr_zero(words_[word]));
    words_[word] &= words_[word] - 1;
    return static_cast<Number>(number);
  }

  // The n-th number, ascending from 0. Precondition: n < size().
  constexpr Number nth(unsigned n) const {
    const auto in_first = static_cast<unsigned>(std::popcount(words_[0]));
    const std::size_t word = n < in_first ? 0 : 1;
    std::uint64_t rest = words_[word];
    for (unsigned lower = word == 0 ? n : n - in_first; lower > 0; --lower) rest &= rest - 1;
    return static_cast<Number>(64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
  }

  friend constexpr bool operator==(const NumberSet&, const NumberSet&) = default;

 private:
  std::array<std::uint64_t, 2> words_{};
};

// Tiles are told apart by their numbers.
using Tiles = NumberSet;

constexpr Tiles box() {  // CP-1: every number once
  Tiles tiles;
  for (int n = 1; n <= highest; ++n) tiles.add(static_cast<Number>(n));
  return tiles;
}

}  // namespace ordinal::completto
