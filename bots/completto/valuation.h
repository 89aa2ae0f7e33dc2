// What a network and its looking ahead need to know of Completto.
#pragma once

#include "bots/completto/description.h"
#include "bots/value/network.h"

#include <span>

namespace ordinal::completto {

struct Valuation {
  using State = completto::State;
  using Table = completto::Table;

  static int inputs(int players) { return (completto::inputs(players) + 1) / 2 * 2; }
  static void describe(const Table& table, Seat seat, std::span<value::Input> inputs);
  // Those that look sensible to the evaluation, which knows CP-18.
  static State::Moves open_moves(const State& state, Seat seat);
  static bool is_mid_turn(const Table& table) {
    return table.phase == Phase::revealing || table.phase == Phase::placing;
  }
  static bool is_set_up(const Table& table) { return table.phase == Phase::inserting; }

  static int symmetries(int /*players*/) { return 1; }
  static Table symmetric(const Table& table, int /*which*/) { return table; }
};

}  // namespace ordinal::completto
