// What may still come to lie in a garden: for every cell the numbers that leave room for the rest.
//
// A free cell must hold more than the tile before it, and one more for every free cell between
// them; so the bounds go through free cells, and are tighter than what LN-12 asks of the next tile:
//
//       garden              lowest              highest
//     2  .  .  .         2  3  4  5          2  9 13 15
//     . 10  .  .         3 10 11 12          9 10 14 16
//     .  . 15  .         4 11 15 16         13 14 15 17
//     .  .  . 18         5 12 16 18         15 16 17 18
#pragma once

#include "engine/games/lucky_numbers/garden.h"

#include <array>
#include <cstddef>

namespace ordinal::lucky_numbers {

struct Prospect {
  std::array<Number, cell_count> lowest;   // may exceed `highest`: then nothing fits
  std::array<Number, cell_count> highest;  // may be 0
};

inline Prospect prospect_of(const Garden& garden) {
  Prospect prospect;
  for (int cell = 0; cell < cell_count; ++cell) {
    const auto here = static_cast<std::size_t>(cell);
    Number before = 0;
    if (cell % 4 > 0) before = prospect.lowest[here - 1];
    if (cell >= 4 && prospect.lowest[here - 4] > before) before = prospect.lowest[here - 4];
    const Number tile = garden.at(static_cast<Cell>(cell));
    prospect.lowest[here] = tile != 0 ? tile : static_cast<Number>(before + 1);
  }
  for (int cell = cell_count - 1; cell >= 0; --cell) {
    const auto here = static_cast<std::size_t>(cell);
    Number after = highest + 1;
    if (cell % 4 < 3) after = prospect.highest[here + 1];
    if (cell < 12 && prospect.highest[here + 4] < after) after = prospect.highest[here + 4];
    const Number tile = garden.at(static_cast<Cell>(cell));
    const auto below = static_cast<Number>(after > 0 ? after - 1 : 0);
    prospect.highest[here] = tile != 0 ? tile : below;
  }
  return prospect;
}

}  // namespace ordinal::lucky_numbers
