// A computer player for any game, for those who must not care which one it is.
#pragma once

#include "engine/any/any_game.h"

#include <string>

namespace ordinal {

// The move of a simple, quick player in this seat, which gets to know no more than the seat may.
// A game without a player of its own is played at random. Precondition: the seat may act.
std::string simple_move(const AnyGame& game, Seat seat, Rng& rng);

}  // namespace ordinal
