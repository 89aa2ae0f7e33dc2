// flat-mc and mcts of Lucky Numbers, frozen: what is measured against them must last.
#pragma once

#include "bots/yardstick/bandit.h"
#include "engine/games/lucky_numbers/state.h"

namespace ordinal::yardstick {

inline constexpr Effort flat_mc_effort = {.playouts = 1000, .curiosity = 0.6};
inline constexpr Effort mcts_effort = {.playouts = 10000, .curiosity = 0.9};

// The legal moves that LN-16 leaves a computer player: after two idle takes in a row no third.
lucky_numbers::State::Moves lucky_candidates(const lucky_numbers::View& view, Seat seat, Rng& rng);

// A bandit over all of them; everybody plays tuned-greedy in the playouts. Precondition for both:
// the seat may act, and the view is its own.
lucky_numbers::Move flat_mc_move(const lucky_numbers::View& view, Seat seat, Rng& rng,
                                 const Effort& effort);

// A tree over them, with the same playouts.
lucky_numbers::Move mcts_move(const lucky_numbers::View& view, Seat seat, Rng& rng,
                              const Effort& effort);

}  // namespace ordinal::yardstick
