// The program `bench_server`: how many people and moves one server bears, and what others do with
// the same. Server on one core, load on the other.
#include "bench/load/house.h"
#include "bench/load/report.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace {

using namespace ordinal::bench;

constexpr std::size_t full_games = 2500;
constexpr std::size_t many_games = 10000;
constexpr std::size_t compared_games = 250;
constexpr int load_core = 1;

void allow_many_files() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

// What the command line asks for; without a wish, everything.
struct Wishes {
  bool json, full, costs, restart, rivals;
};

bool take(std::vector<std::string>& words, std::string_view word) {
  return std::erase(words, word) > 0;
}

Wishes take_wishes(std::vector<std::string>& words) {
  Wishes wishes{take(words, "--json"), take(words, "--full"), take(words, "--costs"),
                take(words, "--restart"), take(words, "--rivals")};
  const bool is_all = !wishes.full && !wishes.costs && !wishes.restart && !wishes.rivals;
  if (is_all) wishes.full = wishes.costs = wishes.restart = wishes.rivals = true;
  return wishes;
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::string> words(arguments + 1, arguments + count);
  const Wishes wishes = take_wishes(words);
  if (words.size() != 2 && words.size() != 3) {
    std::fputs(
        "bench_server [--json] [--full] [--costs] [--restart] [--rivals] PROGRAM FOLDER [RIVALS]\n"
        "See bench/README.md.\n",
        stderr);
    return 2;
  }
  allow_many_files();
  pin_to_core(0, load_core);
  const Place place{words[0], words[1]};
  const std::string rivals = words.size() == 3 ? words[2] : "bench/rivals";
  Report report;
  if (wishes.full) report.full = full_house(place, full_games);
  for (const std::size_t games : {10U, 100U, 1000U, 10000U}) {
    if (wishes.costs) report.costs.push_back(cost(place, games));
  }
  for (const Clocks clocks : {Clocks::none, Clocks::slow}) {
    if (wishes.restart) report.restarts.push_back(restart(place, many_games, clocks));
  }
  if (wishes.rivals) report.sides = side_by_side(place, rivals, compared_games);
  wishes.json ? print_json(report) : print_tables(report);
}
