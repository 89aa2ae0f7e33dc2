// Every combination of options that a game accepts, straight from its fact sheet.
#pragma once

#include "engine/any/any_game.h"

#include <string>
#include <string_view>
#include <vector>

namespace ordinal::test {

inline void collect_variants(const GameFacts& facts, std::size_t place, Options options,
                             std::vector<Options>& found) {
  if (place == facts.options.size()) {
    if (AnyGame::start(facts, options)) found.push_back(options);
    return;
  }
  for (const std::string_view value : facts.options[place].values) {
    if (!set_option(facts, options, facts.options[place].name, value)) continue;
    collect_variants(facts, place + 1, options, found);
  }
}

inline std::vector<Options> variants(const GameFacts& facts) {
  std::vector<Options> found;
  collect_variants(facts, 0, standard_options(facts), found);
  return found;
}

// "players=2 start=0 …"
inline std::string variant_name(const GameFacts& facts, const Options& options) {
  std::string name;
  for (std::size_t i = 0; i < facts.options.size(); ++i) {
    if (!name.empty()) name += ' ';
    name += std::string(facts.options[i].name) + '=' + option_value(facts.options[i], options[i]);
  }
  return name;
}

}  // namespace ordinal::test
