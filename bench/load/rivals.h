// The same game on other servers, each with a load generator of its own kind (bench/rivals).
#pragma once

#include "bench/load/trial.h"

namespace ordinal::bench {

struct Side {
  std::string name;
  std::vector<Pace> rounds;  // each server once in a round

  double moves_per_cpu_second() const;  // the best round: what disturbs only ever makes it slower
};

// Ours first, the system alone last. `folder` has the rivals, with what they depend on.
std::vector<Side> side_by_side(const Place& place, const std::string& folder, std::size_t games);

}  // namespace ordinal::bench
