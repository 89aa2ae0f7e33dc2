// The network while it learns: the same shape as bots/value/network.h, with real numbers.
#pragma once

#include "bots/value/network.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace ordinal::train {

// What a position looks like, and how likely it is to be won.
struct Lesson {
  std::span<const value::Input> inputs;
  float chance;
};

// Every weight and bias in one row: first layer [input][64], its biases, second [64][32], its
// biases, last [32], its bias.
using Parameters = std::vector<float>;

std::size_t parameter_count(std::size_t inputs);
Parameters first_guess(std::size_t inputs, std::uint64_t seed);

// Nearest integers; what is out of bounds is cut.
value::Weights in_integers(const Parameters& parameters, std::size_t inputs);

// Adds the slope of the error of these lessons to `slope`, and answers the sum of their errors
// (cross entropy).
double add_slope(const Parameters& parameters, std::span<const Lesson> lessons, Parameters& slope);

// The same for what lies there after the moves of one decision. How likely each is to be won counts
// little; by how much more likely one is than another counts much. Precondition: not empty.
double add_slope_of_choice(const Parameters& parameters, std::span<const Lesson> choice,
                           Parameters& slope);

// Adam by Kingma and Ba.
struct Adam {
  Parameters mean;
  Parameters square;
  std::uint64_t steps = 0;
  float mean_left = 1;  // how much of the zeros at the beginning is left in the means
  float square_left = 1;

  explicit Adam(std::size_t count) : mean(count), square(count) {}
  void step(Parameters& parameters, const Parameters& slope, float rate);
};

}  // namespace ordinal::train
