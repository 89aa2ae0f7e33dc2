// A game of a tally's numbers against themselves, in which some decisions are looked at closely:
// what comes of the best moves if they are played out.
#pragma once

#include "bots/oversight.h"
#include "bots/playout.h"
#include "bots/value/network.h"
#include "bots/value/tally.h"
#include "train/regression.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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

  std::vector<Comparison> play() {
    play_out_by([this](const State&, Seat seat) { return decided(seat); }, state_, rng_);
    return std::move(comparisons_);
  }

 private:
  using Counts = std::array<value::Count, T::size>;

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

  void learn(Seat seat, std::span<const WeighedMove<Move>> moves) {
    std::vector<Counts> counts;
    double chance = 0;
    for (const auto& [move, worth] : moves) {
      const auto after = counts_after(seat, move);
      if (!after) return;
      counts.push_back(*after);
      chance += static_cast<double>(worth) / value::certain / static_cast<double>(moves.size());
    }
    for (std::size_t a = 0; a < moves.size(); ++a) {
      for (std::size_t b = a + 1; b < moves.size(); ++b) {
        const double gain = static_cast<double>(moves[a].worth - moves[b].worth) / value::certain;
        compare(counts[a], counts[b], gain, chance, moves.size());
      }
    }
  }

  // Nothing if the move does not end the turn.
  std::optional<Counts> counts_after(Seat seat, Move move) const {
    State after = state_;
    after.play(seat, move);
    if (after.turn().is_over() || !T::is_judged(after, move)) return std::nullopt;
    Counts counts;
    T::count(after, seat, counts);
    return counts;
  }

  // Near an even chance a gain means most; and all comparisons of a decision count like those of
  // its best move alone.
  void compare(const Counts& a, const Counts& b, double gain, double chance, std::size_t moves) {
    constexpr double least_bend = 0.01;
    const double bend = std::max(chance * (1 - chance), least_bend);
    Comparison& comparison = comparisons_.emplace_back();
    comparison.gain = gain / bend;
    comparison.weight = 16 * bend * bend / static_cast<double>(moves);
    for (std::uint16_t kind = 0; kind < T::size; ++kind) {
      const auto difference = static_cast<value::Count>(a[kind] - b[kind]);
      if (difference != 0) comparison.terms.push_back({kind, difference});
    }
  }

  const typename T::Weights& weights_;
  State state_;
  Rng rng_;
  std::vector<Comparison> comparisons_;
};

}  // namespace ordinal::train
