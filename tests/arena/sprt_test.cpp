// The sequential test on small numbers that can be checked by hand, and on many drawn ones.
#include "arena/sprt.h"

#include "engine/core/rng.h"

#include <gtest/gtest.h>

namespace ordinal::arena {
namespace {

using Verdict = Sprt::Verdict;

// Deals of two games, each won with this chance.
Verdict verdict_of_drawn_deals(double mean, std::uint64_t seed) {
  Sprt sprt({.elo0 = 0, .elo1 = 30});
  Rng rng(seed);
  while (sprt.verdict() == Verdict::undecided) {
    double share = 0;
    for (int game = 0; game < 2; ++game) share += rng.below(10000) < 10000 * mean ? 0.5 : 0;
    sprt.add(share);
  }
  return sprt.verdict();
}

TEST(Samples, MeanIsThatOfTheSamples) {
  Samples samples;
  EXPECT_DOUBLE_EQ(samples.mean(), 0);
  samples.add(1);
  samples.add(0.5);
  EXPECT_DOUBLE_EQ(samples.mean(), 0.75);
  EXPECT_EQ(samples.count(), 2U);
}

// 1 and ½ lie a quarter from their mean; 0 and 1, which are imagined, a half from theirs.
TEST(Samples, VarianceDoubtsTheFirstOnes) {
  Samples samples;
  samples.add(1);
  samples.add(0.5);
  EXPECT_DOUBLE_EQ(samples.wary_variance(), (2 * 0.0625 + 2 * 0.25) / 4);
}

TEST(Sprt, SaysNothingBeforeTheFirstDeal) {
  const Sprt sprt({.elo0 = 0, .elo1 = 10});
  EXPECT_DOUBLE_EQ(sprt.llr(), 0);
  EXPECT_EQ(sprt.verdict(), Verdict::undecided);
}

// Expected are ½ and 10/11; one deal won of three, two of them imagined: a variance of ½ / 3.
TEST(Sprt, RatioOfOneDealByHand) {
  Sprt sprt({.elo0 = 0, .elo1 = 400});
  sprt.add(1);
  const double high = 10.0 / 11;
  EXPECT_NEAR(sprt.llr(), (high - 0.5) * (2 - high - 0.5) / (2 * 0.5 / 3), 1e-12);
}

TEST(Sprt, IsSymmetric) {
  Sprt winning({.elo0 = -20, .elo1 = 20});
  Sprt losing({.elo0 = -20, .elo1 = 20});
  for (const double share : {1.0, 0.5, 0.75, 0.0, 1.0}) {
    winning.add(share);
    losing.add(1 - share);
    EXPECT_NEAR(winning.llr(), -losing.llr(), 1e-12);
  }
}

TEST(Sprt, AFewWinsAreNoProof) {
  Sprt sprt({.elo0 = 0, .elo1 = 10});
  for (int deal = 0; deal < 5; ++deal) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::undecided);
}

TEST(Sprt, DealsThatAreAlwaysSharedAcceptTheEvenHypothesis) {
  Sprt sprt({.elo0 = 0, .elo1 = 10});
  for (int deal = 0; deal < 500; ++deal) sprt.add(0.5);
  EXPECT_EQ(sprt.verdict(), Verdict::elo0);
}

// 5 of 100 may be wrong; of 200, more than 20 are not.
TEST(Sprt, IsSeldomWrong) {
  int wrong_at_elo0 = 0;
  int wrong_at_elo1 = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    wrong_at_elo0 += verdict_of_drawn_deals(0.5, seed) == Verdict::elo1 ? 1 : 0;
    wrong_at_elo1 += verdict_of_drawn_deals(expected_share(30), seed) == Verdict::elo0 ? 1 : 0;
  }
  EXPECT_LE(wrong_at_elo0, 20);
  EXPECT_LE(wrong_at_elo1, 20);
}

}  // namespace
}  // namespace ordinal::arena
