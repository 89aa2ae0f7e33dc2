// naive-lines, frozen: what is measured against it must last.
#pragma once

#include "engine/games/sequence_numbers/state.h"

namespace ordinal::yardstick {

// The chip that makes the longest line of five without foreign chips, ties by the
// number of such lines. Exchanges a dead card when it has one, and draws when it may; minus only
// when nothing else is possible. Precondition: `seat` may act, and the view is its own.
sequence_numbers::Move naive_lines_move(const sequence_numbers::View& view, Seat seat, Rng& rng);

}  // namespace ordinal::yardstick
