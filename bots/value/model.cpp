// Reads and writes networks; believes nothing that it reads.
#include "bots/value/model.h"

#include "bots/value/checksum.h"
#include "engine/core/word.h"

#include <array>
#include <vector>

namespace ordinal::value {
namespace {

constexpr std::string_view magic = "ordinal-model";
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
  for_each_number(weights, [&](auto number) {
    for (std::size_t i = 0; i < sizeof number; ++i) {
      bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 255);
    }
  });
}

// Precondition: there are enough bytes.
Weights take_weights(std::size_t inputs, std::string_view& bytes) {
  Weights weights(inputs);
  for_each_number(weights, [&](auto& number) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) {
      value |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
    }
    number = static_cast<std::remove_reference_t<decltype(number)>>(value);
    bytes.remove_prefix(sizeof number);
  });
  return weights;
}

Refusal damaged() { return {"model_damaged"_text, "MODEL", {}}; }

struct Section {
  int players;
  int inputs;
};

// In ascending order, each with as many inputs as its description has.
Answer<std::vector<Section>> sections_in(const ModelKind& kind, std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  if (words.size() % 2 != 0) return damaged();
  std::vector<Section> sections;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const int least = sections.empty() ? 2 : sections.back().players + 1;
    const auto players = number_in(words[i], least, most_players);
    const auto inputs = number_in(words[i + 1], 2, most_inputs);
    if (!players || !inputs || *inputs != kind.inputs(*players)) return damaged();
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

Answer<Model> networks_in(const ModelKind& kind, std::string_view bytes) {
  const auto sections = sections_in(kind, take_line(bytes));
  if (!sections) return sections.refusal();
  Model model;
  for (const auto& [players, inputs] : *sections) {
    if (bytes.size() < size_of(static_cast<std::size_t>(inputs))) return damaged();
    Weights weights = take_weights(static_cast<std::size_t>(inputs), bytes);
    if (!is_within_bounds(weights)) return damaged();
    model.insert_or_assign(players, std::move(weights));
  }
  return bytes.empty() ? Answer<Model>(std::move(model)) : damaged();
}

}  // namespace

std::string written(const ModelKind& kind, const Model& model) {
  std::string body;
  for (const auto& [players, weights] : model) {
    if (!body.empty()) body += ' ';
    body += std::to_string(players) + ' ' + std::to_string(weights.inputs());
  }
  body += '\n';
  for (const auto& [players, weights] : model) append(body, weights);
  std::string head(magic);
  head += ' ' + std::to_string(model_version) + ' ' + std::string(kind.game);
  return head + ' ' + hexadecimal(kind.features) + ' ' + hexadecimal(checksum(body)) + '\n' + body;
}

Answer<Model> read_model(const ModelKind& kind, std::string_view bytes) {
  const std::vector<std::string_view> words = words_of(take_line(bytes).substr(0, 200));
  if (words.size() < 2 || words[0] != magic) return Refusal{"model_unknown"_text, "MODEL", {}};
  if (words[1] != std::to_string(model_version)) {
    return Refusal{"model_version"_text,
                   "MODEL",
                   {{"version", printable(words[1])}, {"known", model_version}}};
  }
  if (words.size() != 5) return damaged();
  if (words[2] != kind.game) {
    return Refusal{
        "model_game"_text, "MODEL", {{"game", printable(words[2])}, {"wanted", kind.game}}};
  }
  if (words[3] != hexadecimal(kind.features)) return Refusal{"model_features"_text, "MODEL", {}};
  if (words[4] != hexadecimal(checksum(bytes))) return damaged();
  return networks_in(kind, bytes);
}

}  // namespace ordinal::value
