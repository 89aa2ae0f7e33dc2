// One garden: sixteen cells, and where a number may lie among the others.
#pragma once

#include "engine/games/lucky_numbers/bounds.h"
#include "engine/games/lucky_numbers/cell.h"
#include "engine/games/lucky_numbers/tile.h"

#include <array>
#include <utility>

namespace ordinal::lucky_numbers {

class Garden {
 public:
  Number at(Cell cell) const { return cells_[cell]; }
  bool is_free(Cell cell) const { return cells_[cell] == 0; }
  int free_cells() const { return bounds().free_cells().size(); }

  // Where each number may lie; whoever asks for several numbers asks once for this.
  Bounds bounds() const { return Bounds(cells_); }
  CellSet places_for(Number number) const { return bounds().places_for(number); }
  bool rises() const { return bounds().hold(); }  // LN-12 for the tiles that lie here

  // A tile on another cell of the row or column that keeps `number` away from `cell`; `cell` itself
  // if there is none. LN-12.
  Cell obstacle_to(Number number, Cell cell) const;

  // LN-20: does an equal number touch `cell` up-right or down-left?
  bool has_twin_beside(Cell cell) const;

  // Lays the tile; answers what lay there before, 0 if the cell was free.
  Number lay(Number number, Cell cell) { return std::exchange(cells_[cell], number); }

  friend bool operator==(const Garden&, const Garden&) = default;

 private:
  std::array<Number, cell_count> cells_{};
};

}  // namespace ordinal::lucky_numbers
