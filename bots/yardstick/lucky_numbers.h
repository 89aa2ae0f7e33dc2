// Frozen opponents for Lucky Numbers. Never tuned again: what is measured against them must last.
#pragma once

#include "engine/games/lucky_numbers/state.h"

#include <array>

namespace ordinal::yardstick {

// Every cell has an ideal number by its distance from a1, column + row. A tile goes where it lies
// nearest to its ideal, if that is near enough. All numbers are hundredths.
struct GreedyTaste {
  std::array<int, 7> ideals;  // for column + row = 0 … 6
  int take_within;
  int place_within;
  int swap_gain;
};

inline constexpr GreedyTaste linear_greedy = {
    .ideals = {150, 450, 750, 1050, 1350, 1650, 1950},
    .take_within = 250,
    .place_within = 350,
    .swap_gain = 100,
};

// Precondition: the viewer is a seat that may act.
lucky_numbers::Move greedy_move(const lucky_numbers::View& view, const GreedyTaste& taste);

}  // namespace ordinal::yardstick
