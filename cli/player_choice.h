// --players as `arena` and `ladder` take them.
#pragma once

#include "bots/player.h"

#include <string>
#include <string_view>
#include <vector>

namespace ordinal::cli {

// The players of these names, parted by commas; NAME:FILE is one with the model of that file, which
// must be of use with these options.
Answer<std::vector<Player>> named_players(const GameFacts& facts, std::string_view names,
                                          const Options& options);

std::string list_of_players(const GameFacts& facts);  // all there are, parted by commas

}  // namespace ordinal::cli
