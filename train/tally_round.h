// One round of learning the numbers of a tally: many games at once, then the regression on all that
// they taught. First what comes of games is learned, in the last rounds which moves are better.
#pragma once

#include "bots/value/tally.h"
#include "train/comparing_game.h"
#include "train/crew.h"
#include "train/lot.h"
#include "train/real.h"
#include "train/regression.h"
#include "train/tally_game.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
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
    return course_.rounds < plan_.rounds - plan_.comparing ? learn_from_games()
                                                           : learn_by_comparing();
  }

 private:
  using State = typename T::State;

  Report learn_from_games() {
    constexpr int steps = 4;
    const std::vector<Sample> samples = played<TallyGame<T>>();
    const auto doubts = T::doubts();
    std::vector<double> weights = numbers();
    double error = 0;
    for (int i = 0; i < steps; ++i) error = improve(weights, samples, doubts, threads_);
    mix_in(weights, course_.rounds);
    ++course_.rounds;
    return {course_.rounds, error, samples.size()};
  }

  Report learn_by_comparing() {
    const std::vector<Comparison> comparisons = played<ComparingGame<T>>();
    std::vector<double> weights = numbers();
    const double error = explain(weights, comparisons, T::doubts(), threads_);
    mix_in(weights, course_.rounds + plan_.comparing - plan_.rounds);
    ++course_.rounds;
    return {course_.rounds, error, comparisons.size()};
  }

  std::vector<double> numbers() const {
    return {course_.parameters.begin(), course_.parameters.end()};
  }

  // What all games of a kind taught.
  template <class Kind>
  auto played() const {
    using Lessons = decltype(std::declval<Kind&>().play());
    const typename T::Weights weights(numbers_from<T>(course_.parameters));
    std::vector<Lessons> games(plan_.games_a_round);
    share_out(threads_, games.size(), [&](std::size_t game) {
      Rng rng = random_for(plan_, course_.rounds, 1, game);
      const State first = start(rng);
      games[game] = Kind(weights, first, rng).play();
    });
    Lessons all;
    for (Lessons& game : games) std::move(game.begin(), game.end(), std::back_inserter(all));
    return all;
  }

  State start(Rng& rng) const {
    const int family = T::family(*State::setup(plan_.options));
    return State::start(drawn_setup<State>(
        plan_, players_option, rng,
        [family](const typename State::Setup& setup) { return T::family(setup) == family; }));
  }

  // A mean over all rounds of a kind that trusts the later ones more: those games were better.
  void mix_in(const std::vector<double>& weights, std::uint32_t rounds_before) {
    const double share = 2.0 / (rounds_before + 2);
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
