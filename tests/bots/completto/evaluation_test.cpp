// Worths of moves, piece by piece.
#include "bots/completto/evaluation.h"

#include "bots/completto/cost.h"
#include "tests/bots/completto/drawn.h"

#include <algorithm>

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

std::int64_t worth_of(const State& state, Move move) {
  for (const auto& candidate : weighed_moves(state.table(), 0)) {
    if (candidate.move == move) return candidate.worth;
  }
  ADD_FAILURE() << state.text(move) << " is not considered";
  return 0;
}

bool considers(const State& state, Kind kind) {
  const auto moves = weighed_moves(state.table(), 0);
  return std::any_of(moves.begin(), moves.end(),
                     [&](const auto& candidate) { return candidate.move.kind() == kind; });
}

TEST(ComplettoEvaluation, APlacementIsWorthWhatItSaves) {
  const State state = state_of(rows + "hand 0 30 placing 0");
  const Supply supply(state.table());
  const GapCost cost(supply, state.table().unseen.size());

  EXPECT_EQ(worth_of(state, Move::place(30, 6)),
            cost.of(20, 40, 4) - cost.of(20, 30, 1) - cost.of(30, 40, 2));
}

TEST(ComplettoEvaluation, AnExtraTurnIsWorthMore) {
  const State state = state_of(rows + "hand 0 39 placing 0");

  EXPECT_GT(worth_of(state, Move::place(39, 8)), worth_of(state, Move::place(39, 6)) + 20000);
  EXPECT_EQ(best_move(state.table(), 0), Move::place(39, 8));
}

TEST(ComplettoEvaluation, NothingIsBesideTheEndsOfTheRow) {
  const State state = state_of(rows + "hand 0 1 placing 0");
  const Supply supply(state.table());
  const GapCost cost(supply, state.table().unseen.size());

  EXPECT_EQ(worth_of(state, Move::place(1, 0)), cost.of(0, 20, 4) - cost.of(1, 20, 3));
}

// 42 is the successor of 41 in the other row, and 52 is nobody's.
TEST(ComplettoEvaluation, ItIsBetterToTakeWhatAnotherWants) {
  const State wanted = state_of(rows + "display 42 turn 0");
  const Supply supply(wanted.table());
  const GapCost cost(supply, wanted.table().unseen.size());
  const Cost saved = cost.of(40, 60, 4) - cost.of(40, 42, 1) - cost.of(42, 60, 2);

  EXPECT_GT(worth_of(wanted, Move::take(42, 42, 11)), saved);
  const State free = state_of(rows + "display 52 turn 0");
  const Supply other_supply(free.table());
  const GapCost other_cost(other_supply, free.table().unseen.size());
  EXPECT_EQ(worth_of(free, Move::take(52, 52, 11)),
            other_cost.of(40, 60, 4) - other_cost.of(40, 52, 1) - other_cost.of(52, 60, 2));
}

// 2 goes beside 1, 3 completes the row too, 100 fits nowhere.
TEST(ComplettoEvaluation, ADrawIsWorthLessThanTheMeanOfTheBestPlacements) {
  const State state = state_of(test::last_tiles);
  const Supply supply(state.table());
  const Cost gap = GapCost(supply, 3).of(1, 22, 1);

  const std::int64_t worth = worth_of(state, Move::draw());
  EXPECT_GT(worth, gap * 2 / 3);
  EXPECT_LT(worth, gap * 2 / 3 + 31000 / 3);
}

TEST(ComplettoEvaluation, ASlideIsWorthTheChangeInBothGaps) {
  const State state = state_of(rows + "turn 0");
  const Supply supply(state.table());
  const GapCost cost(supply, state.table().unseen.size());
  const auto change = [&](int low, int high, int before, int after) {
    return cost.of(low, high, before) - cost.of(low, high, after);
  };
  const auto bonus =
      worth_of(state, Move::slide({0, 19})) - change(0, 20, 4, 3) - change(80, 90, 1, 2);

  EXPECT_GT(bonus, 0);
  EXPECT_EQ(worth_of(state, Move::slide({0, 21})),
            change(0, 20, 4, 3) + change(90, 101, 0, 1) + bonus);
}

// CP-18.
TEST(ComplettoEvaluation, SlidesNoThirdTimeWhileItCanDraw) {
  EXPECT_TRUE(considers(state_of(rows + "slides 1 0 turn 0"), Kind::slide));
  EXPECT_FALSE(considers(state_of(rows + "slides 2 0 turn 0"), Kind::slide));
}

// In a row of 17 a 50 goes into the middle.
TEST(ComplettoEvaluation, InsertsWhereTheGapsCostLeast) {
  const State state = state_of("row 0 " + test::down_row + "row 1 " + test::down_row +
                               "hand 0 50 hand 1 3 inserting");
  const Move move = best_move(state.table(), 0);

  EXPECT_EQ(move.kind(), Kind::insert);
  EXPECT_NEAR(move.place(), 8, 1);
}

TEST(ComplettoEvaluation, ConsidersJustTheLegalMoves) {
  for (const std::string rest :
       {"display 30 86 turn 0", "hand 0 68 placing 0", "hand 0 41 placing 0"}) {
    const State state = state_of(rows.substr(0, rows.find("row 1")) +
                                 "row 1 # # # # 22 # # # # 43 # # # # 62 # # # # 82 # 92 " + rest);
    const auto legal = state.legal_moves(0);
    const auto moves = weighed_moves(state.table(), 0);
    ASSERT_EQ(moves.size(), legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i) EXPECT_EQ(moves[i].move, legal[i]);
  }
}

TEST(ComplettoEvaluation, TheBestMoveIsTheFirstOfTheGreatestWorth) {
  const State state = state_of(rows + "display 30 86 turn 0");
  const auto moves = weighed_moves(state.table(), 0);

  EXPECT_EQ(best_move(state.table(), 0), best_of<Move>(moves).move);
}

}  // namespace
}  // namespace ordinal::completto
