// Random playouts: chance by its weights, seats uniformly, every draw from one Rng. For search and
// measurement; the chance of a game that is kept comes from a deal (chance.h).
#pragma once

#include "engine/core/game.h"
#include "engine/walk/chance.h"

#include <cstdint>

namespace ordinal {

// Who acts next; where several seats may, a draw decides. Precondition: not over.
inline Actor random_actor(Turn turn, Rng& rng) {
  if (turn.is_chance()) return Actor::chance();
  const auto count = static_cast<std::uint32_t>(turn.seats().size());
  return turn.seats().nth(count == 1 ? 0 : static_cast<int>(rng.below(count)));
}

// Lists the moves and picks one: what `random_move` of a game does without the list.
template <Game S>
typename S::Move listed_move(const S& state, Actor actor, Rng& rng) {
  if (actor.is_chance()) return outcome_at(state, rng.below(state.unseen()));
  return rng.pick(state.legal_moves(actor));
}

// Plays until the game is over: `choose(state, actor, rng)` finds the moves, and `see(actor, move)`
// is shown each before it is played.
template <Game S, class Choose, class See>
void play_out(S& state, Rng& rng, const Choose& choose, const See& see) {
  for (Turn turn = state.turn(); !turn.is_over(); turn = state.turn()) {
    const Actor actor = random_actor(turn, rng);
    const typename S::Move move = choose(state, actor, rng);
    see(actor, move);
    state.play(actor, move);
  }
}

}  // namespace ordinal
