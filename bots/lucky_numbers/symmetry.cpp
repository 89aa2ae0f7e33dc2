// Gardens mirrored, and numbers turned round.
#include "bots/lucky_numbers/description.h"

namespace ordinal::lucky_numbers {
namespace {

Garden mirrored(const Garden& garden) {
  Garden mirror;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    mirror.lay(garden.at(cell), static_cast<Cell>(4 * column_of(cell) + row_of(cell)));
  }
  return mirror;
}

Number turned(Number n) { return n == 0 ? Number{0} : static_cast<Number>(highest + 1 - n); }

Garden turned(const Garden& garden) {
  Garden turn;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    turn.lay(turned(garden.at(cell)), static_cast<Cell>(cell_count - 1 - cell));
  }
  return turn;
}

Tiles turned(Tiles tiles) {
  Tiles turn;
  for (Number n = 1; n <= highest; ++n) {
    for (int i = 0; i < tiles.count(n); ++i) turn.add(turned(n));
  }
  return turn;
}

}  // namespace

Table Description::symmetric(const Table& table, int which) {
  Table other = table;
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    Garden& garden = other.gardens[seat];
    if ((which >> (seat + 1) & 1) != 0) garden = mirrored(garden);
    if ((which & 1) != 0) garden = turned(garden);
  }
  if ((which & 1) != 0) {
    other.pool = turned(table.pool);
    other.display = turned(table.display);
  }
  return other;
}

}  // namespace ordinal::lucky_numbers
