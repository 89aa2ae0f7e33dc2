// The frozen opponents of Sequence Numbers. They are never tuned: a bar means nothing if its
// measure moves.
#pragma once

#include "engine/games/sequence_numbers/state.h"

namespace ordinal::yardstick {

// naive-lines: the chip that makes the longest line of five without foreign chips, ties by the
// number of such lines. Exchanges a dead card when it has one, and draws when it may; minus only
// when nothing else is possible. Precondition: `seat` may act, and the view is its own.
sequence_numbers::Move naive_lines_move(const sequence_numbers::View& view, Seat seat);

}  // namespace ordinal::yardstick
