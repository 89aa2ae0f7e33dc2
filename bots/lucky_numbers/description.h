// A position of Lucky Numbers as numbers, for a network to judge.
#pragma once

#include "bots/value/network.h"
#include "engine/games/lucky_numbers/state.h"

#include <span>

namespace ordinal::lucky_numbers {

// One block for each player, the seat's own first and the others in the order of turns; then what
// is common to all.
struct Description {
  using State = lucky_numbers::State;
  using Table = lucky_numbers::Table;
  using View = lucky_numbers::View;

  static int inputs(int players);
  static void describe(const Table& table, Seat seat, std::span<value::Input> inputs);
  static State::Moves open_moves(const State& state, Seat seat);  // LN-16; one in the set-up
  static bool is_mid_turn(const Table& table) {
    return table.phase == Phase::revealing || table.phase == Phase::placing;
  }
  static bool is_set_up(const Table& table) { return table.phase == Phase::choosing; }

  // Choices that others have made in secret are open again.
  static View without_secrets(View view);

  // The same position in another dress, with the same chances: every garden may be mirrored along
  // its marked diagonal, and all numbers turned round, 21 - n for n, with all gardens upside down.
  static int symmetries(int players) { return 1 << (players + 1); }
  static Table symmetric(const Table& table, int which);
};

}  // namespace ordinal::lucky_numbers
