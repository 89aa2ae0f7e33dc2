// One round of learning the numbers of a tally: many games at once, then the regression on all that
// they taught. First what comes of games is learned, then which moves are better; in the end a
// network learns that too, while the numbers stay as they are.
#pragma once

#include "bots/value/tally.h"
#include "train/choice.h"
#include "train/comparing_game.h"
#include "train/crew.h"
#include "train/lot.h"
#include "train/real.h"
#include "train/regression.h"
#include "train/tally_game.h"
#include "train/walk.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace ordinal::train {

template <value::Tally T>
typename T::Numbers numbers_from(const Parameters& learned) {
  typename T::Numbers numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = in_units(learned[i], value::number_one, T::number_bound);
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
    if (course_.rounds >= first_of_network()) return teach_network();
    return course_.rounds < first_of_comparing() ? learn_from_games() : learn_by_comparing();
  }

 private:
  using State = typename T::State;

  std::uint32_t first_of_network() const { return plan_.rounds - plan_.network; }
  std::uint32_t first_of_comparing() const { return first_of_network() - plan_.comparing; }

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
    std::vector<Comparison> comparisons;
    for (const Choice<T>& choice : played<ComparingGame<T>>()) {
      append_comparisons(choice, comparisons);
    }
    std::vector<double> weights = numbers();
    const double error = explain(weights, comparisons, T::doubts(), threads_);
    mix_in(weights, course_.rounds - first_of_comparing());
    ++course_.rounds;
    return {course_.rounds, error, comparisons.size()};
  }

  // Playing out takes far longer than learning: so every choice is learned from a few times.
  Report teach_network() {
    constexpr std::uint64_t walks = 3;
    std::vector<Choice<T>> choices = played<ComparingGame<T>>();
    const std::uint32_t rounds_before = course_.rounds - first_of_network();
    const Stride stride{128, rate_after(rounds_before, plan_.network), threads_};
    double error = 0;
    for (std::uint64_t i = 0; i < walks; ++i) {
      shuffle(choices, random_for(plan_, course_.rounds, 2, i));
      error = walk(std::span<const Choice<T>>(choices), stride, course_,
                   [this](std::span<const Choice<T>> some, std::size_t, Parameters& slope) {
                     return study(some, slope);
                   });
    }
    ++course_.rounds;
    return {course_.rounds, error / static_cast<double>(std::max<std::size_t>(choices.size(), 1)),
            choices.size()};
  }

  double study(std::span<const Choice<T>> choices, Parameters& slope) const {
    double error = 0;
    for (const Choice<T>& choice : choices) error += add_slope(course_.parameters, choice, slope);
    return error;
  }

  std::vector<double> numbers() const { return {course_.numbers.begin(), course_.numbers.end()}; }

  // What all games of a kind taught.
  template <class Kind>
  auto played() const {
    using Lessons = decltype(std::declval<Kind&>().play());
    const typename T::Weights weights(numbers_from<T>(course_.numbers));
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
      float& parameter = course_.numbers[i];
      parameter = static_cast<float>(parameter + share * (weights[i] - parameter));
    }
  }

  const Plan& plan_;
  Course& course_;
  unsigned threads_;
};

}  // namespace ordinal::train
