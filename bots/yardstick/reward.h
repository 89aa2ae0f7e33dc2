// What a finished game is worth to a seat, and playouts by a policy: shared by all who search.
#pragma once

#include "engine/core/game.h"
#include "engine/walk/playout.h"

namespace ordinal::yardstick {

// In halves, so that sums are exact: 2 for a win, 1 for a shared one, 0 for a loss.
template <GameResult R>
int reward(const R& result, Seat seat) {
  const SeatSet winners = result.winners();
  if (!winners.contains(seat)) return 0;
  return winners.size() == 1 ? 2 : 1;
}

// Everybody plays `policy(state, seat)` to the end; chance falls by its weights.
template <PicksMoves S, class Policy>
void play_out_by(const Policy& policy, S& state, Rng& rng) {
  const auto choose = [&](const S& now, Actor actor, Rng& numbers) {
    return actor.is_chance() ? now.random_move(actor, numbers) : policy(now, actor.seat());
  };
  play_out(state, rng, choose, [](Actor, typename S::Move) {});
}

}  // namespace ordinal::yardstick
