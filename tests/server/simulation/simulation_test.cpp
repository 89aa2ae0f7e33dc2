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
  constexpr std::uint64_t usual = 200;
  const std::uint64_t count = setting("SIMULATION_HISTORIES", usual);
  int moves = 0;
  int records = 0;
  int given_up = 0;
  std::int64_t longest_absence = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    History history(seed);
    const std::string troubles = history.run();
    ASSERT_EQ(troubles, "") << "SIMULATION_SEED=" << seed << " SIMULATION_HISTORIES=1";
    moves += history.moves();
    records += history.records();
    given_up += history.given_up();
    longest_absence = std::max(longest_absence, history.longest_absence());
  }
  RecordProperty("moves", moves);
  RecordProperty("records", records);
  std::printf(
      "%llu histories, %d moves, %d records, %d seats given up, held by nobody for %lld ms at "
      "most\n",
      static_cast<unsigned long long>(count), moves, records, given_up,
      static_cast<long long>(longest_absence));
  // Otherwise nothing was seen of what is promised to those who wait.
  if (count >= usual) {
    EXPECT_GE(longest_absence, HouseRules().grace);
  }
}

}  // namespace
}  // namespace ordinal::server::simulation
