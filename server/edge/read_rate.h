// How much is read from one connection: whoever sends more is read more slowly. Small frames cost
// more than their bytes say, and Beast passes over the empty ones without telling anybody.
#pragma once

#include "server/edge/bucket.h"

#include <boost/beast/core/rate_policy.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <limits>

namespace ordinal::server {

// A RatePolicy of Beast, which asks again a second after it was told that there is nothing; the
// first time at once, so that whoever begins may send twice as much.
class ReadRate {
 public:
  explicit ReadRate(std::size_t bytes_per_second) : most_(bytes_per_second) {}

 private:
  friend class boost::beast::rate_policy_access;

  std::size_t available_read_bytes() {
    if (left_ == 0 && std::chrono::steady_clock::now() - filled_ >= std::chrono::seconds(1)) fill();
    return left_;
  }
  void transfer_read_bytes(std::size_t bytes) { left_ -= std::min(left_, bytes); }
  void on_timer() { fill(); }

  std::size_t available_write_bytes() const { return std::numeric_limits<std::size_t>::max(); }
  void transfer_write_bytes(std::size_t) const {}

  void fill() {
    left_ = most_;
    filled_ = std::chrono::steady_clock::now();
  }

  std::size_t most_;
  std::size_t left_ = 0;
  Instant filled_{};
};

}  // namespace ordinal::server
