// A bucket of credit: so many acts a second, and a reserve for moments when many come at once.
#pragma once

#include <algorithm>
#include <chrono>

namespace ordinal::server {

using Instant = std::chrono::steady_clock::time_point;

struct Rate {
  double per_second;
  double burst;
};

class Bucket {
 public:
  // Takes credit for one act; false, and nothing taken: there is none left.
  bool take(Rate rate, Instant now) {
    const double spent = spent_at(rate, now);
    if (spent + 1 > rate.burst) return false;
    spent_ = spent + 1;
    taken_ = now;
    return true;
  }

  bool is_full(Rate rate, Instant now) const { return spent_at(rate, now) == 0; }

 private:
  double spent_at(Rate rate, Instant now) const {
    const double seconds = std::chrono::duration<double>(now - taken_).count();
    return std::max(0.0, spent_ - seconds * rate.per_second);
  }

  double spent_ = 0;
  Instant taken_{};
};

}  // namespace ordinal::server
