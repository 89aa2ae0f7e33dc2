// Games that `expert` plays to the end in every seat.
#pragma once

#include "bots/roster.h"
#include "coach/outcome.h"
#include "engine/walk/playout.h"

#include <algorithm>
#include <cstdint>

namespace ordinal::coach {

template <Game S>
typename S::Move expert_move(const S& state, Seat seat, Rng& rng) {
  static const NamedPlayer<S>& expert =
      *std::ranges::find(roster<S>, name_of(Level::expert), &NamedPlayer<S>::name);
  return expert.choose(state.view(Viewer::seat(seat)), seat, rng);
}

// What the seat wins after the move. Equal luck draws the same tiles, whatever the players do with
// them.
template <Game S>
double share_after(S state, Seat seat, typename S::Move move, std::uint64_t luck) {
  Rng draws(luck);
  Rng choices(~luck);
  state.play(seat, move);
  const auto choose = [&](const S& now, Actor actor, Rng& numbers) {
    return actor.is_chance() ? now.random_move(actor, numbers)
                             : expert_move(now, actor.seat(), choices);
  };
  play_out(state, draws, choose, [](Actor, typename S::Move) {});
  return share_of_win(state, seat);
}

}  // namespace ordinal::coach
