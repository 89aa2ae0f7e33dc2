// What was measured of servers, as tables for people, or as JSON.
#pragma once

#include "bench/load/rivals.h"
#include "bench/load/trial.h"

#include <optional>

namespace ordinal::bench {

struct Report {
  std::optional<Full> full;
  std::vector<Cost> costs;
  std::vector<Restart> restarts;
  std::vector<Side> sides;
};

void print_tables(const Report& report);
void print_json(const Report& report);

}  // namespace ordinal::bench
