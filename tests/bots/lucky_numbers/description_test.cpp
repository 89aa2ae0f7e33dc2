// What a network gets to know about a position of Lucky Numbers.
#include "bots/lucky_numbers/description.h"

#include "bots/lucky_numbers/prospect.h"
#include "bots/value/lookahead.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace ordinal::lucky_numbers {
namespace {

static_assert(value::Description<Description>);

using value::Input;
using value::one;

constexpr std::size_t inputs_a_cell = 11;
constexpr std::size_t totals = 16 * inputs_a_cell;
constexpr std::size_t supply = totals + 16;
constexpr std::size_t takers = supply + 14;
constexpr std::size_t inputs_a_player = takers + 20;
constexpr std::size_t whose_turn = 2 * inputs_a_player + 20 + 4;

const std::string gardens =
    "garden 0 2 . . . . 10 . . . . 15 . . . . 18 garden 1 1 . . . . 8 . . . . 12 . . . . 19 ";

Table table_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << position;
  return state->table();
}

std::vector<Input> described(const Table& table, Seat seat) {
  std::vector<Input> inputs(static_cast<std::size_t>(Description::inputs(table.setup.players)), 77);
  Description::describe(table, seat, inputs);
  return inputs;
}

TEST(Prospect, BoundsGoThroughFreeCells) {
  const Prospect prospect = prospect_of(table_of(gardens + "turn 0").gardens[0]);

  const std::array<Number, cell_count> lowest = {2, 3,  4,  5,  3, 10, 11, 12,
                                                 4, 11, 15, 16, 5, 12, 16, 18};
  const std::array<Number, cell_count> highest = {2,  9,  13, 15, 9,  10, 14, 16,
                                                  13, 14, 15, 17, 15, 16, 17, 18};
  EXPECT_EQ(prospect.lowest, lowest);
  EXPECT_EQ(prospect.highest, highest);
}

TEST(Prospect, WhereNothingFitsTheBoundsCross) {
  const Prospect prospect = prospect_of(
      table_of("garden 0 5 . . . . 6 . . . . 7 . . . . 8 garden 1 1 . . . . 8 . . . . 12 . . . . "
               "19 turn 0")
          .gardens[0]);

  EXPECT_GT(prospect.lowest[2], prospect.highest[2]);  // c1: above 5 and two cells, below 7
}

TEST(Description, EveryInputIsWrittenAndWithinBounds) {
  Rng rng(1);
  for (const int players : {2, 3, 4}) {
    lucky_numbers::Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    State state = State::start(setup);
    while (!state.turn().is_over()) {
      const bool is_turn = state.table().phase == Phase::turn;
      if (is_turn) {
        for (const Input input : described(state.table(), players - 1)) {
          ASSERT_LE(input, one);
          ASSERT_GE(input, -one);
        }
      }
      const Turn turn = state.turn();
      const Actor actor = turn.is_chance() ? Actor::chance() : Actor(turn.seats().nth(0));
      state.play(actor, state.random_move(actor, rng));
    }
  }
}

TEST(Description, ATileIsToldFromAFreeCell) {
  const std::vector<Input> inputs = described(table_of(gardens + "turn 0"), 0);

  EXPECT_EQ(inputs[0], one);                           // a1 is filled
  EXPECT_EQ(inputs[1], one * 2 / 20);                  // by a 2
  EXPECT_EQ(inputs[inputs_a_cell], 0);                 // b1 is free
  EXPECT_EQ(inputs[inputs_a_cell + 5], one * 3 / 20);  // and takes 3
  EXPECT_EQ(inputs[inputs_a_cell + 6], one * 9 / 20);  // to 9
}

TEST(Description, WhatLiesFaceUpAndFitsIsSeen) {
  const std::vector<Input> without = described(table_of(gardens + "display 20 turn 0"), 0);
  const std::vector<Input> with = described(table_of(gardens + "display 5 turn 0"), 0);

  EXPECT_EQ(without[inputs_a_cell + 8], 0);
  EXPECT_EQ(with[inputs_a_cell + 8], one / 2);
  EXPECT_EQ(without[totals + 12], 0);
  EXPECT_EQ(with[totals + 12], one);
}

TEST(Description, ACellThatNothingFitsIsDead) {
  const std::vector<Input> inputs = described(
      table_of("garden 0 5 . . . . 6 . . . . 7 . . . . 8 garden 1 1 . . . . 8 . . . . 12 . . . . "
               "19 turn 0"),
      0);

  EXPECT_EQ(inputs[2 * inputs_a_cell + 9], one);
  EXPECT_EQ(inputs[2 * inputs_a_cell + 10], one);  // and is waited for as long as can be
}

// 3 fits b1 and a2, 11 fits eight cells and may come once: one has been seen.
TEST(Description, CellsThatWaitForANumberAreCounted) {
  const std::vector<Input> inputs = described(table_of(gardens + "display 11 turn 0"), 0);

  EXPECT_EQ(inputs[takers + 2], one * 2 / 4);
  EXPECT_EQ(inputs[takers + 10], one / 2);
  EXPECT_EQ(inputs[takers], 0);
}

// 3 and 4 fit b1 or a2, three of them fill two cells; 19 fits none.
TEST(Description, CellsThatTheDisplayCouldFillAreCountedOnce) {
  const std::vector<Input> inputs = described(table_of(gardens + "display 3 3 4 19 turn 0"), 0);
  // c1 and a3 take 4 as well.
  EXPECT_EQ(inputs[supply], one * 3 / 8);
  EXPECT_EQ(inputs[supply + 3], one);           // at least three
  EXPECT_EQ(inputs[supply + 4], 0);             // not four
  EXPECT_EQ(inputs[supply + 5], one * 9 / 16);  // nine of twelve wait for luck
}

TEST(Description, TheOwnGardenComesFirst) {
  const Table table = table_of(gardens + "turn 0");
  const std::vector<Input> first = described(table, 0);
  const std::vector<Input> second = described(table, 1);

  for (std::size_t i = 0; i < inputs_a_player; ++i) {
    EXPECT_EQ(first[i], second[inputs_a_player + i]);
    EXPECT_EQ(second[i], first[inputs_a_player + i]);
  }
}

TEST(Description, SaysWhoseTurnItIs) {
  const std::vector<Input> inputs = described(table_of(gardens + "turn 1"), 0);

  EXPECT_EQ(inputs[whose_turn], 0);
  EXPECT_EQ(inputs[whose_turn + 1], one);
}

TEST(Symmetry, TheFirstDressIsTheOwn) {
  const Table table = table_of(gardens + "display 4 turn 0");

  EXPECT_EQ(Description::symmetric(table, 0), table);
}

TEST(Symmetry, EveryDressTwiceIsTheOwn) {
  const Table table = table_of(gardens + "display 4 7 turn 0");
  for (int which = 0; which < Description::symmetries(2); ++which) {
    EXPECT_EQ(Description::symmetric(Description::symmetric(table, which), which), table);
  }
}

TEST(Symmetry, ADressBreaksNoRule) {
  const Table table = table_of(
      "garden 0 2 4 . . 5 10 . . . . 15 . . . . 18 "
      "garden 1 1 . . . . 8 . . . . 12 . . . . 19 display 4 turn 0");
  for (int which = 0; which < Description::symmetries(2); ++which) {
    const Table other = Description::symmetric(table, which);
    EXPECT_TRUE(other.gardens[0].rises() && other.gardens[1].rises());
    EXPECT_EQ(other.pool.size(), table.pool.size());
    EXPECT_EQ(described(other, 0)[totals], described(table, 0)[totals]);
  }
}

TEST(OpenMoves, AfterTwoIdleTakesATakeMustFillACell) {  // LN-16
  const std::string position = gardens + "display 3 idle 2 0 turn 0";
  const State state = *State::parse_position(position);
  ASSERT_TRUE(state.legal_moves(0).contains(Move::take(3, 0)));

  EXPECT_FALSE(Description::open_moves(state, 0).contains(Move::take(3, 0)));
  EXPECT_TRUE(Description::open_moves(state, 0).contains(Move::take(3, 1)));
  EXPECT_TRUE(Description::open_moves(state, 0).contains(Move::draw()));
}

TEST(OpenMoves, TheSetUpIsLaidAscending) {
  const State state = *State::parse_position("hand 0 3 8 12 19 hand 1 1 2 9 14 choosing");
  const State::Moves moves = Description::open_moves(state, 0);

  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(moves[0], Move::arrange({3, 8, 12, 19}));
}

TEST(OpenMoves, ASingleTileOfTheSetUpGoesWhereItSuits) {
  const State state = *State::parse_position("setup michael hand 0 13 hand 1 4 choosing");

  EXPECT_EQ(Description::open_moves(state, 0)[0], Move::put(10));  // c3
  EXPECT_EQ(Description::open_moves(state, 1)[0], Move::put(5));   // b2
}

}  // namespace
}  // namespace ordinal::lucky_numbers
