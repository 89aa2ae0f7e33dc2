// Reasons in words for moves of Completto.
#pragma once

#include "engine/core/picture.h"
#include "engine/games/completto/state.h"

#include <vector>

namespace ordinal::coach {

// Precondition for both: the moves are legal for the seat whose view it is.

// What speaks for a move, the weightiest first; at most three.
std::vector<Caption> reasons_for(const completto::View& view, Seat seat, completto::Move move);

// Why `played` is worse than `best`, in the same way.
std::vector<Caption> reasons_against(const completto::View& view, Seat seat, completto::Move played,
                                     completto::Move best);

}  // namespace ordinal::coach
