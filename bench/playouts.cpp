// The program `playouts`: how fast the engine plays random games, against plain references.
#include "bench/contest.h"
#include "bench/reference/completto.h"
#include "bench/reference/lucky_numbers.h"
#include "bench/reference/sequence_numbers.h"
#include "bench/report.h"
#include "engine/core/word.h"
#include "engine/games/completto/state.h"
#include "engine/games/lucky_numbers/state.h"
#include "engine/games/sequence_numbers/state.h"

#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

namespace ordinal::bench {
namespace {

constexpr Effort effort = {.heats = 25, .games_a_heat = 8, .rounds = 7};

// One line a game.
constexpr std::array contests = {
    contest<lucky_numbers::State, reference::LuckyNumbers>,
    contest<completto::State, reference::Completto>,
    contest<sequence_numbers::State, reference::SequenceNumbers>,
};

enum class Exit : int { fine = 0, records_differ = 1, wrong_usage = 2 };

Exit refuse(std::string_view argument) {
  static constexpr std::array<std::string_view, 2> flags = {"--json", "--help"};
  const std::string_view meant = nearest(argument, flags);
  std::fprintf(stderr,
               "playouts: There is no flag “%s”. Did you mean “%s”? Flags: --json, --help.\n",
               printable(argument).c_str(), std::string(meant).c_str());
  return Exit::wrong_usage;
}

Exit measure(bool wants_json) {
  std::vector<Figures> figures;
  for (const auto& run : contests) {
    figures.push_back(run(effort));
    const Figures& last = figures.back();
    if (last.complaint.empty()) continue;
    std::fprintf(stderr, "playouts: The records of %s differ; %s.\n",
                 std::string(last.game).c_str(), last.complaint.c_str());
    return Exit::records_differ;
  }
  std::puts((wants_json ? json(figures) : table(figures)).c_str());
  return Exit::fine;
}

Exit run(std::span<const std::string_view> arguments) {
  bool wants_json = false;
  for (const std::string_view argument : arguments) {
    if (argument == "--help") {
      std::puts(
          "playouts [--json]\n"
          "Plays random games of two with the engine and with a plain reference of each game,\n"
          "compares the records and prints the time for a turn. See bench/README.md.");
      return Exit::fine;
    }
    if (argument != "--json") return refuse(argument);
    wants_json = true;
  }
  return measure(wants_json);
}

}  // namespace
}  // namespace ordinal::bench

int main(int count, char** words) {
  const std::vector<std::string_view> arguments(words + 1, words + count);
  return static_cast<int>(ordinal::bench::run(arguments));
}
