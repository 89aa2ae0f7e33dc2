// What the scoring weighs lines and cards by. The numbers are in learned.h.
#pragma once

#include "bots/sequence_numbers/need.h"
#include "engine/games/sequence_numbers/state.h"

#include <array>
#include <cstddef>

namespace ordinal::sequence_numbers {

// In thousandths of the logarithm of the odds to win.
struct Weights {
  // Two tables: of a side that needs one sequence more, and of one that needs two.
  std::array<LineValues, 2> own;
  std::array<LineValues, 2> own_with_plus;  // with a plus in the hand
  std::array<LineValues, 2> other;          // the same for another side, whose cards are unknown
  int even = 0;                             // to have moved on an empty board
  int plus = 0;                             // a card in the hand
  int minus = 0;
  int dead = 0;
  int own_sequence = 0;  // that is counted already
  int other_sequence = 0;
  std::array<int, 2> old_threat{};  // of another side: a line that lacks a cell with one card, two
};

const Weights& weights_of(const Setup& setup);

}  // namespace ordinal::sequence_numbers
