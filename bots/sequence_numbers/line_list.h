// All lines of five on the board, and which of them go through a cell; knows no chips.
//
// A line is known by a number: its direction's stretch of the list, and its first cell in it. So
// the lines of one direction stand side by side as their first cells do, and one loop without
// branches sums them all.
#pragma once

#include "engine/games/sequence_numbers/board.h"
#include "engine/games/sequence_numbers/claim.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

inline constexpr std::size_t cell_room = 112;  // bits of a set of cells, gaps too, and two to spare
inline constexpr std::size_t line_room = 4 * cell_room;

using LineNumber = std::uint16_t;
using LineSet = std::bitset<line_room>;

constexpr LineNumber number_of(Line line) {
  return static_cast<LineNumber>(static_cast<std::size_t>(line.direction) * cell_room + line.first);
}
constexpr Line line_of(LineNumber number) {
  return {static_cast<Cell>(number % cell_room), static_cast<Direction>(number / cell_room)};
}

// Some of the lines; at most twenty go through a cell.
template <std::size_t Most>
struct LineList {
  std::array<LineNumber, Most> numbers{};
  std::size_t size = 0;

  constexpr void add(LineNumber number) { numbers[size++] = number; }
  constexpr const LineNumber* begin() const { return numbers.data(); }
  constexpr const LineNumber* end() const { return numbers.data() + size; }
};

inline constexpr auto all_lines = [] {
  LineList<192> lines;
  for (const Direction direction : directions) {
    CellSet firsts = (numbered | corners).fives(direction);
    for (; !firsts.empty(); firsts = firsts.without_first()) {
      lines.add(number_of({firsts.first(), direction}));
    }
  }
  return lines;
}();

inline constexpr auto lines_through = [] {
  std::array<LineList<20>, cell_room> through{};
  for (const LineNumber number : all_lines) {
    CellSet cells = line_of(number).cells();
    for (; !cells.empty(); cells = cells.without_first()) through[cells.first()].add(number);
  }
  return through;
}();

// SN-17: the lines that share more than one cell with this one, and so cannot count beside it.
inline LineSet barred_by(Line line) {
  LineSet barred;
  for (const LineNumber number : all_lines) {
    barred[number] = (line_of(number).cells() & line.cells()).size() > 1;
  }
  return barred;
}

}  // namespace ordinal::sequence_numbers
