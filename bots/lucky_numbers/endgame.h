// Exact chances in late endgames of Lucky Numbers with two players.
//
// Both keep to LN-16, as computer players must: a third take in a row that fills no cell is not
// open. So no position comes twice: a draw leaves the pool smaller for ever, a take that fills a
// cell leaves fewer free cells for ever, and between two such turns each seat has two idle takes at
// most. What a third one is worth can be asked all the same: it is played, and from then on both
// keep to LN-16.
#pragma once

#include "bots/endgame/solver.h"
#include "engine/games/lucky_numbers/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::lucky_numbers {

struct Endgame {
  using State = lucky_numbers::State;

  static constexpr std::size_t key_words = 4;

  // Near the end two in three positions are solved in so many moves.
  static bool is_near(const Table& table) { return table.pool.size() <= 9; }
  static constexpr std::uint32_t moves_near_the_end = 20'000;

  static bool is_endgame(const State& state);
  static std::array<std::uint64_t, key_words> key(const State& state);
  static State::Moves open_moves(const State& state);
  static endgame::Bounds sight(const State& state);
  static bool is_mid_turn(const State& state) { return state.table().phase == Phase::placing; }
};

using Solver = endgame::Solver<Endgame>;

}  // namespace ordinal::lucky_numbers

extern template class ordinal::endgame::Solver<ordinal::lucky_numbers::Endgame>;
