// Which lines of five a chip completes: the cells around it, looked up in a table.
//
//   step from the chip   -4 -3 -2 -1  o  1  2  3  4
//   own                   .  x  x  x  o  x  x  .  x
//   bit                   0  1  2  3     4  5  6  7
//
// A line of five through the chip lies within four steps of it. These eight cells are one byte, and
// the table knows its lines: here the chip is at place 2 of one and at place 3 of another.
//
// In a set of cells a step is so many bits (cell_set.h), so all that lies after the chip is within
// 48 bits, and all before it too. Of either stretch a mask keeps four cells in one direction, and a
// multiplication brings them together: it moves each by another distance to the top of the word.
//
//   after the chip        4 . . 3 . . 2 . . 1 . . o      times three shifts …
//   times the multiplier  4 3 2 1 …                      … and what falls off the word is lost
#pragma once

#include "engine/games/sequence_numbers/cell_set.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

inline constexpr int farthest = 4 * (row_width + 1);

// How the four cells after a chip in one direction come together, and the four before it.
struct Gather {
  std::uint64_t after_mask = 0;
  std::uint64_t after_multiplier = 0;
  std::uint64_t before_mask = 0;
  std::uint64_t before_multiplier = 0;
};

inline constexpr auto gathers = [] {
  std::array<Gather, directions.size()> all{};
  for (const Direction direction : directions) {
    Gather& gather = all[static_cast<std::size_t>(direction)];
    for (int i = 1; i <= 4; ++i) {
      const int bits = i * step_of(direction);
      gather.after_mask |= low_half(bit(bits));
      gather.after_multiplier |= low_half(bit(59 + i - bits));
      gather.before_mask |= low_half(bit(farthest - bits));
      gather.before_multiplier |= low_half(bit(64 - i - (farthest - bits)));
    }
  }
  return all;
}();

// SN-16: the places of the chip in lines of five, as five bits; bit 0 where it is the upper end.
inline constexpr auto places_in_lines = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned byte = 0; byte < table.size(); ++byte) {
    const unsigned own = (byte & 0xf0U) << 1 | 0x10U | (byte & 0x0fU);  // with the chip
    for (unsigned place = 0; place < 5; ++place) {
      const unsigned five = 0b11111U << (4 - place);
      if ((own & five) == five) table[byte] = static_cast<std::uint8_t>(table[byte] | 1U << place);
    }
  }
  return table;
}();

// What lies around a chip.
class Reach {
 public:
  // Precondition: own.contains(chip).
  constexpr Reach(CellSet own, Cell chip)
      : after_(own.from(chip)), before_(own.up_to(chip) >> (63 - farthest)) {}

  constexpr std::uint32_t places(Direction direction) const {
    const Gather& gather = gathers[static_cast<std::size_t>(direction)];
    const std::uint64_t after = (after_ & gather.after_mask) * gather.after_multiplier;
    const std::uint64_t before = (before_ & gather.before_mask) * gather.before_multiplier;
    return places_in_lines[static_cast<std::uint8_t>((after >> 60) << 4 | before >> 60)];
  }

 private:
  std::uint64_t after_;   // bit n: n bits after the chip
  std::uint64_t before_;  // bit `farthest` - n: n bits before it
};

}  // namespace ordinal::sequence_numbers
