// Reads and writes networks; believes nothing that it reads.
#include "bots/value/model.h"

#include "bots/value/network_file.h"
#include "engine/core/word.h"

#include <vector>

namespace ordinal::value {
namespace {

constexpr int most_players = 6;

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

Answer<Model> networks_in(const NetworkKind& kind, std::string_view bytes) {
  const auto sections = sections_in(kind, take_line(bytes));
  if (!sections) return sections.refusal();
  Model model;
  for (const auto& [players, inputs] : *sections) {
    auto weights = take_network(static_cast<std::size_t>(inputs), bytes);
    if (!weights) return weights.refusal();
    model.insert_or_assign(players, *std::move(weights));
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
  for (const auto& [players, weights] : model) append_network(body, weights);
  return with_head(kind, body);
}

Answer<Model> read_model(const NetworkKind& kind, std::string_view bytes) {
  const auto body = body_of(kind, bytes);
  return body ? networks_in(kind, *body) : body.refusal();
}

}  // namespace ordinal::value
