// What the moves of a turn are worth by what they change in the own row: one move deep, no luck
// but that of the next draw.
#pragma once

#include "bots/oversight.h"
#include "engine/games/completto/state.h"

#include <vector>

namespace ordinal::completto {

// The moves to choose from, in the order of the list: all legal ones but slides that CP-18 does
// not leave a computer player. A worth is about turns saved, in ten-thousandths. Precondition: the
// seat may act.
std::vector<WeighedMove<Move>> weighed_moves(const Table& table, Seat seat);

// The first of the greatest worth, without a list. Precondition: the seat may act.
Move best_move(const Table& table, Seat seat);

}  // namespace ordinal::completto
