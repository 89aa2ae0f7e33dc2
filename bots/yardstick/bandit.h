// A UCB1 bandit over moves: the better a move did in playouts, the more often it is tried.
#pragma once

#include "bots/playout.h"
#include "bots/yardstick/natural_log.h"
#include "bots/yardstick/reward.h"
#include "engine/core/game.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace ordinal::yardstick {

struct Effort {
  int playouts;  // in all, for one decision
  double curiosity;
};

// How often a move was tried, and what came of it.
struct Tries {
  int count = 0;
  int halves = 0;

  void add(int reward) {
    ++count;
    halves += reward;
  }

  // UCB1; what was never tried comes first.
  double promise(double log_of_all, double curiosity) const {
    if (count == 0) return std::numeric_limits<double>::infinity();
    return halves / (2.0 * count) + curiosity * std::sqrt(log_of_all / count);
  }
};

// The first of those with the most promise. Precondition: not empty.
inline std::size_t most_promising(std::span<const Tries> moves, int all, double curiosity) {
  const double log_of_all = natural_log(std::max(1, all));
  std::size_t best = 0;
  double most = -1;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double promise = moves[i].promise(log_of_all, curiosity);
    if (promise <= most) continue;
    most = promise;
    best = i;
  }
  return best;
}

// The one tried most often; of several the first.
inline std::size_t most_tried(std::span<const Tries> moves) {
  const auto fewer = [](const Tries& a, const Tries& b) { return a.count < b.count; };
  return static_cast<std::size_t>(std::max_element(moves.begin(), moves.end(), fewer) -
                                  moves.begin());
}

// The best of `moves` for the seat that looks. Every playout starts from a sample of the view, and
// everybody plays `policy(state, seat)` in it. Precondition: there are moves, and all are legal.
template <PicksMoves S, class Policy>
typename S::Move bandit_move(const typename S::View& view, Seat seat,
                             std::span<const typename S::Move> moves, const Effort& effort,
                             const Policy& policy, Rng& rng) {
  assert(!moves.empty());
  if (moves.size() == 1) return moves[0];
  std::vector<Tries> tries(moves.size());
  for (int playout = 0; playout < effort.playouts; ++playout) {
    const std::size_t chosen = most_promising(tries, playout, effort.curiosity);
    S state = S::sample(view, rng);
    state.play(seat, moves[chosen]);
    play_out_by(policy, state, rng);
    tries[chosen].add(reward(state.result(), seat));
  }
  return moves[most_tried(tries)];
}

}  // namespace ordinal::yardstick
