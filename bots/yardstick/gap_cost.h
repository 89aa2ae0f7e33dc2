// gap-cost of Completto, frozen: what is measured against it must last.
#pragma once

#include "engine/games/completto/state.h"

#include <vector>

namespace ordinal::yardstick {

// What a gap of so many face-down tiles costs, for which so many values are still to be had. At
// most 22 and 100.
double gap_cost(int face_down, int available);

struct MoveWorth {
  completto::Move move;
  double worth;  // a change of cost: the least is best
};

// The moves it chooses from, in the order of the list: all legal ones but slides that CP-18 does
// not leave a computer player. Precondition: the seat may act.
std::vector<MoveWorth> move_worths(const completto::Table& table, Seat seat);

// The first of least worth; what everybody sees is enough for it. Precondition: the seat may act.
completto::Move gap_cost_move(const completto::Table& table, Seat seat);

}  // namespace ordinal::yardstick
