// linear-greedy and tuned-greedy on drawn positions.
#include "bots/yardstick/lucky_greedy.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using lucky_numbers::State;

lucky_numbers::Move answer_to(std::string_view position, Seat seat,
                              const yardstick::GreedyTaste& taste = yardstick::linear_greedy) {
  const Answer<State> state = State::parse_position(position);
  EXPECT_TRUE(state);
  return yardstick::greedy_move(state->view(Viewer::seat(seat)).table, seat, taste);
}

constexpr std::string_view gardens =
    "garden 0 2 . . . . 7 . . . . 14 . . . . 20 garden 1 1 . . . . 8 . . . . 12 . . . . 19 ";

TEST(LinearGreedy, TakesTheTileNearestToItsIdeal) {
  const std::string position = std::string(gardens) + "display 4 13 turn 0";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::take(4, 1));  // b1 is ideal for 4.5
}

TEST(LinearGreedy, DrawsWhenNothingIsNearEnough) {
  const std::string position = std::string(gardens) + "display 20 turn 0";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::draw());
}

TEST(LinearGreedy, SwapsForAGain) {
  const std::string position =
      "garden 0 5 . . . . 7 . . . . 14 . . . . 20 garden 1 1 . . . . 8 . . . . 12 . . . . 19 "
      "hand 0 1 placing 0";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::place(0));  // a1: 3.5 away becomes 0.5
}

TEST(LinearGreedy, DiscardsWhatFitsNowhereWell) {
  const std::string position =
      "garden 0 2 . . . . 7 . . . . 13 . . . . 20 garden 1 1 . . . . 8 . . . . 12 . . . . 19 "
      "hand 0 1 placing 0";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::discard());
}

TEST(LinearGreedy, LaysTheSetUpAscending) {
  const std::string position = "hand 0 3 8 12 19 hand 1 1 2 9 14 choosing";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::arrange({3, 8, 12, 19}));
}

// 9 on d1 is 1.5 from the 10.5 of both. 3 on b1 is as near for linear-greedy, whose ideal there is
// 4.5; for tuned-greedy it is 4.93.
TEST(TunedGreedy, HasIdealsOfItsOwn) {
  const std::string position = std::string(gardens) + "display 3 9 turn 0";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::take(3, 1));
  EXPECT_EQ(answer_to(position, 0, yardstick::tuned_greedy), lucky_numbers::Move::take(9, 3));
}

TEST(TunedGreedy, SwapsForLess) {
  // On d4 19 becomes 20: from 0.5 to 0.5 for linear-greedy, from 1.5 to 0.5 for tuned-greedy.
  const std::string position =
      "garden 0 1 . . . . 7 . . . . 14 . . . . 19 garden 1 2 . . . . 8 . . . . 12 . . . . 18 "
      "hand 0 20 placing 0";
  EXPECT_EQ(answer_to(position, 0), lucky_numbers::Move::discard());
  EXPECT_EQ(answer_to(position, 0, yardstick::tuned_greedy), lucky_numbers::Move::place(15));
}

// LN-5: one tile a round, on the free diagonal cell of least deviation.
TEST(TunedGreedy, PutsATileOnTheNearestDiagonalCell) {
  const std::string position = "setup michael hand 0 12 hand 1 3 choosing";
  EXPECT_EQ(answer_to(position, 0, yardstick::tuned_greedy), lucky_numbers::Move::put(10));
  EXPECT_EQ(answer_to(position, 1, yardstick::tuned_greedy), lucky_numbers::Move::put(0));
}

}  // namespace
}  // namespace ordinal
