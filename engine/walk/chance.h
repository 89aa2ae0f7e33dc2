// Chance as a player: the outcome that a deal decides.
#pragma once

#include "engine/core/dealing.h"
#include "engine/core/game.h"

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ordinal {

// The outcome whose stretch of the weights laid end to end holds `position`. Begins at the end,
// where games have what is there more than once; as soon as no more tiles are left than outcomes,
// each has one.
template <Game S>
typename S::Move outcome_at(const S& state, std::uint32_t position) {
  const typename S::Moves moves = state.legal_moves(Actor::chance());
  std::uint32_t left = state.unseen();
  assert(position < left);
  for (std::size_t i = moves.size(); i > 0 && left > i; --i) {
    left -= state.weight(moves[i - 1]);
    if (position >= left) return moves[i - 1];
  }
  return moves[position];
}

template <Game S>
std::uint32_t total_weight(const S& state) {
  std::uint32_t total = 0;
  for (const typename S::Move move : state.legal_moves(Actor::chance()))
    total += state.weight(move);
  return total;
}

// Chance event number `event` of the game, counted from 0. Precondition: it is chance's turn.
template <Game S>
typename S::Move dealt_move(const S& state, const Deal& deal, std::uint64_t event) {
  return outcome_at(state, deal.pick(event, total_weight(state)));
}

}  // namespace ordinal
