// The six levels of Sequence Numbers.
#pragma once

#include "bots/level.h"
#include "bots/sequence_numbers/tally.h"
#include "engine/games/sequence_numbers/state.h"

namespace ordinal::sequence_numbers {

// Precondition: the seat may act, and the view is its own, and the model has a family for it.
Move level_move(Level level, const View& view, Seat seat, Rng& rng, const Model& model);

}  // namespace ordinal::sequence_numbers
