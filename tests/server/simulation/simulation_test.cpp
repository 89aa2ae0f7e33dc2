// Seeded histories of tables among faults: SIMULATION_HISTORIES says how many, SIMULATION_SEED
// where they begin.
#include "tests/server/simulation/history.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace ordinal::server::simulation {
namespace {

std::uint64_t setting(const char* name, std::uint64_t standard) {
  const char* value = std::getenv(name);
  return value == nullptr ? standard : std::strtoull(value, nullptr, 10);
}

TEST(Simulation, LosesNothingDoublesNothingLeaksNothingAndNeverWaits) {
  const std::uint64_t first = setting("SIMULATION_SEED", 1);
  const std::uint64_t count = setting("SIMULATION_HISTORIES", 200);
  int moves = 0;
  int records = 0;
  std::int64_t longest_absence = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    History history(seed);
    const std::string troubles = history.run();
    ASSERT_EQ(troubles, "") << "SIMULATION_SEED=" << seed << " SIMULATION_HISTORIES=1";
    moves += history.moves();
    records += history.records();
    longest_absence = std::max(longest_absence, history.longest_absence());
  }
  RecordProperty("moves", moves);
  RecordProperty("records", records);
  std::printf("%llu histories, %d moves, %d records, seats held by nobody for %lld ms at most\n",
              static_cast<unsigned long long>(count), moves, records,
              static_cast<long long>(longest_absence));
}

}  // namespace
}  // namespace ordinal::server::simulation
