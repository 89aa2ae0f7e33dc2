// Which games have an endgame that can be solved: a line for each.
#pragma once

#include "bots/completto/endgame.h"
#include "bots/lucky_numbers/endgame.h"

namespace ordinal {

template <Game S>
struct EndgameOf;

template <>
struct EndgameOf<lucky_numbers::State> {
  using type = lucky_numbers::Endgame;
};

template <>
struct EndgameOf<completto::State> {
  using type = completto::Endgame;
};

}  // namespace ordinal
