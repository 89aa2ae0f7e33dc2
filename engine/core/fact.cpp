// Reads and writes option values by a game's fact sheet.
#include "engine/core/fact.h"

#include "engine/core/word.h"

#include <algorithm>
#include <cassert>

namespace ordinal {
namespace {

std::vector<std::string_view> names_of(std::span<const OptionFacts> options) {
  std::vector<std::string_view> names;
  for (const OptionFacts& option : options) names.push_back(option.name);
  return names;
}

// `text` must be one of the option's values.
std::uint8_t stored(const OptionFacts& option, std::size_t index) {
  if (option.kind == OptionFacts::Kind::word) return static_cast<std::uint8_t>(index);
  return static_cast<std::uint8_t>(
      number_in(option.values[index], 0, unset_option - 1).value_or(0));
}

std::size_t index_of(std::span<const std::string_view> list, std::string_view text) {
  std::size_t index = 0;
  while (index < list.size() && list[index] != text) ++index;
  return index;
}

// For a number the nearest by value, for a word by spelling.
std::string_view nearest_value(const OptionFacts& option, std::string_view value) {
  const auto wanted = number_in(value, 0, 999'999'999);
  if (option.kind == OptionFacts::Kind::word || !wanted) return nearest(value, option.values);
  const auto distance = [&](std::string_view text) {
    const int number = number_in(text, 0, 255).value_or(0);
    return number > *wanted ? number - *wanted : *wanted - number;
  };
  return *std::min_element(option.values.begin(), option.values.end(),
                           [&](auto left, auto right) { return distance(left) < distance(right); });
}

}  // namespace

std::size_t GameFacts::option_index(std::string_view option) const {
  return index_of(names_of(options), option);
}

Options standard_options(const GameFacts& facts) {
  Options options{};
  for (std::size_t i = 0; i < facts.options.size(); ++i) {
    const OptionFacts& option = facts.options[i];
    const bool depends = option.standard.empty();
    options[i] = depends ? unset_option : stored(option, index_of(option.values, option.standard));
  }
  return options;
}

std::string option_value(const OptionFacts& option, std::uint8_t value) {
  assert(value != unset_option);
  if (option.kind == OptionFacts::Kind::number) return std::to_string(value);
  return std::string(option.values[value]);
}

Answer<Done> set_option(const GameFacts& facts, Options& options, std::string_view name,
                        std::string_view value) {
  const std::size_t place = facts.option_index(name);
  if (place == facts.options.size()) {
    const auto names = names_of(facts.options);
    return Refusal{"option_unknown"_text,
                   "REC-4",
                   {{"game", facts.id},
                    {"option", printable(name)},
                    {"nearest", nearest(name, names)},
                    {"list", joined(names, ", ")}}};
  }
  const OptionFacts& option = facts.options[place];
  for (const RefusedValue& refused : option.refused) {
    if (refused.value == value) return Refusal{refused.reason, refused.rule, {{"value", value}}};
  }
  const std::size_t index = index_of(option.values, value);
  if (index == option.values.size()) {
    return Refusal{"option_value_unknown"_text,
                   "REC-4",
                   {{"option", name},
                    {"value", printable(value)},
                    {"nearest", nearest_value(option, value)},
                    {"list", joined(option.values, ", ")}}};
  }
  options[place] = stored(option, index);
  return Done{};
}

Answer<Options> read_options(const GameFacts& facts, std::span<const OptionText> texts) {
  Options options = standard_options(facts);
  for (const auto& [name, value] : texts) {
    const Answer<Done> done = set_option(facts, options, name, value);
    if (!done) return done.refusal();
  }
  return options;
}

}  // namespace ordinal
