// Uniform random play: first over the seats that may act, then over that seat's legal moves.
#pragma once

#include "engine/core/game.h"

namespace ordinal {

template <Game S>
struct Choice {
  Seat seat;
  typename S::Move move;
};

// Precondition: seats are to act.
template <Game S>
Choice<S> random_choice(const S& state, Rng& rng) {
  const SeatSet seats = state.turn().seats();
  const Seat seat =
      seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
  return {seat, rng.pick(state.legal_moves(seat))};
}

}  // namespace ordinal
