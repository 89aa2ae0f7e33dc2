// A move of Lucky Numbers and what lies on the table after it, counted as its seat knows it; judges
// nothing.
#pragma once

#include "engine/games/lucky_numbers/state.h"

#include <optional>
#include <string>

namespace ordinal::lucky_numbers {

// A tile that a move lays in a garden.
struct Laid {
  Number number;
  Cell cell;
  Number replaced;  // 0 if the cell was free
};

struct Consequence {
  Table before;
  Table after;  // the seat's own choice of the set-up lies in its garden already
  Seat seat;
  Move move;
  std::string text;
  std::optional<Laid> laid;  // on a turn, not in the set-up

  const Garden& garden() const { return after.gardens[static_cast<std::size_t>(seat)]; }
  const Garden& garden_before() const { return before.gardens[static_cast<std::size_t>(seat)]; }
  Seat neighbour() const { return (seat + 1) % before.setup.players; }
  bool fills() const { return laid && laid->replaced == 0; }
  bool wins() const { return fills() && garden().free_cells() == 0; }  // LN-14
  bool gives_turn() const;                                             // LN-20
};

// Precondition: the move is legal for the seat whose view it is.
Consequence consequence_of(const View& view, Seat seat, Move move);

// The free cells where the number may lie.
CellSet free_places(const Garden& garden, Number number);

// How many of the tiles fit this cell; how many fit some free cell; and how many pairs of a tile
// and a free cell that it fits there are.
int tiles_for_cell(const Garden& garden, Cell cell, Tiles tiles);
int tiles_that_fit(const Garden& garden, Tiles tiles);
int ways_to_fill(const Garden& garden, Tiles tiles);

// The free cells that no tile fits, neither of the pool nor of the display.
CellSet lost_cells(const Garden& garden, const Table& table);

// The tile of the display that would fill the last free cell of the seat; 0 if none does.
Number winning_tile(const Table& table, Seat seat);

}  // namespace ordinal::lucky_numbers
