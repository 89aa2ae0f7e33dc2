// What is the same for every game in a contest.
#include "bench/contest.h"

namespace ordinal::bench {

std::vector<Heat> heats_of(const Effort& effort) {
  std::vector<Heat> heats(static_cast<std::size_t>(effort.heats));
  std::uint64_t next = 0;
  for (Heat& heat : heats) {
    heat.seeds.begin = next;
    heat.seeds.end = next += static_cast<std::uint64_t>(effort.games_a_heat);
  }
  return heats;
}

void add_up(const std::vector<Heat>& heats, int turns, Figures& figures) {
  for (const Heat& heat : heats) {
    figures.listed_ns += heat.listed.best_ns() / turns;
    figures.random_ns += heat.random.best_ns() / turns;
    figures.reference_ns += heat.reference.best_ns() / turns;
  }
}

}  // namespace ordinal::bench
