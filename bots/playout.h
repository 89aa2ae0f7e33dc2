// Games that are played to their end by a quick way of choosing moves.
#pragma once

#include "engine/core/game.h"
#include "engine/walk/playout.h"

namespace ordinal {

// Everybody plays `policy(state, seat)` to the end; chance falls by its weights.
template <PicksMoves S, class Policy>
void play_out_by(const Policy& policy, S& state, Rng& rng) {
  const auto choose = [&](const S& now, Actor actor, Rng& numbers) {
    return actor.is_chance() ? now.random_move(actor, numbers) : policy(now, actor.seat());
  };
  play_out(state, rng, choose, [](Actor, typename S::Move) {});
}

}  // namespace ordinal
