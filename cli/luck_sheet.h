// Ledgers of many games added up: how much of the results was luck. Knows no game.
#pragma once

#include "arena/score.h"
#include "coach/ledger.h"

#include <span>

namespace ordinal::cli {

// Means over the games of one seat.
struct LuckSheet {
  double start;
  arena::Share luck;
  double own;
  double others;
  arena::Share result;
  arena::Share without_luck;  // result - luck, game by game
};

// Precondition: not empty.
LuckSheet luck_sheet(std::span<const coach::Balance> games);

}  // namespace ordinal::cli
