// Solved positions are read as they were written, and a handful of those in bench/solved is proven.
#include "bench/solved.h"

#include "bench/yardstick.h"

#include <gtest/gtest.h>

namespace ordinal::bench {
namespace {

TEST(Solved, WhatIsWrittenIsRead) {
  const SolvedPosition solved{"turn 0", {{"draw", 0.5}, {"take 3 a1", 0.25}, {"take 4 a1", 0.5}}};
  const std::string text = written(solved);
  EXPECT_EQ(text, "turn 0\n0.500000000000 draw, take 4 a1\n0.250000000000 take 3 a1\n");

  const auto read = read_solved("# a remark\n\n" + text + "\n" + text);
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[1].position, solved.position);
  EXPECT_EQ(read[1].shares, solved.shares);
}

TEST(Solved, ALossIsWhatTheBestMoveIsWorthMore) {
  const SolvedPosition solved{"turn 0", {{"draw", 0.75}, {"take 3 a1", 0.25}}};

  EXPECT_EQ(solved.loss("take 3 a1"), 0.5);
  EXPECT_EQ(solved.loss("draw"), 0);
}

TEST(Solved, AWrongShareOrAnotherMoveIsSeen) {
  const SolvedPosition solved{"turn 0", {{"draw", 0.75}}};

  EXPECT_TRUE(agree(solved, {"turn 0", {{"draw", 0.75 + proof_tolerance / 2}}}));
  EXPECT_FALSE(agree(solved, {"turn 0", {{"draw", 0.74}}}));
  EXPECT_FALSE(agree(solved, {"turn 0", {{"take 3 a1", 0.75}}}));
  EXPECT_FALSE(agree(solved, {"turn 0", {{"draw", 0.75}, {"take 3 a1", 0.75}}}));
}

// The first ones that take little time; `regret --prove` takes them all. There master loses
// nothing.
template <Game S>
void prove_a_handful() {
  const auto positions = read_solved(solved_file(S::facts().id));
  ASSERT_EQ(positions.size(), 250U);
  int proven = 0;
  for (std::size_t i = 0; i < positions.size() && proven < 5; ++i) {
    const auto state = S::parse_position(positions[i].position);
    ASSERT_TRUE(state) << positions[i].position;
    const auto solved = solve(*state, 5'000);
    if (!solved) continue;
    EXPECT_TRUE(agree(*solved, positions[i])) << written(*solved) << written(positions[i]);
    const Seat seat = state->turn().seats().nth(0);
    Rng rng(i);
    const auto move = player_named<S>("master").choose(state->view(Viewer::seat(seat)), seat, rng);
    EXPECT_LT(positions[i].loss(state->text(move)), proof_tolerance) << positions[i].position;
    ++proven;
  }
  EXPECT_EQ(proven, 5);
}

TEST(Solved, AHandfulOfLuckyNumbersIsProven) { prove_a_handful<lucky_numbers::State>(); }
TEST(Solved, AHandfulOfComplettoIsProven) { prove_a_handful<completto::State>(); }

}  // namespace
}  // namespace ordinal::bench
