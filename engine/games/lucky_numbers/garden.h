// One garden: sixteen cells, and where a number may lie among the others.
//
//        a   b   c   d
//   1    0   1   2   3        a cell is its number in reading order;
//   2    4   5   6   7        the marked diagonal is 0 5 10 15 (LN-2)
//   3    8   9  10  11
//   4   12  13  14  15
#pragma once

#include "engine/games/lucky_numbers/tile.h"

#include <array>
#include <bit>
#include <cstddef>
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
  constexpr bool contains(Cell cell) const { return ((bits_ >> cell) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Cell cell) { bits_ = static_cast<std::uint16_t>(bits_ | (1U << cell)); }

  // The lowest cell, taken out of the set. Precondition: not empty.
  constexpr Cell take_first() {
    const auto cell = static_cast<Cell>(std::countr_zero(bits_));
    bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
    return cell;
  }

  friend constexpr bool operator==(CellSet, CellSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

class Garden {
 public:
  Number at(Cell cell) const { return cells_[cell]; }
  bool is_free(Cell cell) const { return cells_[cell] == 0; }
  int free_cells() const;
  bool is_full() const { return free_cells() == 0; }

  // LN-12 for the tiles that lie here.
  bool rises() const;

  // The cells where `number` may lie, occupied ones included (LN-11 allows a swap).
  CellSet places_for(Number number) const;

  // A tile on another cell of the row or column that keeps `number` away from `cell`; `cell` itself
  // if there is none. LN-12.
  Cell obstacle_to(Number number, Cell cell) const;

  // LN-20: does an equal number touch `cell` up-right or down-left?
  bool has_twin_beside(Cell cell) const;

  // Lays the tile; answers what lay there before, 0 if the cell was free.
  Number lay(Number number, Cell cell);

  friend bool operator==(const Garden&, const Garden&) = default;

 private:
  std::array<Number, cell_count> cells_{};
};

}  // namespace ordinal::lucky_numbers
