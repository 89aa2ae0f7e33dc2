// The network while it learns: slopes, steps, and integers in the end.
#include "train/learner.h"

#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ordinal::train {
namespace {

constexpr std::size_t input_count = 8;

std::vector<value::Input> inputs_of(std::uint64_t seed) {
  Rng rng(seed);
  std::vector<value::Input> inputs(input_count);
  for (value::Input& input : inputs) {
    input = static_cast<value::Input>(static_cast<int>(rng.below(257)) - 128);
  }
  return inputs;
}

double error_of(const Parameters& parameters, const Lesson& lesson) {
  Parameters unused(parameters.size());
  return add_slope(parameters, std::span(&lesson, 1), unused);
}

// `error(parameters)` changes with every parameter as the slope says.
template <class Error>
void expect_slope(const Parameters& parameters, const Parameters& slope, const Error& error) {
  for (std::size_t i = 0; i < parameters.size(); i += 7) {
    constexpr float step = 0.004F;
    Parameters above = parameters;
    Parameters below = parameters;
    above[i] += step;
    below[i] -= step;
    EXPECT_NEAR(slope[i], (error(above) - error(below)) / (2 * step), 0.004) << i;
  }
}

TEST(Learner, TheSlopeIsThatOfTheError) {
  const Parameters parameters = first_guess(input_count, 3);
  const std::vector<value::Input> inputs = inputs_of(4);
  const Lesson lesson{inputs, 0.8F};
  Parameters slope(parameters.size());
  add_slope(parameters, std::span(&lesson, 1), slope);

  expect_slope(parameters, slope, [&](const Parameters& other) { return error_of(other, lesson); });
}

TEST(Learner, TheSlopeOfAChoiceIsThatOfItsError) {
  const Parameters parameters = first_guess(input_count, 3);
  const std::array told = {inputs_of(4), inputs_of(5), inputs_of(6)};
  const std::array<Lesson, 3> choice = {{{told[0], 0.8F}, {told[1], 0.3F}, {told[2], 0.5F}}};
  Parameters slope(parameters.size());
  add_slope_of_choice(parameters, choice, slope);

  expect_slope(parameters, slope, [&](const Parameters& other) {
    Parameters unused(other.size());
    return add_slope_of_choice(other, choice, unused);
  });
}

// Which of two moves is better is learned long before how good both are.
TEST(Learner, AChoiceTeachesDifferences) {
  Parameters parameters = first_guess(input_count, 5);
  Adam adam(parameters.size());
  const std::vector<value::Input> better = inputs_of(6);
  const std::vector<value::Input> worse = inputs_of(7);
  const std::array<Lesson, 2> choice = {{{better, 0.35F}, {worse, 0.3F}}};
  for (int i = 0; i < 500; ++i) {
    Parameters slope(parameters.size());
    add_slope_of_choice(parameters, choice, slope);
    adam.step(parameters, slope, 0.003F);
  }

  const value::Weights weights = in_integers(parameters, input_count);
  const auto chance = [&](const auto& inputs) {
    return static_cast<double>(value::Judge(weights).chance(inputs)) / value::certain;
  };
  EXPECT_NEAR(chance(better) - chance(worse), 0.05, 0.005);
}

TEST(Learner, LearnsWhatItIsTaught) {
  Parameters parameters = first_guess(input_count, 5);
  Adam adam(parameters.size());
  const std::vector<value::Input> won = inputs_of(6);
  const std::vector<value::Input> lost = inputs_of(7);
  const std::array<Lesson, 2> lessons = {{{won, 0.9F}, {lost, 0.2F}}};
  for (int i = 0; i < 500; ++i) {
    Parameters slope(parameters.size());
    add_slope(parameters, lessons, slope);
    adam.step(parameters, slope, 0.003F);
  }

  const value::Weights weights = in_integers(parameters, input_count);
  EXPECT_NEAR(value::Judge(weights).chance(won), 0.9 * value::certain, 0.01 * value::certain);
  EXPECT_NEAR(value::Judge(weights).chance(lost), 0.2 * value::certain, 0.01 * value::certain);
}

TEST(Learner, IntegersAnswerAlmostTheSame) {
  const Parameters parameters = first_guess(input_count, 8);
  const value::Weights weights = in_integers(parameters, input_count);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const std::vector<value::Input> inputs = inputs_of(seed);
    const double chance =
        static_cast<double>(value::Judge(weights).chance(inputs)) / value::certain;
    // The error of a lesson that says 1 is the logarithm of the chance.
    const double real = std::exp(-error_of(parameters, {inputs, 1}));
    EXPECT_NEAR(chance, real, 0.005);
  }
}

TEST(Learner, WhatIntegersCannotHoldIsCut) {
  Parameters parameters(parameter_count(input_count), 1e9F);
  const value::Weights weights = in_integers(parameters, input_count);

  EXPECT_EQ(weights.first[0], value::first_weight_bound);
  EXPECT_EQ(weights.second[0], value::other_weight_bound);
  EXPECT_EQ(weights.last[0], value::other_weight_bound);
}

}  // namespace
}  // namespace ordinal::train
