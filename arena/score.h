// Statistics of a contest: shares with intervals, and Elo. Knows neither games nor players.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace ordinal::arena {

// So many deviations from its mean a normal variable exceeds 5 times of 100.
inline constexpr double deviations = 1.959964;

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

// Adds up samples from 0 to 1.
class Samples {
 public:
  void add(double sample);

  std::size_t count() const { return count_; }
  double mean() const { return count_ == 0 ? 0 : sum_ / static_cast<double>(count_); }

  // Of the samples and of two imagined ones, 0 and 1, that lie around an even mean: so a few equal
  // deals are not taken for certainty, and it is never 0.
  double wary_variance() const;

 private:
  std::size_t count_ = 0;
  double sum_ = 0;
  double sum_of_squares_ = 0;
};

// How much stronger than equal others who gets this share against so many: 0 for an even one.
// Nothing if it won all or nothing.
std::optional<double> elo(double share, int others);

// The other way round, against one other.
double expected_share(double elo);

}  // namespace ordinal::arena
