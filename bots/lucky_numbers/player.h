// The levels of Lucky Numbers.
#pragma once

#include "bots/level.h"
#include "bots/value/model.h"
#include "engine/games/lucky_numbers/state.h"

namespace ordinal::lucky_numbers {

// Precondition: the seat may act, and the model has a network for the number of players.
Move level_move(Level level, const View& view, Seat seat, Rng& rng, const value::Model& model);

}  // namespace ordinal::lucky_numbers
