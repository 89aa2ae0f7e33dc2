// One after the other, each phase begins when the one before has left nothing to do.
#include "bench/load/trial.h"

#include "bench/group_commit.h"
#include "bench/load/commits.h"
#include "bench/load/house.h"
#include "bench/load/one_move.h"
#include "bench/load/scratch.h"
#include "bench/quantile.h"

#include <algorithm>
#include <cmath>

namespace ordinal::bench {
namespace {

constexpr std::size_t people = 4;  // at a table
constexpr double full_seconds = 10;
constexpr double steady_rate = 2000;
constexpr double settle_seconds = 2;
constexpr double steady_seconds = 4;
constexpr double bare_seconds = 2;
constexpr double slow_rate = 500;
constexpr std::size_t moves_before = 10;  // in each game
constexpr int restarts = 5;
constexpr std::size_t steady_rounds = 9;  // a disk has moods, and so has the host of a machine

Times times_of(const std::vector<double>& all_ms) {
  return {quantile(all_ms, 0.5), quantile(all_ms, 0.99)};
}

Steady steadily(Crowd& crowd, const Scratch& data, const std::string& folder) {
  GroupCommit bare(folder);
  Steady steady;
  std::vector<double> all_ms;
  double seconds = 0;
  while (steady.rounds.size() < steady_rounds) {
    crowd.play(settle_seconds, steady_rate);
    const std::uint32_t before = commits(data.path());
    const double stolen_before = stolen_seconds();
    const Played played = crowd.play(steady_seconds, steady_rate);
    const double stolen = (stolen_seconds() - stolen_before) / played.seconds;
    const auto count = static_cast<double>(played.moves);
    const double batch = count / static_cast<double>(commits(data.path()) - before);
    const auto size = static_cast<std::size_t>(std::max(1.0, std::round(batch)));
    steady.rounds.push_back({times_of(played.latencies_ms), stolen, batch,
                             times_of(bare.commit_times_ms(size, bare_seconds)),
                             times_of(bare.append_times_ms(steady_rate, bare_seconds))});
    all_ms.insert(all_ms.end(), played.latencies_ms.begin(), played.latencies_ms.end());
    seconds += played.seconds;
  }
  steady.moves_per_second = static_cast<double>(all_ms.size()) / seconds;
  steady.all_moves = times_of(all_ms);
  return steady;
}

// What is measured while people play.
Pace paced(const House& house, Crowd& crowd, double seconds, double moves_per_second) {
  const double cpu = house.cpu_seconds();
  const Played played = crowd.play(seconds, moves_per_second);
  const auto moves = static_cast<double>(played.moves);
  return {moves / played.seconds, moves / (house.cpu_seconds() - cpu)};
}

double milliseconds_since(Moment begin) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
      .count();
}

}  // namespace

Full full_house(const Place& place, std::size_t games) {
  const Scratch data(place.folder);
  const House house(place.program, data.path(), server_core);
  Crowd crowd(house.port(), games, people);
  crowd.begin();
  Full full;
  full.games = games;
  full.connections = people * games;
  full.fast = paced(house, crowd, full_seconds, 0);
  full.steady = steadily(crowd, data, place.folder);
  full.megabytes = house.megabytes();
  return full;
}

Cost cost(const Place& place, std::size_t games) {
  const Scratch data(place.folder);
  const House house(place.program, data.path(), server_core);
  Crowd crowd(house.port(), games, 1);
  crowd.begin();
  crowd.play_moves(moves_before * games);
  Cost cost;
  cost.games = games;
  cost.megabytes = house.megabytes();
  cost.us_per_move = 1e6 / paced(house, crowd, full_seconds, slow_rate).moves_per_cpu_second;
  cost.full_us_per_move = 1e6 / paced(house, crowd, full_seconds, 0).moves_per_cpu_second;
  return cost;
}

Restart restart(const Place& place, std::size_t games, Clocks clocks) {
  const Scratch data(place.folder);
  std::string token;
  std::string table;
  {
    House house(place.program, data.path(), server_core);
    Crowd crowd(house.port(), games, 1, clocks);
    crowd.begin();
    crowd.play_moves(moves_before * games);
    token = crowd.token();
    table = crowd.table();
    house.kill();
  }
  Restart restart{games, clocks, {}};
  for (int round = 0; round < restarts; ++round) {
    const Moment begin = std::chrono::steady_clock::now();
    House house(place.program, data.path(), server_core);
    play_one(house.port(), token, table);
    restart.times_ms.push_back(milliseconds_since(begin));
    house.kill();
  }
  return restart;
}

Compared compared(const Place& place, std::size_t games, double seconds) {
  const Scratch data(place.folder);
  const House house(place.program, data.path(), server_core);
  Crowd crowd(house.port(), games, people);
  crowd.begin();
  const Played played = crowd.play(settle_seconds, 0);
  const std::size_t moves = std::max<std::size_t>(1, played.moves);
  return {paced(house, crowd, seconds, 0),
          {played.asked_bytes / moves, played.told_bytes / moves / people}};
}

}  // namespace ordinal::bench
