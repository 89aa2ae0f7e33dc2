// Reasons in words for moves of Lucky Numbers.
#pragma once

#include "engine/core/picture.h"
#include "engine/games/lucky_numbers/state.h"

#include <vector>

namespace ordinal::coach {

// Precondition for both: the moves are legal for the seat whose view it is.

// What speaks for a move, the weightiest first; at most three.
std::vector<Caption> reasons_for(const lucky_numbers::View& view, Seat seat,
                                 lucky_numbers::Move move);

// Why `played` is worse than `best`, in the same way.
std::vector<Caption> reasons_against(const lucky_numbers::View& view, Seat seat,
                                     lucky_numbers::Move played, lucky_numbers::Move best);

}  // namespace ordinal::coach
