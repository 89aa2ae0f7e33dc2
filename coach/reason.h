// Reasons in words: countable facts about a move of any game, as its seat knows the position. They
// are made from the position alone; what a move is worth is said elsewhere.
#pragma once

#include "engine/any/any_game.h"

#include <string_view>
#include <vector>

namespace ordinal::coach {

// Facts that speak for a move, the weightiest first; at most three, and none if it is not legal.
std::vector<Caption> reasons_for(const AnyGame& game, Seat seat, std::string_view text);

// Facts why `played` is worse than `best`, in the same way.
std::vector<Caption> reasons_against(const AnyGame& game, Seat seat, std::string_view played,
                                     std::string_view best);

}  // namespace ordinal::coach
