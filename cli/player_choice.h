// --players as `arena` and `ladder` take them.
#pragma once

#include "bots/player.h"

#include <string_view>
#include <vector>

namespace ordinal::cli {

// The players of these names, parted by commas.
Answer<std::vector<Player>> named_players(const GameFacts& facts, std::string_view names);

}  // namespace ordinal::cli
