// What is left to do in a gap, as a number: about the turns it takes, in ten-thousandths of one.
#pragma once

#include "bots/completto/gaps.h"
#include "bots/completto/supply.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::completto {

using Cost = std::int32_t;

// Found by matches of the evaluation against its neighbours in the space of weights.
namespace weight {

inline constexpr Cost tile = 13490;       // for every face-down tile
inline constexpr Cost lack = 307000;      // for one that no value is left for
inline constexpr Cost fit = 8200;         // by the share of the unseen values that fit
inline constexpr Cost shown = 3200;       // saved where the display can fill a place
inline constexpr Cost first_turn = 9900;  // saved by a display tile that earns a turn at an edge
inline constexpr Cost next_turn = 5500;   // saved by each that follows it without a break
inline constexpr Cost missed = 1450;      // for a display tile that would fit, were a tile there
inline constexpr int unseen_values = 4;   // how much a value counts that has to come yet
inline constexpr int shown_values = 15;   // and one that can be had at once
inline constexpr int values_to_spare = 2;

// What so many tiles would cost if they shared a single value: 1.73 m^2.22, as a value counts 4.
inline constexpr std::array<Cost, longest_row + 1> crowd = {
    0,        69200,    322398,   793077,   1502032,  2465015,  3694893,  5202640,
    6997870,  9089175,  11484341, 14190505, 17214264, 20561762, 24238756, 28250666,
    32602617, 37299473, 42345870, 47746230, 53504793, 59625623, 66112632};

}  // namespace weight

// A division by so many values, as a multiplication: 2^24 / n.
inline constexpr auto reciprocals = [] {
  constexpr std::size_t most = weight::shown_values * highest + weight::values_to_spare;
  std::array<std::int32_t, most + 1> table{};
  for (std::size_t n = 1; n <= most; ++n) table[n] = static_cast<std::int32_t>((1U << 24) / n);
  return table;
}();

class GapCost {
 public:
  GapCost(const Supply& supply, int unseen)
      : supply_(supply), fit_of_one_(weight::fit / std::max(1, unseen)) {}

  // Of a gap with so many face-down tiles between two numbers.
  Cost of(int low, int high, int face_down) const {
    const int shown = supply_.shown_between(low, high);
    if (face_down == 0) return shown == 0 ? 0 : missed(low, high, shown);
    const int values = supply_.between(low, high);
    const int unseen = values - shown;
    const int fillable = std::min(face_down, values);
    const int plenty =
        weight::unseen_values * unseen + weight::shown_values * shown + weight::values_to_spare;
    return weight::tile * face_down + weight::lack * (face_down - fillable) +
           crowd(fillable, plenty) + fit_of_one_ * unseen -
           (shown == 0 ? 0 : saved_by_display(low, high, face_down));
  }
  Cost of(const Stretch& gap) const { return of(gap.low, gap.high, gap.face_down); }

  // How many tiles on display continue the numbers at the edges of the gap: each earns a turn.
  int turns_on_display(int low, int high, int face_down) const {
    const Runs runs = shown_runs(low, high, face_down);
    return std::min(face_down, runs.rising + runs.falling);
  }

 private:
  static Cost crowd(int tiles, int plenty) {
    const std::int64_t cost = weight::crowd[static_cast<std::size_t>(tiles)];
    return static_cast<Cost>((cost * reciprocals[static_cast<std::size_t>(plenty)]) >> 24);
  }

  struct Runs {
    int rising;   // from the lower edge
    int falling;  // from the upper edge, unless it is the same run
  };

  Runs shown_runs(int low, int high, int face_down) const {
    const int rising = low == 0 ? 0 : run(low, high, 1, face_down);
    const bool is_all_one = low + rising == high - 1;
    const int falling = high > highest || is_all_one ? 0 : run(high, low, -1, face_down);
    return {rising, falling};
  }

  Cost saved_by_display(int low, int high, int face_down) const {
    const Runs runs = shown_runs(low, high, face_down);
    return weight::shown + saved_by(runs.rising) + saved_by(runs.falling);
  }

  // At an edge nothing is missed: a slide would earn a turn there.
  Cost missed(int low, int high, int shown) const {
    const bool is_at_edge =
        (low > 0 && supply_.shows(low + 1)) || (high <= highest && supply_.shows(high - 1));
    return is_at_edge ? 0 : weight::missed * std::min(2, shown);
  }

  // How many numbers from an edge towards the other are on display without a break, at most as
  // many as there are tiles.
  int run(int from, int to, int step, int most) const {
    int length = 0;
    for (int value = from + step; value != to && length < most; value += step, ++length) {
      if (!supply_.shows(value)) break;
    }
    return length;
  }

  static Cost saved_by(int run) {
    return run == 0 ? 0 : weight::first_turn + weight::next_turn * (run - 1);
  }

  const Supply& supply_;
  Cost fit_of_one_;
};

}  // namespace ordinal::completto
