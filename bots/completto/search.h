// Monte Carlo over the moves that look good: games are played on by the evaluation for some turns,
// every move with the same luck.
#pragma once

#include "engine/games/completto/state.h"

#include <cstddef>
#include <cstdint>

namespace ordinal::completto {

struct Budget {
  int playouts;            // for one decision, at most
  int horizon;             // turns of everybody that are played in each
  std::size_t most_moves;  // that are looked at
  std::int64_t most_loss;  // by how much less one of them may be worth than the best
};

// With no playouts at all it is the best move of the evaluation. Precondition: the seat may act.
Move searched_move(const View& view, Seat seat, Rng& rng, const Budget& budget);

}  // namespace ordinal::completto
