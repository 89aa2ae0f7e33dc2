// SN-16 to SN-18: the lines that a chip completes, and the ways to choose among them.
//
//   a line                . . o . .
//   place of the chip     0 1 2 3 4
//
// A line through the chip is known by its direction and by the chip's place in it; place 0 is the
// upper end. The places of one direction are five bits.
//
// Lines of different directions share the chip only. Two of the same direction do so if the chip is
// the end of both (nine in a line); any other two share more, and SN-17 lets one of them count. So
// every direction gives both ends if it can, else one line of the player's choice, and directions
// do not hinder each other.
#pragma once

#include "engine/games/sequence_numbers/cell_set.h"
#include "engine/games/sequence_numbers/reach.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace ordinal::sequence_numbers {

struct Line {
  Cell first;  // the upper end; the left one on a row
  Direction direction;

  constexpr Cell last() const { return static_cast<Cell>(first + 4 * step_of(direction)); }
  constexpr CellSet cells() const { return CellSet::five_from(first, direction); }

  friend constexpr bool operator==(Line, Line) = default;
};

// The places of a chip in lines, five bits for each direction.
class Places {
 public:
  constexpr Places() = default;
  constexpr explicit Places(std::uint32_t bits) : bits_(bits) {}

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint32_t of(Direction direction) const {
    return (bits_ >> shift(direction)) & 31U;
  }
  constexpr void add(Direction direction, std::uint32_t places) {
    bits_ |= places << shift(direction);
  }

  friend constexpr bool operator==(Places, Places) = default;

 private:
  static constexpr unsigned shift(Direction direction) {
    return static_cast<unsigned>(direction) * 5;
  }

  std::uint32_t bits_ = 0;
};

// The lines through `chip` that a choice of places means, sorted by first end, then by second.
class Lines {
 public:
  Lines(Cell chip, Places places);

  const Line* begin() const { return lines_.data(); }
  const Line* end() const { return lines_.data() + size_; }

 private:
  std::array<Line, 20> lines_{};
  std::size_t size_ = 0;
};

// Those of the lines through `chip` that share at most one cell with `earlier`, each for itself.
Places beside(Places lines, Cell chip, Line earlier);

// Which lines of five cells of `own` go through `chip` and share at most one cell with `earlier`.
// Precondition: own.contains(chip).
inline Places completed(CellSet own, Cell chip, std::optional<Line> earlier) {
  const Reach reach(own, chip);
  Places lines;
  lines.add(Direction::across, reach.places(Direction::across));
  lines.add(Direction::down, reach.places(Direction::down));
  lines.add(Direction::falling, reach.places(Direction::falling));
  lines.add(Direction::rising, reach.places(Direction::rising));
  return lines.empty() || !earlier ? lines : beside(lines, chip, *earlier);
}

// SN-18: how many ways there are to count as many lines as possible; 1 where there are no lines.
int ways_to_count(Places lines);

// Way `n` of them; ascending as numbers. Precondition: 0 <= n < ways_to_count(lines).
Places way_to_count(Places lines, int n);

}  // namespace ordinal::sequence_numbers
