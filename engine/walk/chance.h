// Chance as a player: the outcome that a deal decides.
#pragma once

#include "engine/core/dealing.h"
#include "engine/core/game.h"

#include <cassert>
#include <cstdint>

namespace ordinal {

// The outcome whose stretch of the weights laid end to end holds `position`.
template <Game S>
typename S::Move outcome_at(const S& state, std::uint32_t position) {
  for (const typename S::Move move : state.legal_moves(Actor::chance())) {
    const std::uint32_t weight = state.weight(move);
    if (position < weight) return move;
    position -= weight;
  }
  assert(false);  // the position lies beyond the sum of the weights
  return {};
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
