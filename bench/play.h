// Random games played as fast as they can be, by the engine and by a reference: what is timed.
#pragma once

#include "bench/record.h"

#include <cstdint>

namespace ordinal::bench {

// Every game has a seed of its own.
struct Seeds {
  std::uint64_t begin;
  std::uint64_t end;
};

template <Game S, class Way>
void play_engine(Seeds seeds) {
  for (std::uint64_t seed = seeds.begin; seed < seeds.end; ++seed) {
    S state = standard_start<S>();
    Rng rng(seed);
    play_out(state, rng, Way(), [](Actor, typename S::Move) {});
  }
}

template <class Reference>
void play_reference(Seeds seeds) {
  for (std::uint64_t seed = seeds.begin; seed < seeds.end; ++seed) {
    Reference game;
    Rng rng(seed);
    reference::play_out(game, rng, [](int, const typename Reference::Move&) {});
  }
}

}  // namespace ordinal::bench
