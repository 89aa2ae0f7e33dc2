// What somebody sees who overlooks moves.
#include "bots/oversight.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace ordinal {
namespace {

constexpr std::array<WeighedMove<char>, 4> moves = {{{'a', 5}, {'b', 90}, {'c', 100}, {'d', 90}}};

std::map<char, int> played(const Oversight& oversight) {
  std::map<char, int> counts;
  Rng rng(1);
  for (int i = 0; i < 10000; ++i) ++counts[seen_move<char>(moves, oversight, rng)];
  return counts;
}

TEST(Oversight, WhoOverlooksNothingPlaysTheBestMove) {
  EXPECT_EQ(played({.percent = 0, .most_loss = 1000}), (std::map<char, int>{{'c', 10000}}));
}

TEST(Oversight, WhoOverlooksEverythingPlaysTheBestMoveToo) {
  EXPECT_EQ(played({.percent = 100, .most_loss = 1000}), (std::map<char, int>{{'c', 10000}}));
}

TEST(Oversight, TheNextBestIsSeenInstead) {
  const auto counts = played({.percent = 40, .most_loss = 20});

  EXPECT_NEAR(counts.at('b'), 2400, 150);  // 0.4 · 0.6
  EXPECT_NEAR(counts.at('d'), 960, 100);   // 0.4² · 0.6, and as good
}

TEST(Oversight, NobodyPlaysWhatLooksAbsurd) {
  EXPECT_FALSE(played({.percent = 90, .most_loss = 20}).contains('a'));
  EXPECT_TRUE(played({.percent = 90, .most_loss = 95}).contains('a'));
}

TEST(Oversight, OfEqualMovesTheFirstIsBest) {
  constexpr std::array<WeighedMove<char>, 2> equal = {{{'x', 7}, {'y', 7}}};

  EXPECT_EQ(best_of<char>(equal).move, 'x');
}

}  // namespace
}  // namespace ordinal
