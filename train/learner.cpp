// Forward, backward, and a step downhill.
#include "train/learner.h"

#include "engine/core/rng.h"
#include "train/real.h"

#include <algorithm>
#include <cmath>

namespace ordinal::train {
namespace {

using value::first_hidden;
using value::second_hidden;

// Where each group of parameters begins.
struct Layout {
  std::size_t first_bias;
  std::size_t second;
  std::size_t second_bias;
  std::size_t last;
  std::size_t last_bias;

  explicit Layout(std::size_t inputs)
      : first_bias(inputs * first_hidden),
        second(first_bias + first_hidden),
        second_bias(second + first_hidden * second_hidden),
        last(second_bias + second_hidden),
        last_bias(last + second_hidden) {}
};

constexpr float largest_first = 31.9F;  // what integers can hold

// One position on its way through the network.
struct Passage {
  std::array<float, first_hidden> first;
  std::array<float, second_hidden> second;
  float chance;
};

template <std::size_t N>
void add_scaled(float* to, const float* from, float factor) {
  for (std::size_t i = 0; i < N; ++i) to[i] += factor * from[i];
}

template <std::size_t N>
float dot(const float* a, const float* b) {
  std::array<float, 4> sums{};  // four at a time, always in the same order
  for (std::size_t i = 0; i < N; i += 4) {
    for (std::size_t j = 0; j < 4; ++j) sums[j] += a[i + j] * b[i + j];
  }
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

float as_real(value::Input input) { return static_cast<float>(input) / value::one; }

Passage pass(const Parameters& parameters, const Layout& at, const Lesson& lesson) {
  Passage passage;
  const float* p = parameters.data();
  std::copy_n(p + at.first_bias, first_hidden, passage.first.data());
  for (std::size_t i = 0; i < lesson.inputs.size(); ++i) {
    if (lesson.inputs[i] == 0) continue;
    add_scaled<first_hidden>(passage.first.data(), p + i * first_hidden, as_real(lesson.inputs[i]));
  }
  for (float& h : passage.first) h = std::max(h, 0.0F);
  std::copy_n(p + at.second_bias, second_hidden, passage.second.data());
  for (std::size_t i = 0; i < first_hidden; ++i) {
    if (passage.first[i] == 0) continue;
    add_scaled<second_hidden>(passage.second.data(), p + at.second + i * second_hidden,
                              passage.first[i]);
  }
  for (float& h : passage.second) h = std::max(h, 0.0F);
  const float odds = p[at.last_bias] + dot<second_hidden>(passage.second.data(), p + at.last);
  passage.chance = chance_of_odds(odds);
  return passage;
}

// The error is how it grows with the logarithm of the odds.
void go_back(const Parameters& parameters, const Layout& at, const Lesson& lesson,
             const Passage& passage, float error, Parameters& slope) {
  const float* p = parameters.data();
  float* s = slope.data();
  std::array<float, second_hidden> second;
  s[at.last_bias] += error;
  add_scaled<second_hidden>(s + at.last, passage.second.data(), error);
  for (std::size_t j = 0; j < second_hidden; ++j) {
    second[j] = passage.second[j] > 0 ? error * p[at.last + j] : 0;
  }
  add_scaled<second_hidden>(s + at.second_bias, second.data(), 1);
  std::array<float, first_hidden> first{};
  for (std::size_t i = 0; i < first_hidden; ++i) {
    if (passage.first[i] == 0) continue;
    const std::size_t row = at.second + i * second_hidden;
    add_scaled<second_hidden>(s + row, second.data(), passage.first[i]);
    first[i] = dot<second_hidden>(second.data(), p + row);
  }
  add_scaled<first_hidden>(s + at.first_bias, first.data(), 1);
  for (std::size_t i = 0; i < lesson.inputs.size(); ++i) {
    if (lesson.inputs[i] == 0) continue;
    add_scaled<first_hidden>(s + i * first_hidden, first.data(), as_real(lesson.inputs[i]));
  }
}

}  // namespace

std::size_t parameter_count(std::size_t inputs) { return Layout(inputs).last_bias + 1; }

Parameters first_guess(std::size_t inputs, std::uint64_t seed) {
  Parameters parameters(parameter_count(inputs));
  const Layout at(inputs);
  Rng rng(seed);
  const auto spread = [&](std::size_t begin, std::size_t end, float width) {
    for (std::size_t i = begin; i < end; ++i) {
      const auto draw = static_cast<float>(rng.below(2'000'001)) / 1'000'000 - 1;
      parameters[i] = draw * width;
    }
  };
  spread(0, at.first_bias, std::sqrt(3.0F / static_cast<float>(inputs)));
  spread(at.second, at.second_bias, std::sqrt(6.0F / first_hidden));
  spread(at.last, at.last_bias, std::sqrt(1.0F / second_hidden));
  return parameters;
}

value::Weights in_integers(const Parameters& parameters, std::size_t inputs) {
  using namespace value;
  const Layout at(inputs);
  Weights weights(inputs);
  const auto paired = [](std::size_t in, std::size_t out, std::size_t width) {
    return (in / 2 * width + out) * 2 + in % 2;
  };
  for (std::size_t i = 0; i < inputs; ++i) {
    for (std::size_t j = 0; j < first_hidden; ++j) {
      weights.first[paired(i, j, first_hidden)] = static_cast<std::int16_t>(
          in_units(parameters[i * first_hidden + j], first_weight_one, first_weight_bound));
    }
  }
  for (std::size_t i = 0; i < first_hidden; ++i) {
    weights.first_bias[i] =
        in_units(parameters[at.first_bias + i], one * first_weight_one, bias_bound);
    for (std::size_t j = 0; j < second_hidden; ++j) {
      weights.second[paired(i, j, second_hidden)] = static_cast<std::int16_t>(in_units(
          parameters[at.second + i * second_hidden + j], other_weight_one, other_weight_bound));
    }
  }
  for (std::size_t i = 0; i < second_hidden; ++i) {
    weights.second_bias[i] =
        in_units(parameters[at.second_bias + i], hidden_one * other_weight_one, bias_bound);
    weights.last[i] = static_cast<std::int16_t>(
        in_units(parameters[at.last + i], other_weight_one, other_weight_bound));
  }
  weights.last_bias = in_units(parameters[at.last_bias], hidden_one * other_weight_one, bias_bound);
  return weights;
}

double add_slope(const Parameters& parameters, std::span<const Lesson> lessons, Parameters& slope) {
  if (lessons.empty()) return 0;
  const Layout at(lessons[0].inputs.size());
  double error = 0;
  for (const Lesson& lesson : lessons) {
    const Passage passage = pass(parameters, at, lesson);
    go_back(parameters, at, lesson, passage, passage.chance - lesson.chance, slope);
    error += error_of(passage.chance, lesson.chance);
  }
  return error;
}

double add_slope_of_choice(const Parameters& parameters, std::span<const Lesson> choice,
                           Parameters& slope) {
  constexpr float weight_of_chance = 0.1F;
  constexpr float weight_of_difference = 10;
  const Layout at(choice[0].inputs.size());
  const auto moves = static_cast<float>(choice.size());
  std::vector<Passage> passages;
  float excess = 0;  // of a move on the average: it does not matter which is better
  for (const Lesson& lesson : choice) {
    passages.push_back(pass(parameters, at, lesson));
    excess += (passages.back().chance - lesson.chance) / moves;
  }
  double error = 0;
  for (std::size_t i = 0; i < choice.size(); ++i) {
    const float chance = passages[i].chance;
    const float wrong = chance - choice[i].chance;
    const float difference = wrong - excess;
    const float rise =
        weight_of_chance * wrong + 2 * weight_of_difference * difference * chance * (1 - chance);
    go_back(parameters, at, choice[i], passages[i], rise / moves, slope);
    error += (weight_of_chance * error_of(chance, choice[i].chance) +
              weight_of_difference * difference * difference) /
             moves;
  }
  return error;
}

void Adam::step(Parameters& parameters, const Parameters& slope, float rate) {
  constexpr float keep_mean = 0.9F;
  constexpr float keep_square = 0.999F;
  ++steps;
  mean_left *= keep_mean;
  square_left *= keep_square;
  const float mean_scale = 1 / (1 - mean_left);
  const float square_scale = 1 / (1 - square_left);
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    mean[i] = keep_mean * mean[i] + (1 - keep_mean) * slope[i];
    square[i] = keep_square * square[i] + (1 - keep_square) * slope[i] * slope[i];
    const float change = mean[i] * mean_scale / (std::sqrt(square[i] * square_scale) + 1e-8F);
    parameters[i] = std::clamp(parameters[i] - rate * change, -largest_first, largest_first);
  }
}

}  // namespace ordinal::train
