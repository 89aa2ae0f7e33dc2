// Lets Node measure them, and reads what it says.
#include "bench/load/rivals.h"

#include "bench/load/bare.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace ordinal::bench {
namespace {

constexpr double seconds = 8;
constexpr int rounds = 3;

Pace pace_of(const std::string& folder, const std::string& rival, std::size_t games) {
  const std::string command = "node " + folder + "/measure.js " + rival + ' ' +
                              std::to_string(games) + ' ' + std::to_string(seconds);
  FILE* said = popen(command.c_str(), "r");
  Pace pace;
  const int count = std::fscanf(said, R"({"moves_per_second":%lf,"moves_per_cpu_second":%lf})",
                                &pace.moves_per_second, &pace.moves_per_cpu_second);
  const bool is_well = pclose(said) == 0 && count == 2;
  if (is_well) return pace;
  std::fprintf(stderr, "It did not go well: %s\n", command.c_str());
  std::exit(1);
}

}  // namespace

double Side::moves_per_cpu_second() const {
  return std::ranges::max(rounds, {}, &Pace::moves_per_cpu_second).moves_per_cpu_second;
}

std::vector<Side> side_by_side(const Place& place, const std::string& folder, std::size_t games) {
  Side ours{"ordinal", {}};
  Side system{"the system alone", {}};
  std::vector<Side> rivals = {{"colyseus", {}}, {"boardgame", {}}};
  for (int round = 0; round < rounds; ++round) {
    const Compared own = compared(place, games, seconds);
    ours.rounds.push_back(own.pace);
    for (Side& rival : rivals) rival.rounds.push_back(pace_of(folder, rival.name, games));
    system.rounds.push_back(bare_pace(games, own.letters, seconds));
  }
  rivals.insert(rivals.begin(), std::move(ours));
  rivals.push_back(std::move(system));
  return rivals;
}

}  // namespace ordinal::bench
