// What gaps cost.
#include "bots/completto/cost.h"

#include "tests/bots/completto/drawn.h"

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

// The display of a table with `rows`, and the cost of a gap then.
Cost cost_with(const std::string& display, int low, int high, int face_down) {
  const State state = state_of(rows + display + " turn 0");
  const Supply supply(state.table());
  return GapCost(supply, state.table().unseen.size()).of(low, high, face_down);
}

TEST(ComplettoCost, NothingIsLeftToDoWithoutFaceDownTiles) {
  EXPECT_EQ(cost_with("", 20, 40, 0), 0);
}

TEST(ComplettoCost, WithoutFaceDownTilesTheDisplayIsMissed) {
  EXPECT_EQ(cost_with("display 50", 40, 60, 0), weight::missed);
  EXPECT_EQ(cost_with("display 50 51 52", 40, 60, 0), 2 * weight::missed);
  EXPECT_EQ(cost_with("display 59", 40, 60, 0), 0);  // a slide would earn a turn with it
}

TEST(ComplettoCost, MoreTilesCostMore) {
  for (int tiles = 1; tiles < 8; ++tiles) {
    EXPECT_LT(cost_with("", 20, 40, tiles), cost_with("", 20, 40, tiles + 1));
  }
}

TEST(ComplettoCost, TheCrowdedTileCostsMoreThanTheFirst) {
  const Cost first = cost_with("", 20, 40, 1);

  EXPECT_GT(cost_with("", 20, 40, 8) - cost_with("", 20, 40, 7), first);
}

TEST(ComplettoCost, AWiderGapIsEasierForManyTiles) {
  EXPECT_LT(cost_with("", 40, 60, 4), cost_with("", 40, 48, 4));
}

TEST(ComplettoCost, ATileThatNoValueIsLeftForCostsMost) {
  const Cost three_of_two_values = cost_with("", 22, 25, 3);

  EXPECT_GT(three_of_two_values, weight::lack);
  EXPECT_LT(cost_with("", 22, 25, 2), weight::lack);
}

TEST(ComplettoCost, AValueOnDisplayIsEasierToHave) {
  EXPECT_LT(cost_with("display 50", 40, 60, 2), cost_with("display 70", 40, 60, 2));
}

TEST(ComplettoCost, TheNextNumberOnDisplaySavesMost) {
  EXPECT_LT(cost_with("display 42", 41, 60, 2), cost_with("display 50", 41, 60, 2));
  EXPECT_LT(cost_with("display 59", 41, 60, 2), cost_with("display 50", 41, 60, 2));
  EXPECT_LT(cost_with("display 42 43", 41, 60, 2), cost_with("display 42 50", 41, 60, 2));
}

TEST(ComplettoCost, CountsTheTurnsThatTheDisplayWillEarn) {
  const State state = state_of(rows + "display 22 23 38 39 turn 0");
  const Supply supply(state.table());
  const GapCost cost(supply, state.table().unseen.size());

  EXPECT_EQ(cost.turns_on_display(21, 40, 4), 4);
  EXPECT_EQ(cost.turns_on_display(21, 40, 3), 3);
  EXPECT_EQ(cost.turns_on_display(21, 40, 1), 1);
  EXPECT_EQ(cost.turns_on_display(21, 24, 2), 2);  // one run from edge to edge
  EXPECT_EQ(cost.turns_on_display(0, 23, 4), 1);   // 22; nothing is beside the end of the row
  EXPECT_EQ(cost.turns_on_display(41, 60, 4), 0);
}

}  // namespace
}  // namespace ordinal::completto
