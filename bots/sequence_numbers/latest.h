// What the last cards that were put down tell: which chips are new, and which threats are old. A
// threat that was there when a seat had its turn, and still is, was not in that seat's hand.
#pragma once

#include "engine/games/sequence_numbers/state.h"

namespace ordinal::sequence_numbers {

// The chips that members of a side may have put down in their latest turn. After a `plus` or a
// `minus` nobody remembers where, and with an empty discard pile not what: then it may be any.
inline CellSet latest_chips(const Table& table, std::size_t side) {
  CellSet cells;
  for (std::size_t seat = side; seat < table.setup.players; seat += table.setup.sides) {
    const auto pile = table.discards.of(seat);
    if (pile.empty() || !is_equation(pile.back())) return table.chips[side];
    cells = cells | answer_sets[pile.back()];
  }
  return cells & table.chips[side];
}

}  // namespace ordinal::sequence_numbers
