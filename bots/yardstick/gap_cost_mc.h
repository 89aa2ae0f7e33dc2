// gap-cost-mc of Completto, frozen: what is measured against it must last.
#pragma once

#include "bots/yardstick/bandit.h"
#include "engine/games/completto/state.h"

namespace ordinal::yardstick {

inline constexpr Effort gap_cost_mc_effort = {.playouts = 500, .curiosity = 0.4};

// A bandit over the moves that gap-cost finds nearly as good as its best; everybody plays gap-cost
// in the playouts. Precondition: the seat may act.
completto::Move gap_cost_mc_move(const completto::View& view, Seat seat, Rng& rng,
                                 const Effort& effort);

}  // namespace ordinal::yardstick
