// Playouts by gap-cost.
#include "bots/yardstick/gap_cost_mc.h"

#include "bots/yardstick/gap_cost.h"

#include <algorithm>
#include <vector>

namespace ordinal::yardstick {

completto::Move gap_cost_mc_move(const completto::View& view, Seat seat, Rng& rng,
                                 const Effort& effort) {
  constexpr double nearly_as_good = 0.5;
  const std::vector<MoveWorth> all = move_worths(view.table, seat);
  const auto less = [](const MoveWorth& a, const MoveWorth& b) { return a.worth < b.worth; };
  const double bound = std::min_element(all.begin(), all.end(), less)->worth + nearly_as_good;
  std::vector<completto::Move> moves;
  for (const MoveWorth& candidate : all) {
    if (candidate.worth <= bound) moves.push_back(candidate.move);
  }
  const auto policy = [](const completto::State& state, Seat who) {
    return gap_cost_move(state.table(), who);
  };
  return bandit_move<completto::State>(view, seat, moves, effort, policy, rng);
}

}  // namespace ordinal::yardstick
