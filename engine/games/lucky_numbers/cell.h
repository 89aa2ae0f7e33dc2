// The sixteen cells of a garden, and sets of them.
//
//        a   b   c   d
//   1    0   1   2   3        a cell is its number in reading order;
//   2    4   5   6   7        the marked diagonal is 0 5 10 15 (LN-2)
//   3    8   9  10  11
//   4   12  13  14  15
#pragma once

#include "engine/core/nth_bit.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ordinal::lucky_numbers {

using Cell = std::uint8_t;

inline constexpr int cell_count = 16;
inline constexpr std::array<Cell, 4> diagonal = {0, 5, 10, 15};

constexpr int column_of(Cell cell) { return cell % 4; }
constexpr int row_of(Cell cell) { return cell / 4; }
constexpr bool is_diagonal(Cell cell) { return column_of(cell) == row_of(cell); }

// A set of cells, one bit each.
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr explicit CellSet(std::uint16_t bits) : bits_(bits) {}

  constexpr bool contains(Cell cell) const { return ((bits_ >> cell) & 1U) != 0; }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }

  // The lowest cell, taken out of the set. Precondition: not empty.
  constexpr Cell take_first() {
    const auto cell = static_cast<Cell>(std::countr_zero(bits_));
    bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
    return cell;
  }

  // The n-th cell, ascending from 0. Precondition: n < size().
  constexpr Cell nth(unsigned n) const { return static_cast<Cell>(nth_bit<2>(bits_, n)); }

  friend constexpr bool operator==(CellSet, CellSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace ordinal::lucky_numbers
