// Believes nothing that it reads.
#include "bots/value/network_file.h"

#include "bots/value/model_file.h"

#include <array>

namespace ordinal::value {
namespace {

// Calls `visit` with every number of a network, in the order of the file.
template <class W, class Visit>
void for_each_number(W& weights, const Visit& visit) {
  for (auto& weight : weights.first) visit(weight);
  for (auto& bias : weights.first_bias) visit(bias);
  for (auto& weight : weights.second) visit(weight);
  for (auto& bias : weights.second_bias) visit(bias);
  for (auto& weight : weights.last) visit(weight);
  visit(weights.last_bias);
}

std::size_t size_of(std::size_t inputs) {
  return 2 * (inputs * first_hidden + first_hidden * second_hidden + second_hidden) +
         4 * (first_hidden + second_hidden + 1);
}

bool is_within_bounds(const Weights& weights) {
  const auto all_within = [](const auto& list, int bound) {
    for (const int weight : list) {
      if (weight < -bound || weight > bound) return false;
    }
    return true;
  };
  return all_within(weights.first, first_weight_bound) &&
         all_within(weights.second, other_weight_bound) &&
         all_within(weights.last, other_weight_bound) &&
         all_within(weights.first_bias, bias_bound) &&
         all_within(weights.second_bias, bias_bound) &&
         all_within(std::array{weights.last_bias}, bias_bound);
}

}  // namespace

void append_network(std::string& bytes, const Weights& weights) {
  for_each_number(weights, [&](auto number) { append_number(bytes, number); });
}

Answer<Weights> take_network(std::size_t inputs, std::string_view& bytes) {
  if (bytes.size() < size_of(inputs)) return damaged_model();
  Weights weights(inputs);
  for_each_number(weights, [&](auto& number) { take_number(bytes, number); });
  return is_within_bounds(weights) ? Answer<Weights>(std::move(weights)) : damaged_model();
}

}  // namespace ordinal::value
