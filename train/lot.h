// What chance has decided for a round: the random numbers of each purpose, and the options of each
// game.
#pragma once

#include "engine/core/game.h"
#include "train/course.h"

#include <cstdint>

namespace ordinal::train {

inline Rng random_for(const Plan& plan, std::uint32_t round, std::uint64_t purpose,
                      std::uint64_t number) {
  Rng rng(plan.seed * 1'000'003 + round);
  Rng mixed(rng.next() + purpose * 0x9e3779b97f4a7c15 + number);
  return Rng(mixed.next());
}

// Those of the plan; in every eighth game others from this place on, if the game goes with them
// and `suits(setup)` is true.
template <Game S, class Suits>
typename S::Setup drawn_setup(const Plan& plan, std::size_t place, Rng& rng, const Suits& suits) {
  Options options = plan.options;
  if (rng.below(8) == 0) {
    for (; place < plan.facts->options.size(); ++place) {
      const OptionFacts& option = plan.facts->options[place];
      Options other = options;
      (void)set_option(*plan.facts, other, option.name, rng.pick(option.values));
      if (const auto setup = S::setup(other); setup && suits(*setup)) options = other;
    }
  }
  return *S::setup(options);
}

}  // namespace ordinal::train
