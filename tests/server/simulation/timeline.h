// Simulated time: whatever is to happen, in the order of its time; what happens at the same time
// comes in an order that the seed decides.
#pragma once

#include "engine/core/rng.h"
#include "server/port.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

namespace ordinal::server::simulation {

class Timeline {
 public:
  explicit Timeline(std::uint64_t seed) : rng_(seed) {}

  Rng& rng() { return rng_; }
  std::int64_t now() const { return now_; }

  // Uniform from low to high, both included.
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(rng_.below(static_cast<std::uint32_t>(high - low + 1)));
  }
  bool happens(std::uint32_t one_in) { return rng_.below(one_in) == 0; }

  void at(std::int64_t time, std::function<void()> call) {
    insert(time, rng_.next(), std::move(call));
  }
  void after(std::int64_t ms, std::function<void()> call) { at(now_ + ms, std::move(call)); }

  void run_until(std::int64_t end) {
    while (!calls_.empty() && std::get<0>(calls_.begin()->first) <= end) {
      const auto next = calls_.extract(calls_.begin());
      now_ = std::max(now_, std::get<0>(next.key()));
      next.mapped()();
    }
    now_ = std::max(now_, end);
  }

 private:
  friend class Lane;

  void insert(std::int64_t time, std::uint64_t tie, std::function<void()> call) {
    calls_.emplace(std::tuple(time, tie, ++count_), std::move(call));
  }

  std::int64_t now_ = 1'700'000'000'000;
  std::uint64_t count_ = 0;
  Rng rng_;
  std::map<std::tuple<std::int64_t, std::uint64_t, std::uint64_t>, std::function<void()>> calls_;
};

// Calls that keep their order, each after a delay of its own.
class Lane {
 public:
  explicit Lane(Timeline& timeline) : timeline_(&timeline), tie_(timeline.rng().next()) {}

  void after(std::int64_t ms, std::function<void()> call) {
    last_ = std::max(last_, timeline_->now() + ms);
    timeline_->insert(last_, tie_, std::move(call));
  }

 private:
  Timeline* timeline_;
  std::uint64_t tie_;
  std::int64_t last_ = 0;
};

}  // namespace ordinal::server::simulation
