// Exact chances in late endgames of Completto with two players.
//
// Both keep to CP-18, as computer players must: a third slide in a row is not open to a seat that
// can draw or take. So no position comes twice: a draw leaves fewer tiles unseen for ever, a take
// fewer face-down tiles in the rows, and between two such turns each seat has two slides at most.
// Only a seat that can do nothing but slide may go on for ever. That needs a middle without
// face-down tiles (CP-16); nothing is proven of such a position after two slides, and seldom of one
// that leads to it.
#pragma once

#include "bots/endgame/solver.h"
#include "engine/games/completto/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::completto {

struct Endgame {
  using State = completto::State;

  static constexpr std::size_t key_words = 8;

  // Near the end of a game of two every other position is solved in so many moves.
  static bool is_near(const Table& table) {
    return table.rows[0].down() + table.rows[1].down() <= 4;
  }
  static constexpr std::uint32_t moves_near_the_end = 10'000;

  static bool is_endgame(const State& state);
  static std::array<std::uint64_t, key_words> key(const State& state);
  static State::Moves open_moves(const State& state);
  static endgame::Bounds sight(const State& state);
  static bool is_mid_turn(const State& state) { return state.table().phase == Phase::placing; }
};

using Solver = endgame::Solver<Endgame>;

}  // namespace ordinal::completto

extern template class ordinal::endgame::Solver<ordinal::completto::Endgame>;
