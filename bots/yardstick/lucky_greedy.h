// linear-greedy and tuned-greedy, frozen: what is measured against them must last.
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

inline constexpr GreedyTaste tuned_greedy = {
    .ideals = {51, 493, 648, 1050, 1450, 1610, 2050},
    .take_within = 297,
    .place_within = 350,
    .swap_gain = 63,
};

// What everybody sees is enough for it. Precondition: the seat may act.
lucky_numbers::Move greedy_move(const lucky_numbers::Table& table, Seat seat,
                                const GreedyTaste& taste);

// How searchers play games out.
struct TunedGreedy {
  lucky_numbers::Move operator()(const lucky_numbers::State& state, Seat seat) const {
    return greedy_move(state.table(), seat, tuned_greedy);
  }
};

// Players of these names.
lucky_numbers::Move linear_greedy_move(const lucky_numbers::View& view, Seat seat, Rng& rng);
lucky_numbers::Move tuned_greedy_move(const lucky_numbers::View& view, Seat seat, Rng& rng);

}  // namespace ordinal::yardstick
