// Games that `expert` plays to the end in every seat, from what one seat knows.
#pragma once

#include "bots/roster.h"
#include "bots/sequence_numbers/chance.h"
#include "bots/sequence_numbers/sampling.h"
#include "engine/walk/playout.h"

#include <algorithm>
#include <cstdint>

namespace ordinal::coach {

// What is hidden from a seat, as likely as can be said.
template <Game S>
class Sampling {
 public:
  explicit Sampling(const typename S::View& view) : view_(view) {}
  S sample(Rng& rng) const { return S::sample(view_, rng); }

 private:
  const typename S::View& view_;
};

template <>
class Sampling<sequence_numbers::State> : public sequence_numbers::Sampling {
 public:
  using sequence_numbers::Sampling::Sampling;
};

// Of the win, for a seat. Precondition: the game is over.
template <Game S>
double share_of_win(const S& state, Seat seat) {
  const SeatSet winners = state.result().winners();
  return winners.contains(seat) ? 1.0 / winners.size() : 0;
}

// Partners do not share a win: both have it.
inline double share_of_win(const sequence_numbers::State& state, Seat seat) {
  return sequence_numbers::share_of_win(state.result(), seat) / double{value::certain};
}

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
