// Mistakes as people make them: a good move is not seen, and the next best one is played.
#pragma once

#include "engine/core/rng.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal {

// A move and what it is worth to whoever plays it, in any unit: more is better.
template <class Move>
struct WeighedMove {
  Move move;
  std::int64_t worth;
};

// The first of the greatest worth. Precondition: not empty.
template <class Move>
const WeighedMove<Move>& best_of(std::span<const WeighedMove<Move>> moves) {
  return *std::max_element(moves.begin(), moves.end(),
                           [](const auto& a, const auto& b) { return a.worth < b.worth; });
}

// How often somebody does not see a move, and how much worse than the best the one may be that is
// played instead: nobody plays what looks absurd.
struct Oversight {
  std::uint32_t percent = 0;
  std::int64_t most_loss = 0;
};

// Looks at the moves from the best down, and plays the first one seen; the best if none is.
// Precondition: not empty.
template <class Move>
Move seen_move(std::span<const WeighedMove<Move>> moves, const Oversight& oversight, Rng& rng) {
  std::vector<const WeighedMove<Move>*> ranked;
  for (const WeighedMove<Move>& move : moves) ranked.push_back(&move);
  std::sort(ranked.begin(), ranked.end(), [](const auto* a, const auto* b) {
    return a->worth != b->worth ? a->worth > b->worth : a < b;
  });
  for (const WeighedMove<Move>* candidate : ranked) {
    if (ranked[0]->worth - candidate->worth > oversight.most_loss) break;
    if (rng.below(100) >= oversight.percent) return candidate->move;
  }
  return ranked[0]->move;
}

}  // namespace ordinal
