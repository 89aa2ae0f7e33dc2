// A game of a tally's numbers against themselves, in which some decisions are looked at closely:
// what comes of the best moves if they are played out.
#pragma once

#include "bots/oversight.h"
#include "bots/playout.h"
#include "bots/value/network.h"
#include "bots/value/tally.h"
#include "train/choice.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace ordinal::train {

template <value::Tally T>
class ComparingGame {
 public:
  using State = typename T::State;
  using Move = typename State::Move;

  ComparingGame(const typename T::Weights& weights, State start, Rng rng)
      : weights_(weights), state_(start), rng_(rng) {}

  std::vector<Choice<T>> play() {
    play_out_by([this](const State&, Seat seat) { return decided(seat); }, state_, rng_);
    return std::move(choices_);
  }

 private:
  // One decision of so many is looked at, and of these one is made at random: nobody learns from
  // what nobody does.
  static constexpr std::uint32_t looked_at = 4;
  static constexpr std::uint32_t made_at_random = 3;

  Move decided(Seat seat) {
    if (rng_.below(looked_at) == 0) {
      const auto moves = T::compare(state_, seat, weights_, rng_);
      learn(seat, moves);
      if (!moves.empty() && rng_.below(made_at_random) == 0) return rng_.pick(moves).move;
    }
    const auto moves = T::weigh(state_, seat, weights_);
    return best_of(std::span<const WeighedMove<Move>>(moves.begin(), moves.size())).move;
  }

  // Nothing if one of the moves does not end the turn.
  void learn(Seat seat, std::span<const WeighedMove<Move>> moves) {
    Choice<T> choice{seat, {}, {}};
    for (const auto& [move, worth] : moves) {
      State after = state_;
      after.play(seat, move);
      if (after.turn().is_over() || !T::is_judged(after, move)) return;
      choice.after.push_back(after);
      choice.chances.push_back(static_cast<double>(worth) / value::certain);
    }
    if (!moves.empty()) choices_.push_back(std::move(choice));
  }

  const typename T::Weights& weights_;
  State state_;
  Rng rng_;
  std::vector<Choice<T>> choices_;
};

}  // namespace ordinal::train
