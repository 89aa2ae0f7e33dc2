// gap-cost and gap-cost-mc of Completto: every piece of the evaluation on drawn positions.
#include "bots/yardstick/gap_cost.h"

#include "bots/yardstick/gap_cost_mc.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ordinal {
namespace {

using completto::Kind;
using completto::Move;
using completto::State;
using yardstick::gap_cost;

State state_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name;
  return *state;
}

double worth_of(const State& state, Move move) {
  for (const auto& candidate : yardstick::move_worths(state.table(), 0)) {
    if (candidate.move == move) return candidate.worth;
  }
  ADD_FAILURE() << state.text(move) << " is not considered";
  return 0;
}

bool considers(const State& state, Kind kind) {
  const auto worths = yardstick::move_worths(state.table(), 0);
  return std::any_of(worths.begin(), worths.end(),
                     [&](const auto& candidate) { return candidate.move.kind() == kind; });
}

// Row 0 has gaps of 4 tiles below 20, between 20, 40, 60 and 80, and of 1 between 80 and 90.
const std::string rows =
    "row 0 # # # # 20 # # # # 40 # # # # 60 # # # # 80 # 90 "
    "row 1 # # # # 21 # # # # 41 # # # # 61 # # # # 81 # 91 ";

TEST(GapCost, GrowsWithTheTilesAndFallsWithTheValuesForThem) {
  EXPECT_DOUBLE_EQ(gap_cost(0, 5), 0);
  EXPECT_NEAR(gap_cost(1, 10), 1.349 + 4 * 0.5145 / 10, 1e-12);
  EXPECT_NEAR(gap_cost(4, 20), 4 * 1.349 + 4 * 0.5145 * std::pow(4, 2.26) / 20, 1e-9);
}

TEST(GapCost, TilesThatCannotBeFilledCostMost) {
  EXPECT_NEAR(gap_cost(2, 0), 2 * 1.349 + 2 * 27.04, 1e-12);
  EXPECT_NEAR(gap_cost(3, 1), 3 * 1.349 + 2 * 27.04 + 4 * 0.5145, 1e-12);
}

// 21 lies in the other row; the other 18 numbers between 20 and 40 can come. 30 leaves 8 of them
// below it and 9 above.
TEST(GapCost, APlacementIsWorthTheChangeOfCost) {
  const State state = state_of(rows + "display 30 turn 0");
  const double change = gap_cost(1, 8) + gap_cost(2, 9) - gap_cost(4, 18);
  EXPECT_NEAR(worth_of(state, Move::take(30, 30, 6)), change, 1e-12);
}

TEST(GapCost, AConsecutiveNeighbourIsWorthMore) {
  const State state = state_of(rows + "display 39 turn 0");
  const double beside = gap_cost(3, 17) + gap_cost(0, 0) - gap_cost(4, 18) - 3.199;
  const double apart = gap_cost(2, 17) + gap_cost(1, 0) - gap_cost(4, 18);
  EXPECT_NEAR(worth_of(state, Move::take(39, 39, 8)), beside, 1e-12);
  EXPECT_NEAR(worth_of(state, Move::take(39, 39, 7)), apart, 1e-12);
}

TEST(GapCost, NothingIsBesideTheEndsOfTheRow) {
  const State state = state_of(rows + "display 1 turn 0");
  const double change = gap_cost(0, 0) + gap_cost(3, 18) - gap_cost(4, 19);
  EXPECT_NEAR(worth_of(state, Move::take(1, 1, 0)), change, 1e-12);
}

TEST(GapCost, ADrawIsWorthTheMeanOfTheBestPlacements) {
  // Three tiles are unseen, 2, 3 and 100; each row has one face down.
  const std::string position =
      "row 0 1 # 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 "
      "row 1 # 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 "
      "display 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 63 64 65 66 67 68 69 70 71 72 73 74 "
      "75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 turn 0";
  const State state = state_of(position);
  const double two = -gap_cost(1, 20) - 3.199;  // beside 1
  const double three = -gap_cost(1, 20);
  const double hundred = 0;  // fits nowhere
  EXPECT_NEAR(worth_of(state, Move::draw()), (two + three + hundred) / 3, 1e-12);
}

// 81 lies in the other row, but tile 18 reads as it.
TEST(GapCost, ASlideIsWorthTheChangeInBothGaps) {
  const State state = state_of(rows + "turn 0");
  const double change = gap_cost(3, 19) - gap_cost(4, 19) + gap_cost(2, 9) - gap_cost(1, 9);
  EXPECT_NEAR(worth_of(state, Move::slide({0, 19})), change - 0.591, 1e-12);
}

// CP-18.
TEST(GapCost, SlidesNoThirdTimeWhileItCanDraw) {
  EXPECT_TRUE(considers(state_of(rows + "slides 1 0 turn 0"), Kind::slide));
  EXPECT_FALSE(considers(state_of(rows + "slides 2 0 turn 0"), Kind::slide));
}

// In a row of 17 a 50 goes into the middle.
TEST(GapCost, InsertsWhereTheGapsCostLeast) {
  const std::string down = "# # # # # # # # # # # # # # # # # ";
  const State state = state_of("row 0 " + down + "row 1 " + down + "hand 0 50 hand 1 3 inserting");
  const Move move = yardstick::gap_cost_move(state.table(), 0);
  EXPECT_EQ(move.kind(), Kind::insert);
  EXPECT_NEAR(move.place(), 8, 1);
  const double change = gap_cost(8, 49) + gap_cost(9, 50) - gap_cost(17, 100);
  EXPECT_NEAR(worth_of(state, Move::insert(50, 8)), change, 1e-12);
}

TEST(GapCost, ConsidersJustTheLegalMoves) {
  for (const std::string rest : {"display 30 86 turn 0", "hand 0 68 placing 0"}) {
    const State state = state_of(rows + rest);
    const auto legal = state.legal_moves(0);
    const auto worths = yardstick::move_worths(state.table(), 0);
    ASSERT_EQ(worths.size(), legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i) EXPECT_EQ(worths[i].move, legal[i]);
  }
}

TEST(GapCostMc, ChoosesAmongWhatIsNearlyAsGood) {
  const State state = state_of(rows + "hand 0 30 placing 0");
  const auto worths = yardstick::move_worths(state.table(), 0);
  double least = 0;
  for (const auto& candidate : worths) least = std::min(least, candidate.worth);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng rng(seed);
    const Move move = yardstick::gap_cost_mc_move(state.view(Viewer::seat(0)), 0, rng, {8, 0.4});
    EXPECT_LE(worth_of(state, move), least + 0.5);
  }
}

}  // namespace
}  // namespace ordinal
