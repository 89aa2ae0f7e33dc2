// The numbers that suit a cell by its place alone.
#pragma once

#include "engine/games/lucky_numbers/cell.h"

#include <array>
#include <cstddef>

namespace ordinal::lucky_numbers {

// What suits each distance from a1, column + row; in tenths.
inline constexpr std::array<int, 7> ideals = {5, 49, 65, 105, 145, 161, 205};

inline int ideal_of(Cell cell) {
  const int distance = column_of(cell) + row_of(cell);
  return ideals[static_cast<std::size_t>(distance)];
}

}  // namespace ordinal::lucky_numbers
