// Networks of integers: what they answer, and that nothing overflows.
#include "bots/value/network.h"

#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::value {
namespace {

constexpr std::size_t input_count = 26;

std::int16_t within(Rng& rng, int bound) {
  const auto range = static_cast<std::uint32_t>(2 * bound + 1);
  return static_cast<std::int16_t>(static_cast<int>(rng.below(range)) - bound);
}

Weights random_weights(Rng& rng) {
  Weights weights(input_count);
  for (auto& weight : weights.first) weight = within(rng, 2000);
  for (auto& bias : weights.first_bias) bias = within(rng, 30000);
  for (auto& weight : weights.second) weight = within(rng, 1000);
  for (auto& bias : weights.second_bias) bias = within(rng, 30000);
  for (auto& weight : weights.last) weight = within(rng, 1000);
  weights.last_bias = within(rng, 30000);
  return weights;
}

std::vector<Input> random_inputs(Rng& rng) {
  std::vector<Input> inputs(input_count);
  for (Input& input : inputs) input = rng.below(2) == 0 ? Input{0} : within(rng, one);
  return inputs;
}

// Layer by layer, one product after the other, with room for any sum.
std::int64_t plain_log_odds(const Weights& weights, const std::vector<Input>& inputs) {
  const auto hidden = [](std::int64_t sum, int shift) {
    return std::clamp<std::int64_t>(sum >> shift, 0, hidden_bound);
  };
  std::array<std::int64_t, first_hidden> first;
  for (std::size_t j = 0; j < first_hidden; ++j) {
    std::int64_t sum = weights.first_bias[j];
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      sum += std::int64_t{inputs[i]} * weights.first[(i / 2 * first_hidden + j) * 2 + i % 2];
    }
    first[j] = hidden(sum, 8);
  }
  std::int64_t odds = weights.last_bias;
  for (std::size_t j = 0; j < second_hidden; ++j) {
    std::int64_t sum = weights.second_bias[j];
    for (std::size_t i = 0; i < first_hidden; ++i) {
      sum += first[i] * weights.second[(i / 2 * second_hidden + j) * 2 + i % 2];
    }
    odds += hidden(sum, 10) * weights.last[j];
  }
  return odds;
}

TEST(Network, AnswersWhatThePlainSumsAnswer) {
  Rng rng(1);
  const Weights weights = random_weights(rng);
  for (int i = 0; i < 100; ++i) {
    const std::vector<Input> inputs = random_inputs(rng);
    EXPECT_EQ(Judge(weights).log_odds(inputs), plain_log_odds(weights, inputs));
  }
}

TEST(Network, AnswersTheSameWhateverItWasAskedBefore) {
  Rng rng(2);
  const Weights weights = random_weights(rng);
  Judge judge(weights);
  for (int i = 0; i < 100; ++i) {
    const std::vector<Input> inputs = random_inputs(rng);
    EXPECT_EQ(judge.log_odds(inputs), plain_log_odds(weights, inputs));
  }
}

// Blocks without a change are passed over; the last one is short.
TEST(Network, EveryInputThatChangesCounts) {
  Rng rng(3);
  const Weights weights = random_weights(rng);
  std::vector<Input> inputs = random_inputs(rng);
  Judge judge(weights);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    inputs[i] = static_cast<Input>(inputs[i] > 0 ? inputs[i] - 64 : inputs[i] + 64);
    EXPECT_EQ(judge.log_odds(inputs), plain_log_odds(weights, inputs)) << i;
  }
}

TEST(Network, NoSumOverflowsWithTheLargestWeights) {
  Weights weights(most_inputs);
  std::fill(weights.first.begin(), weights.first.end(), std::int16_t{first_weight_bound});
  weights.second.fill(other_weight_bound);
  weights.last.fill(other_weight_bound);
  weights.first_bias.fill(bias_bound);
  weights.second_bias.fill(bias_bound);
  weights.last_bias = bias_bound;
  Judge judge(weights);
  const std::vector<Input> most(most_inputs, one);
  const std::vector<Input> least(most_inputs, -one);

  EXPECT_EQ(judge.log_odds(most), plain_log_odds(weights, most));
  EXPECT_EQ(judge.log_odds(least), plain_log_odds(weights, least));
  EXPECT_EQ(judge.log_odds(most), plain_log_odds(weights, most));
}

TEST(Chance, EvenOddsAreHalfAChance) { EXPECT_EQ(chance_of_odds(0), certain / 2); }

TEST(Chance, OddsOfEToOneAreKnown) {
  EXPECT_NEAR(chance_of_odds(262144), certain * 0.731058578, 2);
  EXPECT_NEAR(chance_of_odds(-262144), certain * 0.268941421, 2);
}

TEST(Chance, RisesWithTheOddsAndStaysWithinBounds) {
  Chance before = 0;
  for (std::int64_t odds = INT32_MIN; odds <= INT32_MAX; odds += 99'991) {
    const Chance chance = chance_of_odds(static_cast<std::int32_t>(odds));
    ASSERT_GE(chance, before);
    ASSERT_LE(chance, certain);
    before = chance;
  }
}

}  // namespace
}  // namespace ordinal::value
