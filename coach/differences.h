// When differences in the same playouts prove that one move is ahead of another. Knows no game.
//
// They are looked at three times, at numbers of playouts that are fixed in advance. The lead is
// proven at a look if the mean difference less z standard errors is large enough. If it is not
// really so large, all three looks together say so with 0.001 at most: each may with a third of
// that, hence z = 3.403.
//
// A move with several rivals must be proven ahead of every one of them. Whoever is not behind is
// beaten wrongly no more often for there being others; so their number asks for no more than that.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

namespace ordinal::coach {

inline constexpr std::array<int, 3> looks = {128, 512, 2048};  // after so many playouts

class Differences {
 public:
  void add(double difference) {
    ++count_;
    sum_ += difference;
    squares_ += difference * difference;
  }

  double mean() const { return sum_ / count_; }

  bool prove(double lead) const { return mean() - z * standard_error() >= lead; }
  bool refute(double lead) const { return mean() + z * standard_error() < lead; }

 private:
  static constexpr double z = 3.403;

  double standard_error() const {
    const double variance = squares_ / count_ - mean() * mean();
    return std::sqrt(std::max(variance, 0.0) / count_);
  }

  // It begins with one that speaks for each side, so that a handful without any spread proves
  // nothing.
  double count_ = 2;
  double sum_ = 0;
  double squares_ = 2;
};

}  // namespace ordinal::coach
