// What the scoring adds up, as counts: so that its numbers can be learned (bots/value/tally.h), and
// what a network is told besides.
#pragma once

#include "bots/sequence_numbers/description.h"
#include "bots/sequence_numbers/scoring.h"
#include "bots/value/tally_model.h"

#include <span>
#include <vector>

namespace ordinal::sequence_numbers {

struct Tally {
  using State = sequence_numbers::State;
  using Numbers = sequence_numbers::Numbers;
  using Weights = sequence_numbers::Weights;

  static constexpr std::size_t size = number_count;
  static constexpr int number_bound = sequence_numbers::number_bound;
  static constexpr const auto& families = sequence_numbers::families;

  static void count(const State& state, Seat seat, std::span<value::Count, size> counts);
  static int family(const Setup& setup) { return family_of(setup); }
  static constexpr int compared = sequence_numbers::compared;

  static constexpr const auto& network_families = sequence_numbers::network_families;
  static int inputs() { return sequence_numbers::inputs(); }
  static void describe(const State& state, Seat seat, std::span<value::Input> inputs) {
    sequence_numbers::describe(state, seat, inputs);
  }

  static Numbers first_guess();
  static std::array<double, size> doubts();

  static WeighedMoves weigh(const State& state, Seat seat, const Weights& weights) {
    return weighed_moves(state, seat, weights);
  }
  static std::vector<WeighedMove<Move>> compare(const State& state, Seat seat,
                                                const Weights& weights, Rng& rng);
  static bool is_judged(const State& state, Move move);
  static double share(const State& state, Seat seat);
};

using Model = value::TallyModel<Tally>;

}  // namespace ordinal::sequence_numbers
