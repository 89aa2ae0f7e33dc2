// naive-lines and full-scorer of Sequence Numbers on drawn positions.
#include "bots/yardstick/full_scorer.h"
#include "bots/yardstick/naive_lines.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using sequence_numbers::Cell;
using sequence_numbers::cell_at;
using sequence_numbers::State;

constexpr std::string_view empty_row = ". . . . . . . . . . ";

// The board with this as its fifth row: 39 40 41 42 43 44 45 46 47 48.
std::string with_row(std::string_view row) {
  std::string text = "board * . . . . . . . . * ";
  for (int i = 0; i < 3; ++i) text += empty_row;
  text.append(row).append(" ");
  for (int i = 0; i < 4; ++i) text += empty_row;
  return text.append("* . . . . . . . . * ");
}

State state_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name;
  return *state;
}

std::string answer_of(const std::string& position) {
  const State state = state_of(position);
  Rng rng(0);
  return state.text(yardstick::full_scorer_move(state.view(Viewer::seat(0)), 0, rng));
}

std::string naive_answer_of(const std::string& position) {
  const State state = state_of(position);
  Rng rng(0);
  return state.text(yardstick::naive_lines_move(state.view(Viewer::seat(0)), 0, rng));
}

double score_at(const std::string& position, Cell cell) {
  return yardstick::chip_score(state_of(position).view(Viewer::seat(0)), 0, cell);
}

const std::string other = "hand 1 2+4 3+4 3+5 7+2 2+8 ";
const std::string other_hand = other + "turn 0";

TEST(NaiveLines, MakesTheLongestLine) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 39+3 ";
  EXPECT_EQ(naive_answer_of(with_row("0 0 0 . . . . . . .") + hand + other_hand), "play 39+3 d5");
}

// In the middle of an empty board 5 lines go through e5 in each of four directions; a1-e5 has a
// corner, which counts as a chip.
TEST(FullScorer, CountsEveryLineThroughACell) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 3+2 ";
  EXPECT_DOUBLE_EQ(score_at(with_row(". . . . . . . . . .") + hand + other_hand, cell_at(4, 4)),
                   19 + 4);
}

TEST(FullScorer, LinesEndAtTheEdge) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 3+2 ";
  const std::string position = with_row(". . . . . . . . . .") + hand + other_hand;
  // b1: across a1-e1 (4) and b1-f1 (1), down b1-b5 (1), falling b1-f5 (1), rising none.
  EXPECT_DOUBLE_EQ(score_at(position, cell_at(0, 1)), 4 + 1 + 1 + 1);
}

// An own chip makes four of the five lines of the row through e5 worth 4 instead of 1; a foreign
// one 3.2.
TEST(FullScorer, OwnLinesCountFullyAndBlockedOnesLess) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 3+2 ";
  const std::string own = with_row(". . . 0 . . . . . .") + hand + other_hand;
  const std::string foreign = with_row(". . . 1 . . . . . .") + hand + other_hand;
  EXPECT_DOUBLE_EQ(score_at(own, cell_at(4, 4)), 19 + 4 * 4);
  EXPECT_DOUBLE_EQ(score_at(foreign, cell_at(4, 4)), 19 + 4 * 0.8 * 4);
}

TEST(FullScorer, ALineWithChipsOfTwoSidesIsWorthNothing) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 3+2 ";
  const std::string position = with_row(". . . 0 . 1 . . . .") + hand + other_hand;
  // Of the five lines across e5, a5-e5 has the own chip only, and e5-i5 the foreign one only.
  EXPECT_DOUBLE_EQ(score_at(position, cell_at(4, 4)), 18 + 4 + 0.8 * 4);
}

// Both cards for 42 lie face up: d5, and g6 too, cannot be covered but with plus.
TEST(FullScorer, CellsWhoseCardCannotComeWeighLess) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 3+2 ";
  const std::string all = with_row(". . . . . . . . . .") + hand + other_hand;
  const std::string less =
      with_row(". . . . . . . . . .") + hand + "discard 0 39+3 discard 1 " + "49-7 " + other_hand;
  EXPECT_DOUBLE_EQ(score_at(all, cell_at(4, 0)), (4 + 4) + 1 + 1 + 1);
  EXPECT_LT(score_at(less, cell_at(4, 0)), score_at(all, cell_at(4, 0)));
}

TEST(FullScorer, WinsIfItCan) {
  const std::string hand = "hand 0 1+0 1+1 1+2 39+3 plus ";
  EXPECT_EQ(answer_of(with_row("0 0 0 . 0 . 1 1 1 1") + hand + other_hand), "play 39+3 d5");
}

TEST(FullScorer, BlocksAnImmediateWinWithPlus) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 plus ";
  EXPECT_EQ(answer_of(with_row("1 1 1 . 1 . . . . .") + hand + other_hand), "plus d5");
}

TEST(FullScorer, BlocksAnImmediateWinWithMinus) {
  const std::string hand = "hand 0 1+0 1+1 1+2 2+2 minus ";
  EXPECT_EQ(answer_of(with_row("1 1 1 . 1 . . . . .") + hand + other_hand).substr(0, 5), "minus");
}

TEST(FullScorer, KeepsPlusAndMinusElse) {
  const std::string hand = "hand 0 1+1 1+2 39+3 plus minus ";
  EXPECT_EQ(answer_of(with_row(". . . . . . 1 . . .") + hand + other_hand), "play 39+3 g6");
}

}  // namespace
}  // namespace ordinal
