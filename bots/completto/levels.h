// The computer players of Completto, from beginner to master.
#pragma once

#include "bots/level.h"
#include "engine/games/completto/state.h"

namespace ordinal::completto {

// Precondition: the seat may act.
Move level_move(Level level, const View& view, Seat seat, Rng& rng);

}  // namespace ordinal::completto
