// Reasons in words for moves of Sequence Numbers.
#pragma once

#include "engine/core/picture.h"
#include "engine/games/sequence_numbers/state.h"

#include <vector>

namespace ordinal::coach {

// Precondition for both: the moves are legal for the seat whose view it is.

// What speaks for a move, the weightiest first; at most three.
std::vector<Caption> reasons_for(const sequence_numbers::View& view, Seat seat,
                                 sequence_numbers::Move move);

// Why `played` is worse than `best`, in the same way.
std::vector<Caption> reasons_against(const sequence_numbers::View& view, Seat seat,
                                     sequence_numbers::Move played, sequence_numbers::Move best);

}  // namespace ordinal::coach
