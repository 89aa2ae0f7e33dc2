// The levels of Completto.
#pragma once

#include "bots/level.h"
#include "bots/value/model.h"
#include "engine/games/completto/state.h"

namespace ordinal::completto {

// Precondition: the seat may act, and the model has a network for the number of players.
Move level_move(Level level, const View& view, Seat seat, Rng& rng, const value::Model& model);

}  // namespace ordinal::completto
