// Statistics of a contest: shares with intervals, and Elo. Knows neither games nor players.
#pragma once

#include <optional>
#include <span>

namespace ordinal::arena {

// A share of wins, and the bounds that hold the true one 95 times of 100.
struct Share {
  double mean = 0;
  double low = 0;
  double high = 1;
};

// From one sample a deal: the mean over its seatings. The games of a deal hang together, so they
// count as one; that makes the bounds narrower, as the luck of the deal falls out. Precondition:
// not empty.
Share share_of(std::span<const double> deals);

// How much stronger than equal others who gets this share against so many: 0 for an even one.
// Nothing if it won all or nothing.
std::optional<double> elo(double share, int others);

}  // namespace ordinal::arena
