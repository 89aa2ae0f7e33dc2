// How many sequences of events exist from a position: the perft of chess, for any game.
#pragma once

#include "engine/core/game.h"

#include <cstdint>

namespace ordinal {

// Sequences of exactly `depth` events: a move of any seat that may act, or a chance outcome, each
// distinct outcome once. `tick` is called now and then, so that long counts can show progress.
template <Game S, class Tick>
std::uint64_t count_sequences(const S& state, int depth, const Tick& tick) {
  if (depth == 0) return 1;
  const Turn turn = state.turn();
  std::uint64_t count = 0;
  const auto count_actor = [&](Actor actor) {
    const typename S::Moves moves = state.legal_moves(actor);
    if (depth == 1) {
      count += moves.size();
      return;
    }
    for (const typename S::Move move : moves) {
      S next = state;
      next.play(actor, move);
      count += count_sequences(next, depth - 1, tick);
    }
  };
  if (depth == 2) tick();
  if (turn.is_chance()) count_actor(Actor::chance());
  for (int i = 0; i < turn.seats().size(); ++i) count_actor(turn.seats().nth(i));
  return count;
}

}  // namespace ordinal
