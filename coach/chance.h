// Chances to win as numbers, and what a move costs of them. Knows no game.
#pragma once

#include "engine/core/seat.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace ordinal::coach {

// What each seat wins of the game: a shared win is counted in parts.
using Shares = std::array<double, most_seats>;

struct Chance {
  double share = 0;
  double margin = 0;  // with 95 % the truth is within it; 0 if the endgame is solved

  bool is_exact() const { return margin == 0; }
};

// How far the coach looks: a turn, or the reply to it as well.
enum class Depth : std::uint8_t { quick, deep };

template <class Move>
struct MoveShare {
  Move move;
  double share;  // what is left for who plays it
};

// A move beside the best one.
template <class Move>
struct Weighing {
  Move best;
  Chance before;  // of who plays the best move
  double loss;    // of the move that was played; 0 if no other is better
};

// Precondition: the moves contain the one that was played. Where others are as good it is the best.
template <class Move>
Weighing<Move> against_best(std::span<const MoveShare<Move>> moves, Move played) {
  const auto by_share = [](const auto& a, const auto& b) { return a.share < b.share; };
  const auto best = std::max_element(moves.begin(), moves.end(), by_share);
  const auto own = std::find_if(moves.begin(), moves.end(),
                                [&](const auto& move) { return move.move == played; });
  assert(own != moves.end());
  const double loss = best->share - own->share;
  return {loss > 0 ? best->move : played, {best->share, 0}, loss};
}

}  // namespace ordinal::coach
