// Weights of tallies as a file: the first line (model_file.h), the families that it has, and the
// numbers of each.
#pragma once

#include "bots/value/tally.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal::value {

template <Tally T>
using TallyModel = std::map<int, typename T::Weights>;  // by family

template <Tally T>
std::string written(const TallyModel<T>& model) {
  std::vector<int> families;
  for (const auto& [family, weights] : model) families.push_back(family);
  std::string body = listed(families) + '\n';
  for (const auto& [family, weights] : model) {
    for (const std::int16_t number : weights.numbers) append_number(body, number);
  }
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

// Whatever is cut short, damaged, or about something else is refused.
template <Tally T>
Answer<TallyModel<T>> read_tally_model(std::string_view bytes) {
  auto body = body_of(tally_kind<T>(), bytes);
  if (!body) return body.refusal();
  const std::vector<std::string_view> words = words_of(take_line(*body));
  if (body->size() != words.size() * sizeof(typename T::Numbers)) return damaged_model();
  TallyModel<T> model;
  for (const std::string_view word : words) {
    const auto family = number_in(word, 1, 999);
    const auto numbers = take_numbers<T>(*body);
    const bool is_known = family && std::ranges::count(T::families, *family) > 0;
    if (!is_known || !numbers) return damaged_model();
    if (!model.try_emplace(*family, *numbers).second) return damaged_model();
  }
  return model;
}

}  // namespace ordinal::value
