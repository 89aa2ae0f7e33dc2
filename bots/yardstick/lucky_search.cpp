// Playouts by tuned-greedy.
#include "bots/yardstick/lucky_search.h"

#include "bots/yardstick/lucky_greedy.h"
#include "bots/yardstick/tree.h"

namespace ordinal::yardstick {

using namespace lucky_numbers;

State::Moves lucky_candidates(const View& view, Seat seat, Rng& rng) {
  const auto index = static_cast<std::size_t>(seat);
  const State::Moves legal = State::sample(view, rng).legal_moves(seat);
  if (view.table.idle_takes[index] < 2) return legal;
  State::Moves moves;
  for (const Move move : legal) {
    const bool is_idle =
        move.kind() == Kind::take && !view.table.gardens[index].is_free(move.cell());
    if (!is_idle) moves.add(move);
  }
  return moves;
}

Move flat_mc_move(const View& view, Seat seat, Rng& rng, const Effort& effort) {
  const State::Moves moves = lucky_candidates(view, seat, rng);
  return bandit_move<State>(view, seat, moves, effort, TunedGreedy(), rng);
}

Move mcts_move(const View& view, Seat seat, Rng& rng, const Effort& effort) {
  const State::Moves moves = lucky_candidates(view, seat, rng);
  return Tree<State, TunedGreedy>(effort, TunedGreedy()).best_move(view, seat, moves, rng);
}

}  // namespace ordinal::yardstick
