// Lines that a chip completes, and ways to choose among them.
#include "engine/games/sequence_numbers/claim.h"

#include <algorithm>
#include <tuple>

namespace ordinal::sequence_numbers {
namespace {

constexpr std::uint32_t both_ends = 0b10001;

// SN-17: the places of one direction that count together.
int ways_of(std::uint32_t places) {
  const bool has_both = (places & both_ends) == both_ends;
  return has_both || places == 0 ? 1 : std::popcount(places);
}

std::uint32_t way_of(std::uint32_t places, int n) {
  if ((places & both_ends) == both_ends) return both_ends;
  for (; n > 0; --n) places &= places - 1;
  return places & (~places + 1);
}

Line line_through(Cell chip, Direction direction, int place) {
  return {static_cast<Cell>(chip - place * step_of(direction)), direction};
}

}  // namespace

Lines::Lines(Cell chip, Places places) {
  for (const Direction direction : directions) {
    for (std::uint32_t left = places.of(direction); left != 0; left &= left - 1) {
      lines_[size_++] = line_through(chip, direction, std::countr_zero(left));
    }
  }
  std::sort(
      lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(size_),
      [](Line a, Line b) { return std::tuple(a.first, a.last()) < std::tuple(b.first, b.last()); });
}

Places beside(Places lines, Cell chip, Line earlier) {
  Places kept;
  for (const Direction direction : directions) {
    for (std::uint32_t left = lines.of(direction); left != 0; left &= left - 1) {
      const Line line = line_through(chip, direction, std::countr_zero(left));
      if ((line.cells() & earlier.cells()).size() > 1) continue;  // SN-17
      kept.add(direction, left & (~left + 1));
    }
  }
  return kept;
}

int ways_to_count(Places lines) {
  int ways = 1;
  for (const Direction direction : directions) ways *= ways_of(lines.of(direction));
  return ways;
}

Places way_to_count(Places lines, int n) {
  Places way;
  for (const Direction direction : directions) {
    const int ways = ways_of(lines.of(direction));
    way.add(direction, way_of(lines.of(direction), n % ways));
    n /= ways;
  }
  return way;
}

}  // namespace ordinal::sequence_numbers
