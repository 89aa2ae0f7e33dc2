// A game of a tally's numbers against themselves, and what can be learned from it.
#pragma once

#include "bots/oversight.h"
#include "bots/value/tally.h"
#include "engine/walk/playout.h"
#include "train/regression.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace ordinal::train {

// Nobody learns from what nobody does: half of the games have many mistakes.
inline constexpr Oversight careful = {.percent = 8, .most_loss = 800};
inline constexpr Oversight careless = {.percent = 32, .most_loss = 800};

template <value::Tally T>
class TallyGame {
 public:
  using State = typename T::State;
  using Move = typename State::Move;

  TallyGame(const typename T::Weights& weights, State start, Rng rng)
      : weights_(weights), state_(start), rng_(rng) {}

  std::vector<Sample> play() {
    const Oversight oversight = rng_.below(2) == 0 ? careful : careless;
    while (!state_.turn().is_over()) {
      const Actor actor = random_actor(state_.turn(), rng_);
      if (actor.is_chance()) {
        state_.play(actor, state_.random_move(actor, rng_));
      } else {
        decide(actor.seat(), oversight);
      }
    }
    for (std::size_t i = 0; i < samples_.size(); ++i) {
      samples_[i].share = T::share(state_, movers_[i]);
    }
    return std::move(samples_);
  }

 private:
  void decide(Seat seat, const Oversight& oversight) {
    const auto moves = T::weigh(state_, seat, weights_);
    const std::span<const WeighedMove<Move>> listed(moves.begin(), moves.size());
    const Move move = seen_move(listed, oversight, rng_);
    state_.play(seat, move);
    if (!T::is_judged(state_, move)) return;
    std::array<value::Count, T::size> counts;
    T::count(state_, seat, counts);
    Sample& sample = samples_.emplace_back();
    for (std::uint16_t kind = 0; kind < T::size; ++kind) {
      if (counts[kind] != 0) sample.terms.push_back({kind, counts[kind]});
    }
    movers_.push_back(seat);
  }

  const typename T::Weights& weights_;
  State state_;
  Rng rng_;
  std::vector<Sample> samples_;
  std::vector<Seat> movers_;
};

}  // namespace ordinal::train
