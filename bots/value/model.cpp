// Reads and writes networks; believes nothing that it reads.
#include "bots/value/model.h"

#include "engine/core/word.h"

#include <array>
#include <vector>

namespace ordinal::value {
namespace {

constexpr int most_players = 6;

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

void append(std::string& bytes, const Weights& weights) {
  for_each_number(weights, [&](auto number) { append_number(bytes, number); });
}

// Precondition: there are enough bytes.
Weights take_weights(std::size_t inputs, std::string_view& bytes) {
  Weights weights(inputs);
  for_each_number(weights, [&](auto& number) { take_number(bytes, number); });
  return weights;
}

struct Section {
  int players;
  int inputs;
};

// In ascending order, each with as many inputs as its description has.
Answer<std::vector<Section>> sections_in(const NetworkKind& kind, std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  if (words.size() % 2 != 0) return damaged_model();
  std::vector<Section> sections;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const int least = sections.empty() ? 2 : sections.back().players + 1;
    const auto players = number_in(words[i], least, most_players);
    const auto inputs = number_in(words[i + 1], 2, most_inputs);
    if (!players || !inputs || *inputs != kind.inputs(*players)) return damaged_model();
    sections.push_back({*players, *inputs});
  }
  return sections;
}

// Sums of integers stay integers only within these bounds (network.h).
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

Answer<Model> networks_in(const NetworkKind& kind, std::string_view bytes) {
  const auto sections = sections_in(kind, take_line(bytes));
  if (!sections) return sections.refusal();
  Model model;
  for (const auto& [players, inputs] : *sections) {
    if (bytes.size() < size_of(static_cast<std::size_t>(inputs))) return damaged_model();
    Weights weights = take_weights(static_cast<std::size_t>(inputs), bytes);
    if (!is_within_bounds(weights)) return damaged_model();
    model.insert_or_assign(players, std::move(weights));
  }
  return bytes.empty() ? Answer<Model>(std::move(model)) : damaged_model();
}

}  // namespace

std::string written(const NetworkKind& kind, const Model& model) {
  std::string body;
  for (const auto& [players, weights] : model) {
    if (!body.empty()) body += ' ';
    body += std::to_string(players) + ' ' + std::to_string(weights.inputs());
  }
  body += '\n';
  for (const auto& [players, weights] : model) append(body, weights);
  return with_head(kind, body);
}

Answer<Model> read_model(const NetworkKind& kind, std::string_view bytes) {
  const auto body = body_of(kind, bytes);
  return body ? networks_in(kind, *body) : body.refusal();
}

}  // namespace ordinal::value
