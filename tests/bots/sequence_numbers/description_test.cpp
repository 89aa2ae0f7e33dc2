// What a network is told of a position.
#include "bots/sequence_numbers/description.h"

#include "bots/value/network.h"
#include "engine/walk/playout.h"
#include "tests/bots/sequence_numbers/drawn.h"

#include <algorithm>
#include <vector>

namespace ordinal::sequence_numbers {
namespace {

using test::other_hand;
using test::small_hand;
using test::state_of;
using test::with_row;

constexpr int of_one = 16;  // what one thing of a kind counts

using Inputs = std::vector<std::int16_t>;

Inputs told(const State& state, Seat seat) {
  Inputs inputs(static_cast<std::size_t>(sequence_numbers::inputs()), -1);
  describe(state, seat, inputs);
  return inputs;
}

Inputs told(const std::string& row, const std::string& hand) {
  return told(state_of(with_row(row) + hand + other_hand + "turn 0"), 0);
}

const std::string with_42 = "hand 0 1+0 1+1 1+2 2+2 39+3 ";  // d5 shows 42
const std::string with_42_and_44 = "hand 0 1+0 1+1 1+2 39+3 39+5 ";

TEST(Description, FitsTheNetwork) {
  EXPECT_EQ(inputs() % 2, 0);
  EXPECT_LE(inputs(), value::most_inputs);
}

TEST(Description, IsBlindToHiddenCardsAndWithinBounds) {
  Rng rng(12);
  for (int game = 0; game < 20; ++game) {
    State state = State::start({});
    while (!state.turn().is_over()) {
      if (!state.turn().is_chance()) {
        const Seat seat = state.turn().seats().nth(0);
        const Inputs inputs = told(state, seat);
        EXPECT_EQ(inputs, told(State::sample(state.view(Viewer::seat(seat)), rng), seat));
        EXPECT_TRUE(std::ranges::all_of(inputs, [](int i) { return 0 <= i && i <= value::one; }));
      }
      const Actor actor = random_actor(state.turn(), rng);
      state.play(actor, state.random_move(actor, rng));
    }
  }
}

TEST(Description, AHeldCellThatCompletesALineIsOneOfItsKind) {
  const Crossing win{.ones = 1, .twos = 1, .threes = 1};  // a5 to e5, b5 to f5, c5 to g5
  const Inputs held = told("0 0 0 . 0 . . . . .", with_42);
  const Inputs open = told("0 0 0 . 0 . . . . .", small_hand);

  EXPECT_EQ(own_promise(win), 4);
  EXPECT_EQ(held[own_cell_input(Cover::held, win)], of_one);
  EXPECT_EQ(open[own_cell_input(Cover::two_cards, win)], of_one);
  EXPECT_GE(held[promise_input(Cover::held, 4, 0)], of_one);
  EXPECT_EQ(open[promise_input(Cover::held, 4, 0)], 0);
  EXPECT_GE(open[promise_input(Cover::two_cards, 4, 0)], of_one);
  EXPECT_EQ(held[held_number_input(4, 0)], of_one);
  EXPECT_EQ(open[unseen_number_input(2, 4, 0)], of_one);
}

// With d5 in the hand, f5 would leave a line that the next turn completes.
TEST(Description, ALineIsReadyIfTheOtherCellIsHeld) {
  const Inputs one = told(". 0 0 . 0 . . . . .", with_42);
  const Inputs both = told(". 0 0 . 0 . . . . .", with_42_and_44);

  EXPECT_EQ(both[held_number_input(3, 0)], 2 * of_one);
  EXPECT_EQ(one[held_number_input(3, 0)], 0);
  EXPECT_EQ(own_promise({.twos = 1, .ready_twos = 1}), 3);
  EXPECT_EQ(own_promise({.twos = 1}), 2);
}

TEST(Description, TheOthersLinesAreToldApart) {
  const Inputs theirs = told("1 1 1 . 1 . . . . .", with_42);

  EXPECT_EQ(theirs[held_number_input(0, 4)] + theirs[held_number_input(1, 4)], of_one);
  EXPECT_EQ(theirs[held_number_input(4, 0)], 0);
  EXPECT_EQ(theirs[other_cell_input(Cover::held, {.ones = 1, .twos = 1, .threes = 1})], of_one);
  EXPECT_EQ(other_promise({.twos = 2}), 3);
  EXPECT_EQ(other_promise({.threes = 1}), 1);
  EXPECT_EQ(other_promise({}), 0);
}

// How many things of a kind an input stands for.
int count_of(int input) {
  return input <= 4 * of_one ? input / of_one : 4 + (input - 4 * of_one) / 2;
}

TEST(Description, CountsEveryNumberWithAnOpenCellOnce) {
  const Inputs inputs = told("0 0 0 . 0 1 1 . 1 .", with_42);
  int numbers = 0;
  for (int cards = 0; cards <= 2; ++cards) {
    for (int own = 0; own < promises; ++own) {
      for (int other = 0; other < promises; ++other) {
        numbers += count_of(inputs[unseen_number_input(cards, own, other)]);
      }
    }
  }
  EXPECT_EQ(numbers, 48);  // each is on two cells, in different rows
}

}  // namespace
}  // namespace ordinal::sequence_numbers
