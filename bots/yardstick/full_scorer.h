// full-scorer of Sequence Numbers, frozen: what is measured against it must last.
#pragma once

#include "engine/games/sequence_numbers/state.h"

namespace ordinal::yardstick {

// How good a chip of this seat on a free cell is: own
// lines without foreign chips, and lines of one other side that it blocks.
double chip_score(const sequence_numbers::View& view, Seat seat, sequence_numbers::Cell cell);

// Wins if it can, else blocks an immediate win, else plays the best chip; plus and minus are kept
// unless they win, block, or score 12 more. Draws when it may and exchanges dead cards.
// Precondition: the seat may act, and the view is its own.
sequence_numbers::Move full_scorer_move(const sequence_numbers::View& view, Seat seat, Rng& rng);

}  // namespace ordinal::yardstick
