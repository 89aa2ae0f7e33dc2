// Regression on a few samples, whose answer is known.
#include "train/regression.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ordinal::train {
namespace {

constexpr double trusting = 1e-9;

std::vector<double> fitted(std::span<const Sample> samples, std::vector<double> doubts,
                           unsigned threads = 1) {
  std::vector<double> weights(doubts.size());
  for (int i = 0; i < 12; ++i) improve(weights, samples, doubts, threads);
  return weights;
}

// Of those with one thing of kind 0, so many of four won.
std::vector<Sample> won(int count) {
  std::vector<Sample> samples;
  for (int i = 0; i < 4; ++i) samples.push_back({{{0, 1}}, i < count ? 1.0 : 0.0});
  return samples;
}

TEST(Regression, FindsTheLogarithmOfTheOdds) {
  EXPECT_NEAR(fitted(won(3), {trusting})[0], std::log(3.0), 0.001);
  EXPECT_NEAR(fitted(won(1), {trusting})[0], -std::log(3.0), 0.001);
}

TEST(Regression, AShareOfAWinCountsInParts) {
  const std::vector<Sample> samples = {{{{0, 1}}, 0.75}};

  EXPECT_NEAR(fitted(samples, {trusting})[0], std::log(3.0), 0.001);
}

//   kind 0: always there   kind 1   won
//   1                      0        1 of 2
//   1                      2        9 of 10
TEST(Regression, PartsWhatKindsContribute) {
  const std::vector<Sample> samples = {{{{0, 1}}, 0.5}, {{{0, 1}, {1, 2}}, 0.9}};
  const std::vector<double> weights = fitted(samples, {trusting, trusting});

  EXPECT_NEAR(weights[0], 0, 0.001);
  EXPECT_NEAR(weights[1], std::log(9.0) / 2, 0.001);
}

TEST(Regression, DoubtDrawsTowardsNothing) {
  const double believed = fitted(won(3), {0.5})[0];
  const double doubted = fitted(won(3), {5})[0];

  EXPECT_LT(0, doubted);
  EXPECT_LT(doubted, believed);
  EXPECT_LT(believed, std::log(3.0));
  EXPECT_EQ(fitted(won(3), {1, 1})[1], 0);  // a kind that never was
}

TEST(Regression, DoubtHoldsWhatNeverLoses) { EXPECT_LT(fitted(won(4), {0.1})[0], 6); }

TEST(Regression, TheErrorFalls) {
  const std::vector<Sample> samples = won(3);
  const std::vector<double> doubts = {trusting};
  std::vector<double> weights = {0};
  const double before = improve(weights, samples, doubts, 1);

  EXPECT_NEAR(before, std::log(2.0), 0.001);
  EXPECT_LT(improve(weights, samples, doubts, 1), before);
}

TEST(Regression, ThreadsMakeNoDifference) {
  std::vector<Sample> samples;
  for (std::int16_t i = 0; i < 100; ++i) {
    const auto count = static_cast<std::int16_t>(i % 7);
    samples.push_back({{{0, 1}, {1, count}, {2, i}}, i % 3 == 0 ? 1.0 : 0.0});
  }

  EXPECT_EQ(fitted(samples, {1, 1, 1}, 1), fitted(samples, {1, 1, 1}, 3));
}

// Kind 0 is worth 2, kind 1 is worth -1.
const std::vector<Comparison> known_gains = {
    {{{0, 1}}, 2, 1}, {{{0, 1}, {1, 1}}, 1, 1}, {{{1, -2}}, 2, 1}};

TEST(Comparisons, FindWhatEachKindIsWorth) {
  std::vector<double> weights = {0, 0};
  const std::vector<double> doubts = {trusting, trusting};
  const double before = explain(weights, known_gains, doubts, 1);

  EXPECT_NEAR(before, 3, 0.001);
  EXPECT_NEAR(weights[0], 2, 0.001);
  EXPECT_NEAR(weights[1], -1, 0.001);
  EXPECT_NEAR(explain(weights, known_gains, doubts, 1), 0, 0.001);
}

TEST(Comparisons, DoubtKeepsWhatWas) {
  std::vector<double> weights = {5, 7};
  explain(weights, std::vector<Comparison>{{{{0, 1}}, 2, 1}}, std::vector<double>{1, 1}, 1);

  EXPECT_NEAR(weights[0], 3.5, 0.001);
  EXPECT_EQ(weights[1], 7);  // a kind that never was
}

TEST(Comparisons, ThoseOfMoreWeightCountMore) {
  std::vector<double> weights = {0};
  explain(weights, std::vector<Comparison>{{{{0, 1}}, 2, 3}, {{{0, 1}}, 6, 1}},
          std::vector<double>{trusting}, 1);

  EXPECT_NEAR(weights[0], 3, 0.001);
}

}  // namespace
}  // namespace ordinal::train
