// The program `regret`: how much players lose where the truth is known; and where that comes from.
#include "bench/yardstick.h"
#include "engine/core/word.h"

#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::bench {
namespace {

constexpr int positions_a_game = 250;
constexpr std::uint64_t askings = 4;

enum class Exit : int { fine = 0, is_refuted = 1, wrong_usage = 2 };

template <Game S>
void make() {
  const std::string id(S::facts().id);
  std::printf(
      "# %d positions of %s, one of a game that expert played against itself.\n"
      "# `regret --make %s` makes them, `regret --prove` proves them; see solved.h.\n",
      positions_a_game, id.c_str(), id.c_str());
  int count = 0;
  for (std::uint64_t seed = 1; count < positions_a_game; ++seed) {
    const auto solved = harvested<S>(seed);
    if (!solved) continue;
    std::printf("\n%s", written(*solved).c_str());
    ++count;
  }
}

// Whether every share in the file is what the solver says.
template <Game S>
Exit prove() {
  const std::string id(S::facts().id);
  const std::vector<SolvedPosition> positions = read_solved(solved_file(id));
  for (const SolvedPosition& known : positions) {
    const auto state = S::parse_position(known.position);
    const auto solved = state ? solve(*state, Yard<S>::most_moves) : std::nullopt;
    if (solved && agree(*solved, known)) continue;
    std::fprintf(stderr, "regret: This is not so: %s\n", written(known).c_str());
    return Exit::is_refuted;
  }
  std::printf("%s: %zu positions proven\n", id.c_str(), positions.size());
  return positions.empty() ? Exit::is_refuted : Exit::fine;
}

// What each level loses.
template <Game S>
std::vector<Regret> measure() {
  const std::vector<SolvedPosition> positions = read_solved(solved_file(S::facts().id));
  std::vector<Regret> regrets;
  for (const std::string_view level : level_names) {
    regrets.push_back(regret_of(player_named<S>(level), positions, askings));
  }
  return regrets;
}

// One line a game that has a solver.
struct Line {
  std::string_view game;
  void (*make)();
  Exit (*prove)();
  std::vector<Regret> (*measure)();
};

template <Game S>
Line line_of() {
  return {S::facts().id, make<S>, prove<S>, measure<S>};
}

std::array<Line, 2> lines() {
  return {line_of<lucky_numbers::State>(), line_of<completto::State>()};
}

constexpr const char* usage =
    "regret              how much every level loses a decision, in shares of the win\n"
    "regret --prove      proves the positions of bench/solved again\n"
    "regret --make GAME  makes them anew: prints those of a game\n"
    "See bench/README.md.";

Exit refuse(std::string_view what) {
  std::fprintf(stderr, "regret: “%s” is not understood.\n%s\n", printable(what).c_str(), usage);
  return Exit::wrong_usage;
}

Exit make(std::string_view game) {
  for (const Line& line : lines()) {
    if (line.game != game) continue;
    line.make();
    return Exit::fine;
  }
  return refuse(game);
}

Exit prove_all() {
  for (const Line& line : lines()) {
    if (const Exit exit = line.prove(); exit != Exit::fine) return exit;
  }
  return Exit::fine;
}

void measure_all() {
  std::vector<std::vector<Regret>> games;
  std::printf("%-10s", "mean loss");
  for (const Line& line : lines()) {
    games.push_back(line.measure());
    std::printf("  %24s", std::string(line.game).c_str());
  }
  for (std::size_t level = 0; level < level_names.size(); ++level) {
    std::printf("\n%-10s", std::string(level_names[level]).c_str());
    for (const auto& regrets : games) {
      const Regret& regret = regrets[level];
      std::printf("  %.4f, errors %6.1f %%", regret.mean, 100 * regret.errors);
    }
  }
  std::puts("");
}

Exit run(const std::vector<std::string_view>& arguments) {
  if (arguments.empty()) {
    measure_all();
    return Exit::fine;
  }
  if (arguments[0] == "--make" && arguments.size() == 2) return make(arguments[1]);
  if (arguments.size() > 1) return refuse(arguments[1]);
  if (arguments[0] == "--prove") return prove_all();
  if (arguments[0] != "--help") return refuse(arguments[0]);
  std::puts(usage);
  return Exit::fine;
}

}  // namespace
}  // namespace ordinal::bench

int main(int count, char** words) {
  const std::vector<std::string_view> arguments(words + 1, words + count);
  return static_cast<int>(ordinal::bench::run(arguments));
}
