// One round of learning the numbers of a tally: many games at once, then the regression on all that
// they taught.
#pragma once

#include "bots/value/tally.h"
#include "train/crew.h"
#include "train/lot.h"
#include "train/real.h"
#include "train/regression.h"
#include "train/tally_game.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

namespace ordinal::train {

template <value::Tally T>
typename T::Numbers numbers_from(const Parameters& parameters) {
  typename T::Numbers numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = in_units(parameters[i], value::number_one, T::number_bound);
    numbers[i] = static_cast<std::int16_t>(number);
  }
  return numbers;
}

template <value::Tally T>
class TallyRound {
 public:
  TallyRound(const Plan& plan, Course& course, unsigned threads)
      : plan_(plan), course_(course), threads_(threads) {}

  Report run() {
    constexpr int steps = 4;
    const std::vector<Sample> samples = played();
    const auto doubts = T::doubts();
    std::vector<double> weights(course_.parameters.begin(), course_.parameters.end());
    double error = 0;
    for (int i = 0; i < steps; ++i) error = improve(weights, samples, doubts, threads_);
    mix_in(weights);
    ++course_.rounds;
    return {course_.rounds, error, samples.size()};
  }

 private:
  using State = typename T::State;

  std::vector<Sample> played() const {
    const typename T::Weights weights(numbers_from<T>(course_.parameters));
    std::vector<std::vector<Sample>> games(plan_.games_a_round);
    share_out(threads_, games.size(), [&](std::size_t game) {
      Rng rng = random_for(plan_, course_.rounds, 1, game);
      games[game] = TallyGame<T>(weights, start(rng), rng).play();
    });
    std::vector<Sample> all;
    for (auto& game : games) std::move(game.begin(), game.end(), std::back_inserter(all));
    return all;
  }

  State start(Rng& rng) const {
    const int family = T::family(*State::setup(plan_.options));
    return State::start(drawn_setup<State>(
        plan_, players_option, rng,
        [family](const typename State::Setup& setup) { return T::family(setup) == family; }));
  }

  // A mean over all rounds that trusts the later ones more: those games were better.
  void mix_in(const std::vector<double>& weights) {
    const double share = 2.0 / (course_.rounds + 2);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      float& parameter = course_.parameters[i];
      parameter = static_cast<float>(parameter + share * (weights[i] - parameter));
    }
  }

  const Plan& plan_;
  Course& course_;
  unsigned threads_;
};

}  // namespace ordinal::train
