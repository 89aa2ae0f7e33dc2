// What is about to happen at a table: entries that are not on disk yet, and the state they lead to.
#pragma once

#include "table/state.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace ordinal::table {

// What a decision needs of the world.
struct World {
  std::int64_t now;                           // milliseconds since 1970
  std::function<fair::Bytes32()> new_secret;  // for the deal of the match after this one
};

class Draft {
 public:
  // The request, if any, is kept with the first entry.
  Draft(const State& state, World world, std::optional<Request> request = {})
      : next_(state), world_(std::move(world)), request_(std::move(request)) {}

  void add(LogEvent event);

  // Adds all that follows by itself: what chance deals, the end of the game, the next game of the
  // match, the end of the match.
  void go_on();

  const State& next() const { return next_; }
  State take_next() { return std::move(next_); }  // once, and nothing is added after it
  const std::vector<Entry>& entries() const { return entries_; }

 private:
  State next_;
  World world_;
  std::optional<Request> request_;
  std::vector<Entry> entries_;
};

}  // namespace ordinal::table
