// How much of a result was luck, and how much was play. Knows no game.
#pragma once

#include "coach/analysis.h"

namespace ordinal::coach {

// Of one seat. `result - start` is the sum of the other three: what chance changed, what the seat's
// own decisions did, and those of the others.
//
// What chance changes is nought on the average, whatever the coach thinks of positions; so the rest
// says how well somebody played with less luck in it than the result has.
struct Balance {
  double start = 0;
  double luck = 0;  // what a referee does is counted here
  double own = 0;
  double others = 0;
  double result = 0;

  double play() const { return own + others; }
};

Balance balance_of(const Analysis& analysis, Seat seat);

}  // namespace ordinal::coach
