// What a position is worth, by plain recursion over the rules: no memory, no windows, no sight. It
// checks the solver, and shares no line with it.
#pragma once

#include "engine/core/game.h"

#include <algorithm>

namespace ordinal::test {

template <Game S>
class PlainSearch {
 public:
  using Move = typename S::Move;

  // Whether a computer player may choose the move; what it may not is left out.
  using IsOpen = bool (*)(const S& state, Move move);

  PlainSearch(IsOpen is_open, int most_moves) : is_open_(is_open), left_(most_moves) {}

  bool gave_up() const { return left_ < 0; }

  // What a move is worth to who plays it, if it has not given up.
  double share_after(const S& state, Seat seat, Move move) {
    const double share = after(state, seat, move);
    return seat == 0 ? share : 1 - share;
  }

 private:
  // The share of the win of seat 0.
  double after(S state, Actor actor, Move move) {
    state.play(actor, move);
    if (--left_ < 0) return 0;
    if (state.turn().is_over()) return share_at_end(state);
    return state.turn().is_chance() ? mean(state) : best(state, state.turn().seats().nth(0));
  }

  static double share_at_end(const S& state) {
    const SeatSet winners = state.result().winners();
    return winners.contains(0) ? 1.0 / winners.size() : 0.0;
  }

  double mean(const S& state) {
    double sum = 0;
    for (const Move outcome : state.legal_moves(Actor::chance())) {
      sum += after(state, Actor::chance(), outcome) * state.weight(outcome);
    }
    return sum / state.unseen();
  }

  // Stops only where nothing can be better: at a sure win.
  double best(const S& state, Seat seat) {
    double best = seat == 0 ? 0 : 1;
    for (const Move move : state.legal_moves(seat)) {
      if (!is_open_(state, move)) continue;
      const double share = after(state, seat, move);
      best = seat == 0 ? std::max(best, share) : std::min(best, share);
      if (gave_up() || best == (seat == 0 ? 1 : 0)) break;
    }
    return best;
  }

  IsOpen is_open_;
  int left_;
};

}  // namespace ordinal::test
