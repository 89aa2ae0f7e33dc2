// Lines and ways to count them, against a search that knows no shortcut.
#include "engine/games/sequence_numbers/claim.h"

#include "engine/core/rng.h"
#include "engine/games/sequence_numbers/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

// All lines of five on the board through `chip`, cell by cell.
std::vector<Line> lines_of(CellSet own, Cell chip) {
  std::vector<Line> lines;
  for (const Direction direction : directions) {
    for (int row = 0; row < board_side; ++row) {
      for (int column = 0; column < board_side; ++column) {
        const Line line{cell_at(row, column), direction};
        bool is_whole = true;
        bool has_chip = false;
        for (int i = 0; i < 5; ++i) {
          const int down = direction == Direction::across ? 0 : i;
          const int right = direction == Direction::down     ? 0
                            : direction == Direction::rising ? -i
                                                             : i;
          const int r = row + down;
          const int c = column + right;
          const bool is_on_board = r < board_side && c >= 0 && c < board_side;
          is_whole = is_whole && is_on_board && own.contains(cell_at(r, c));
          has_chip = has_chip || (is_on_board && cell_at(r, c) == chip);
        }
        if (is_whole && has_chip) lines.push_back(line);
      }
    }
  }
  return lines;
}

// The largest sets of lines of which no two share more than one cell.
std::set<std::vector<int>> best_sets(const std::vector<Line>& lines) {
  std::set<std::vector<int>> best = {{}};
  for (unsigned chosen = 1; chosen < 1U << lines.size(); ++chosen) {
    std::vector<int> set;
    bool fits = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (((chosen >> i) & 1U) == 0) continue;
      for (std::size_t j = 0; j < i; ++j) {
        if (((chosen >> j) & 1U) == 0) continue;
        fits = fits && (lines[i].cells() & lines[j].cells()).size() <= 1;
      }
      set.push_back(lines[i].first * 4 + static_cast<int>(lines[i].direction));
    }
    if (!fits || set.size() < best.begin()->size()) continue;
    if (set.size() > best.begin()->size()) best.clear();
    std::sort(set.begin(), set.end());
    best.insert(set);
  }
  return best;
}

TEST(Claim, WaysAreTheLargestSets) {
  Rng rng(1);
  for (int tries = 0; tries < 3000; ++tries) {
    CellSet own = corners;
    const std::uint32_t density = 5 + rng.below(5);
    for (CellSet left = numbered; !left.empty(); left = left.without_first()) {
      if (rng.below(10) < density) own.add(left.first());
    }
    const Cell chip = numbered.nth(static_cast<int>(rng.below(96)));
    own.add(chip);
    const std::vector<Line> lines = lines_of(own, chip);
    const Places places = completed(own, chip, std::nullopt);
    ASSERT_EQ(places.size(), static_cast<int>(lines.size()));
    if (lines.size() > 12) continue;
    std::set<std::vector<int>> ways;
    for (int way = 0; way < ways_to_count(places); ++way) {
      std::vector<int> set;
      for (const Line line : Lines(chip, way_to_count(places, way))) {
        set.push_back(line.first * 4 + static_cast<int>(line.direction));
      }
      std::sort(set.begin(), set.end());
      ways.insert(set);
    }
    ASSERT_EQ(ways, best_sets(lines));
  }
}

TEST(CellSet, CountsAndOrders) {
  EXPECT_EQ(numbered.first(), cell_at(0, 1));
  EXPECT_EQ(numbered.nth(95), cell_at(9, 8));
  CellSet cells = numbered;
  for (int n = 0; n < 96; ++n, cells = cells.without_first()) {
    EXPECT_EQ(cells.first(), numbered.nth(n));
  }
  EXPECT_TRUE(cells.empty());
}

}  // namespace
}  // namespace ordinal::sequence_numbers
