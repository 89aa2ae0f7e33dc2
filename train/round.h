// One round of training a network: many games at once, then one walk through all that they taught.
#pragma once

#include "train/course.h"
#include "train/crew.h"
#include "train/lot.h"
#include "train/self_play.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace ordinal::train {

template <value::Description D>
class Round {
 public:
  Round(const Plan& plan, Course& course, unsigned threads)
      : plan_(plan),
        course_(course),
        threads_(threads),
        inputs_(static_cast<std::size_t>(D::inputs(plan.players()))) {}

  Report run() {
    const std::vector<Example<D>> examples = shuffled(played());
    double error = 0;
    for (std::size_t begin = 0; begin < examples.size(); begin += batch) {
      const std::size_t count = std::min(batch, examples.size() - begin);
      error += learn(std::span(examples).subspan(begin, count));
    }
    ++course_.rounds;
    return {course_.rounds, error / static_cast<double>(examples.size()), examples.size()};
  }

 private:
  // Slopes are added up share by share in their order, so that threads make no difference.
  static constexpr std::size_t batch = 1024;
  static constexpr std::size_t shares = 16;

  using State = typename D::State;

  Rng random(std::uint64_t purpose, std::uint64_t number) const {
    return random_for(plan_, course_.rounds, purpose, number);
  }

  State start(Rng& rng) const {
    const auto any = [](const typename State::Setup&) { return true; };
    return State::start(drawn_setup<State>(plan_, start_option, rng, any));
  }

  std::vector<Example<D>> played() const {
    const value::Weights weights = in_integers(course_.parameters, inputs_);
    std::vector<std::vector<Example<D>>> games(plan_.games_a_round);
    share_out(threads_, games.size(), [&](std::size_t game) {
      Rng rng = random(1, game);
      const State state = start(rng);
      games[game] = SelfPlay<D>(weights, state, plan_.players(), rng).play();
    });
    std::vector<Example<D>> all;
    for (const auto& game : games) all.insert(all.end(), game.begin(), game.end());
    return all;
  }

  std::vector<Example<D>> shuffled(std::vector<Example<D>> examples) const {
    Rng rng = random(2, 0);
    for (std::size_t i = examples.size(); i > 1; --i) {
      std::swap(examples[i - 1], examples[rng.below(static_cast<std::uint32_t>(i))]);
    }
    return examples;
  }

  double learn(std::span<const Example<D>> examples) {
    std::vector<Parameters> slopes(shares, Parameters(course_.parameters.size()));
    std::array<double, shares> errors{};
    share_out(threads_, shares, [&](std::size_t share) {
      const std::size_t begin = examples.size() * share / shares;
      const std::size_t end = examples.size() * (share + 1) / shares;
      errors[share] = study(examples.subspan(begin, end - begin), share, slopes[share]);
    });
    step(slopes, examples.size());
    double error = 0;
    for (const double one_error : errors) error += one_error;
    return error;
  }

  // In a dress of its own, each.
  double study(std::span<const Example<D>> examples, std::size_t share, Parameters& slope) const {
    Rng rng = random(3 + course_.adam.steps, share);
    std::vector<value::Input> inputs(examples.size() * inputs_);
    std::vector<Lesson> lessons;
    const auto dresses = static_cast<std::uint32_t>(D::symmetries(plan_.players()));
    for (std::size_t i = 0; i < examples.size(); ++i) {
      const std::span own = std::span(inputs).subspan(i * inputs_, inputs_);
      const auto dress = static_cast<int>(rng.below(dresses));
      D::describe(D::symmetric(examples[i].table, dress), examples[i].seat, own);
      lessons.push_back({own, examples[i].chance});
    }
    return add_slope(course_.parameters, lessons, slope);
  }

  void step(std::vector<Parameters>& slopes, std::size_t examples) {
    Parameters& total = slopes[0];
    for (std::size_t share = 1; share < shares; ++share) {
      for (std::size_t i = 0; i < total.size(); ++i) total[i] += slopes[share][i];
    }
    for (float& slope : total) slope /= static_cast<float>(examples);
    course_.adam.step(course_.parameters, total, rate());
  }

  // Large steps at first, small ones in the end.
  float rate() const {
    const float done = static_cast<float>(course_.rounds) / static_cast<float>(plan_.rounds);
    return 0.0015F * (1 - done) + 0.00002F;
  }

  const Plan& plan_;
  Course& course_;
  unsigned threads_;
  std::size_t inputs_;
};

}  // namespace ordinal::train
