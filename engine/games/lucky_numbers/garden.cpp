// Who stands in the way of a number, and who is its twin.
#include "engine/games/lucky_numbers/garden.h"

namespace ordinal::lucky_numbers {

Cell Garden::obstacle_to(Number number, Cell cell) const {
  for (Cell other = 0; other < cell_count; ++other) {
    if (other == cell || is_free(other)) continue;
    if (row_of(other) != row_of(cell) && column_of(other) != column_of(cell)) continue;
    const bool rises = other < cell ? at(other) < number : at(other) > number;
    if (!rises) return other;
  }
  return cell;
}

bool Garden::has_twin_beside(Cell cell) const {
  const int column = column_of(cell);
  const int row = row_of(cell);
  const bool up_right = column < 3 && row > 0 && cells_[cell - 3U] == cells_[cell];
  const bool down_left = column > 0 && row < 3 && cells_[cell + 3U] == cells_[cell];
  return up_right || down_left;
}

}  // namespace ordinal::lucky_numbers
