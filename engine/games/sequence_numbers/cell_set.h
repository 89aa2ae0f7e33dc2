// Sets of cells, one bit each, and the straight lines that shifts find in them.
//
//      a  b  c …  j              A row is eleven bits wide: ten cells and a gap that is always
//  1   0  1  2 …  9  | gap      empty, so that no line runs over the edge of the board. A step
//  2  11 12 13 … 20  | gap      across is one bit, down eleven, on a falling diagonal twelve, on a
//  …                            rising one, walked downwards, ten.
// 10  99 …       108  | gap
//
//  own                  . x x x x x x .
//  own & own >> 1       . x x x x x . .   two in a row begin here
//  … & (…) >> 2         . x x x . . . .   four
//  … & own >> 4         . x x . . . . .   five: two lines, each named by its first cell
#pragma once

#include "engine/games/sequence_numbers/bits.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

using Cell = std::uint8_t;  // a bit of the drawing above

inline constexpr int board_side = 10;  // SN-1
inline constexpr int row_width = board_side + 1;

constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * row_width + column); }
constexpr int row_of(Cell cell) { return cell / row_width; }
constexpr int column_of(Cell cell) { return cell % row_width; }

enum class Direction : std::uint8_t { across, down, falling, rising };  // SN-16

inline constexpr std::array<Direction, 4> directions = {Direction::across, Direction::down,
                                                        Direction::falling, Direction::rising};
inline constexpr std::array<int, 4> steps = {1, row_width, row_width + 1, row_width - 1};

constexpr int step_of(Direction direction) { return steps[static_cast<std::size_t>(direction)]; }

class CellSet {
 public:
  constexpr CellSet() = default;

  constexpr bool contains(Cell cell) const { return ((bits_ >> cell) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return count_of(bits_); }
  constexpr void add(Cell cell) { bits_ |= bit(cell); }
  constexpr void remove(Cell cell) { bits_ &= ~bit(cell); }

  // In reading order. Precondition: there are that many.
  constexpr Cell first() const { return static_cast<Cell>(first_of(bits_)); }
  constexpr Cell nth(int n) const { return static_cast<Cell>(nth_of(bits_, n)); }
  constexpr CellSet without_first() const { return CellSet(bits_ & (bits_ - 1)); }
  constexpr CellSet without(CellSet other) const { return CellSet(bits_ & ~other.bits_); }

  // The 64 bits that begin, or end, with a cell.
  constexpr std::uint64_t from(Cell cell) const { return low_half(bits_ >> cell); }
  constexpr std::uint64_t up_to(Cell cell) const { return high_half(bits_ << (127 - cell)); }

  // The first cells of all lines of five in this direction.
  constexpr CellSet fives(Direction direction) const {
    const int step = step_of(direction);
    const Bits twos = bits_ & (bits_ >> step);
    const Bits fours = twos & (twos >> (2 * step));
    return CellSet(fours & (bits_ >> (4 * step)));
  }

  // The cell and four more, downwards. Precondition: they are on the board.
  static constexpr CellSet five_from(Cell cell, Direction direction) {
    const int step = step_of(direction);
    return CellSet((bit(0) | bit(step) | bit(2 * step) | bit(3 * step) | bit(4 * step)) << cell);
  }

  friend constexpr CellSet operator|(CellSet a, CellSet b) { return CellSet(a.bits_ | b.bits_); }
  friend constexpr CellSet operator&(CellSet a, CellSet b) { return CellSet(a.bits_ & b.bits_); }
  friend constexpr bool operator==(CellSet, CellSet) = default;

 private:
  constexpr explicit CellSet(Bits bits) : bits_(bits) {}

  Bits bits_ = 0;
};

}  // namespace ordinal::sequence_numbers
