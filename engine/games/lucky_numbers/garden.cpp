// Rows and columns that rise.
#include "engine/games/lucky_numbers/garden.h"

#include <algorithm>

namespace ordinal::lucky_numbers {
namespace {

// For every cell the open interval of numbers that its row and column allow (LN-12): above the
// highest tile before it, below the lowest tile after it. The cell's own tile does not count.
struct Bounds {
  std::array<Number, cell_count> above{};
  std::array<Number, cell_count> below{};
};

constexpr Cell cell_in(int line, int step, bool is_row) {
  return static_cast<Cell>(is_row ? 4 * line + step : 4 * step + line);
}

Bounds bounds_of(const Garden& garden) {
  Bounds bounds;
  bounds.below.fill(highest + 1);
  for (const bool is_row : {true, false}) {
    for (int line = 0; line < 4; ++line) {
      Number highest_before = 0;
      Number lowest_after = highest + 1;
      for (int step = 0; step < 4; ++step) {
        const Cell forth = cell_in(line, step, is_row);
        const Cell back = cell_in(line, 3 - step, is_row);
        bounds.above[forth] = std::max(bounds.above[forth], highest_before);
        bounds.below[back] = std::min(bounds.below[back], lowest_after);
        highest_before = std::max(highest_before, garden.at(forth));
        if (!garden.is_free(back)) lowest_after = std::min(lowest_after, garden.at(back));
      }
    }
  }
  return bounds;
}

}  // namespace

int Garden::free_cells() const {
  return static_cast<int>(std::count(cells_.begin(), cells_.end(), Number{0}));
}

bool Garden::rises() const {
  const Bounds bounds = bounds_of(*this);
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (is_free(cell)) continue;
    if (at(cell) <= bounds.above[cell] || at(cell) >= bounds.below[cell]) return false;
  }
  return true;
}

CellSet Garden::places_for(Number number) const {
  const Bounds bounds = bounds_of(*this);
  CellSet places;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const bool fits = number > bounds.above[cell] && number < bounds.below[cell];
    const bool is_same = at(cell) == number;  // LN-13
    if (fits && !is_same) places.add(cell);
  }
  return places;
}

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

Number Garden::lay(Number number, Cell cell) {
  const Number before = cells_[cell];
  cells_[cell] = number;
  return before;
}

}  // namespace ordinal::lucky_numbers
