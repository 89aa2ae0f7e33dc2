// greedy of Completto on drawn positions.
#include "bots/yardstick/completto_greedy.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

completto::Move answer_to(const std::string& position, Seat seat) {
  const auto state = completto::State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name;
  Rng rng(0);
  return yardstick::greedy_move(state->view(Viewer::seat(seat)), seat, rng);
}

const std::string rows =
    "row 0 # # # # 20 # # # # 40 # # # # 60 # # # # 80 # 90 "
    "row 1 # # # # 21 # # # # 41 # # # # 61 # # # # 81 # 91 ";

TEST(ComplettoGreedy, PlacesATileInProportion) {
  // 50 of 100 belongs into the middle of 22, which is place 11 or 12.
  EXPECT_EQ(answer_to(rows + "hand 0 50 placing 0", 0), completto::Move::place(50, 10));
}

TEST(ComplettoGreedy, PrefersAConsecutiveNeighbour) {
  EXPECT_EQ(answer_to(rows + "hand 0 39 placing 0", 0), completto::Move::place(39, 8));
}

TEST(ComplettoGreedy, TakesWhatIsNearAndDrawsOtherwise) {
  EXPECT_EQ(answer_to(rows + "display 50 turn 0", 0), completto::Move::take(50, 50, 10));
  EXPECT_EQ(answer_to(rows + "display 100 turn 0", 0), completto::Move::draw());
}

}  // namespace
}  // namespace ordinal
