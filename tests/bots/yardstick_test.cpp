// The frozen opponents: legal, never endless, and playing just as they always did.
#include "bots/player.h"
#include "bots/yardstick/completto.h"
#include "bots/yardstick/lucky_numbers.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using lucky_numbers::State;

lucky_numbers::Move answer_to(std::string_view position, Seat seat) {
  const Answer<State> state = State::parse_position(position);
  EXPECT_TRUE(state);
  return yardstick::greedy_move(state->view(Viewer::seat(seat)), yardstick::linear_greedy);
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

completto::Move completto_answer(const std::string& position, Seat seat) {
  const auto state = completto::State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name;
  return yardstick::greedy_move(state->view(Viewer::seat(seat)), seat);
}

const std::string rows =
    "row 0 # # # # 20 # # # # 40 # # # # 60 # # # # 80 # 90 "
    "row 1 # # # # 21 # # # # 41 # # # # 61 # # # # 81 # 91 ";

TEST(ComplettoGreedy, PlacesATileInProportion) {
  // 50 of 100 belongs into the middle of 22, which is place 11 or 12.
  EXPECT_EQ(completto_answer(rows + "hand 0 50 placing 0", 0), completto::Move::place(50, 10));
}

TEST(ComplettoGreedy, PrefersAConsecutiveNeighbour) {
  EXPECT_EQ(completto_answer(rows + "hand 0 39 placing 0", 0), completto::Move::place(39, 8));
}

TEST(ComplettoGreedy, TakesWhatIsNearAndDrawsOtherwise) {
  EXPECT_EQ(completto_answer(rows + "display 50 turn 0", 0), completto::Move::take(50, 50, 10));
  EXPECT_EQ(completto_answer(rows + "display 100 turn 0", 0), completto::Move::draw());
}

// LN-16 and CP-18 bind computer players: they neither swap nor slide for ever.
TEST(SimplePlayer, EndsEveryGameOfEveryGame) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (std::uint32_t number = 0; number < 200; ++number) {
      AnyGame game = *AnyGame::start(*facts, standard_options(*facts));
      const Deal deal{Seed(), number};
      Rng rng(number);
      int events = 0;
      while (!game.turn().is_over() && events < 5000) {
        ++events;
        if (game.turn().is_chance()) {
          game.play_chance(deal);
        } else {
          const Seat seat = game.turn().seats().nth(0);
          ASSERT_TRUE(game.play(seat, simple_move(game, seat, rng)));
        }
      }
      EXPECT_LT(events, 5000);
    }
  }
}

}  // namespace
}  // namespace ordinal
