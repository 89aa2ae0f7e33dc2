// What is asked about a position, and what is proven. Knows no game.
//
// A balance is the share of the win of the seat on turn less that of the other, from -1 to 1: it
// changes its sign with the seat, and loses nothing by that.
#pragma once

#include <algorithm>

namespace ordinal::endgame {

// Balances are sums of doubles over chance: so near they are to the truth.
inline constexpr double tolerance = 1e-12;

// Is the balance above `low`, is it below `high`, and what is it in between? More need not be
// known.
struct Window {
  double low;
  double high;

  Window operator-() const { return {-high, -low}; }
};

// Where a balance is proven to lie.
struct Bounds {
  double low = -1;
  double high = 1;

  static constexpr Bounds exactly(double balance) { return {balance, balance}; }

  bool are_exact() const { return high - low <= tolerance; }
  bool answer(Window window) const {
    return are_exact() || low >= window.high || high <= window.low;
  }
  Bounds tightened(Bounds other) const {
    return {std::max(low, other.low), std::min(high, other.high)};
  }
  Bounds operator-() const { return {-high, -low}; }
};

inline constexpr Bounds anything;
inline constexpr Bounds lost = Bounds::exactly(-1);
inline constexpr Bounds won = Bounds::exactly(1);

}  // namespace ordinal::endgame
