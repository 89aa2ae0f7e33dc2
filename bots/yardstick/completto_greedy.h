// greedy of Completto, frozen: what is measured against it must last.
#pragma once

#include "engine/games/completto/state.h"

namespace ordinal::yardstick {

// A number belongs where it lies in proportion: 50 in the middle of the row. A tile goes nearest to
// its place, rather beside a consecutive number (CP-13). Precondition: the seat may act.
completto::Move greedy_move(const completto::View& view, Seat seat, Rng& rng);

}  // namespace ordinal::yardstick
