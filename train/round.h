// One round of training a network: many games at once, then one walk through all that they taught.
#pragma once

#include "train/course.h"
#include "train/crew.h"
#include "train/lot.h"
#include "train/self_play.h"
#include "train/walk.h"

#include <cstddef>
#include <span>
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
    std::vector<Example<D>> examples = played();
    shuffle(examples, random(2, 0));
    const Stride stride{1024, rate_after(course_.rounds, plan_.rounds), threads_};
    const double error = walk(std::span<const Example<D>>(examples), stride, course_,
                              [this](std::span<const Example<D>> some, std::size_t share,
                                     Parameters& slope) { return study(some, share, slope); });
    ++course_.rounds;
    return {course_.rounds, error / static_cast<double>(examples.size()), examples.size()};
  }

 private:
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

  const Plan& plan_;
  Course& course_;
  unsigned threads_;
  std::size_t inputs_;
};

}  // namespace ordinal::train
