// Weights of tallies as a file: the first line (model_file.h), the families that it has, the
// numbers of each, the families that have a network, and the weights of each.
#pragma once

#include "bots/value/network_file.h"
#include "bots/value/tally.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal::value {

template <Tally T>
struct TallyModel {
  std::map<int, typename T::Weights> tallies;  // by family
  std::map<int, Weights> networks;             // of some of these families

  bool contains(int family) const { return tallies.contains(family); }
  const typename T::Weights& at(int family) const { return tallies.at(family); }

  friend bool operator==(const TallyModel&, const TallyModel&) = default;
};

template <class Part>
std::string listed_families(const std::map<int, Part>& parts) {
  std::vector<int> families;
  for (const auto& [family, part] : parts) families.push_back(family);
  return listed(families) + '\n';
}

template <Tally T>
std::string written(const TallyModel<T>& model) {
  std::string body = listed_families(model.tallies);
  for (const auto& [family, weights] : model.tallies) {
    for (const std::int16_t number : weights.numbers) append_number(body, number);
  }
  body += listed_families(model.networks);
  for (const auto& [family, weights] : model.networks) append_network(body, weights);
  return with_head(tally_kind<T>(), body);
}

// Nothing if they are not within their bounds. Precondition: there are enough bytes.
template <Tally T>
std::optional<typename T::Numbers> take_numbers(std::string_view& bytes) {
  typename T::Numbers numbers;
  bool is_within_bounds = true;
  for (std::int16_t& number : numbers) {
    take_number(bytes, number);
    is_within_bounds &= -T::number_bound <= number && number <= T::number_bound;
  }
  return is_within_bounds ? std::optional(numbers) : std::nullopt;
}

// The families that a line lists, each once; nothing if any of them is not among the known ones.
inline std::optional<std::vector<int>> families_in(std::string_view line,
                                                   std::span<const int> known) {
  std::vector<int> families;
  for (const std::string_view word : words_of(line)) {
    const auto family = number_in(word, 1, 999);
    const bool is_known = family && std::ranges::count(known, *family) > 0;
    if (!is_known || std::ranges::count(families, *family) > 0) return std::nullopt;
    families.push_back(*family);
  }
  return families;
}

// Whatever is cut short, damaged, or about something else is refused.
template <Tally T>
Answer<TallyModel<T>> read_tally_model(std::string_view bytes) {
  auto body = body_of(tally_kind<T>(), bytes);
  if (!body) return body.refusal();
  TallyModel<T> model;
  const auto families = families_in(take_line(*body), T::families);
  if (!families || body->size() < families->size() * sizeof(typename T::Numbers)) {
    return damaged_model();
  }
  for (const int family : *families) {
    const auto numbers = take_numbers<T>(*body);
    if (!numbers) return damaged_model();
    model.tallies.try_emplace(family, *numbers);
  }
  const auto networks = families_in(take_line(*body), T::network_families);
  if (!networks) return damaged_model();
  for (const int family : *networks) {
    if (!model.contains(family)) return damaged_model();
    auto network = take_network(static_cast<std::size_t>(T::inputs()), *body);
    if (!network) return network.refusal();
    model.networks.try_emplace(family, *std::move(network));
  }
  return body->empty() ? Answer(std::move(model)) : damaged_model();
}

}  // namespace ordinal::value
