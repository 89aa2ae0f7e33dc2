// How figures are written.
#include "bench/load/report.h"

#include "bench/quantile.h"
#include "engine/core/json.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace ordinal::bench {
namespace {

long long whole(std::size_t number) { return static_cast<long long>(number); }

std::string number(double value, int places) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f", places, value);
  return text.data();
}

double slowest(const Restart& restart) { return std::ranges::max(restart.times_ms); }

// Of a game more than in the row before; the first row has none.
double kilobytes_more(const Cost& cost, const Cost& before) {
  return 1024 * (cost.megabytes - before.megabytes) /
         static_cast<double>(cost.games - before.games);
}

// Of a round like most: one stall is a hundredth of a round, and says nothing of a server.
template <class Call>
double median(const Steady& steady, const Call& of) {
  std::vector<double> all;
  for (const Round& round : steady.rounds) all.push_back(of(round));
  return quantile(std::move(all), 0.5);
}

// Beside what was measured in the same round.
double median_ratio(const Steady& steady, Times Round::* other) {
  return median(steady,
                [&](const Round& round) { return round.moves.p99_ms / (round.*other).p99_ms; });
}

Times medians(const Steady& steady, Times Round::* what) {
  return {median(steady, [&](const Round& round) { return (round.*what).p50_ms; }),
          median(steady, [&](const Round& round) { return (round.*what).p99_ms; })};
}

double batch(const Steady& steady) { return median(steady, std::mem_fn(&Round::batch)); }

void print(const Steady& steady) {
  std::puts("| steadily | in a commit | p50 ms | p99 ms | p99 ratio |\n|---|---|---|---|---|");
  const auto row = [&](const char* name, const std::string& in_commit, Times Round::* what) {
    const Times times = medians(steady, what);
    std::printf("| %s | %s | %.2f | %.2f |", name, in_commit.c_str(), times.p50_ms, times.p99_ms);
    if (what == &Round::moves) return void(std::puts(" |"));
    std::printf(" %.1f |\n", median_ratio(steady, what));
  };
  row("moves", number(batch(steady), 1), &Round::moves);
  row("bare commits", number(batch(steady), 0), &Round::commits);
  row("bare appends", "what waits", &Round::appends);
  std::printf(
      "Medians of %zu rounds, %.0f moves/s; p99 of all moves %.2f ms. p99 of the moves in each, "
      "and what the host took of a "
      "core:",
      steady.rounds.size(), steady.moves_per_second, steady.all_moves.p99_ms);
  for (const Round& round : steady.rounds) {
    std::printf(" %.2f ms (%.0f %%)", round.moves.p99_ms, 100 * round.stolen);
  }
  std::puts("\n");
}

void print(const Full& full) {
  std::puts("| games | connections | MB | moves/s | moves/CPU s |\n|---|---|---|---|---|");
  std::printf("| %zu | %zu | %.0f | %.0f | %.0f |\n\n", full.games, full.connections,
              full.megabytes, full.fast.moves_per_second, full.fast.moves_per_cpu_second);
  print(full.steady);
}

void print(const std::vector<Cost>& costs) {
  std::puts(
      "| games | MB | kB for a game more | CPU us a move, 500/s | at full speed |\n"
      "|---|---|---|---|---|");
  for (std::size_t i = 0; i < costs.size(); ++i) {
    std::printf("| %zu | %.1f | ", costs[i].games, costs[i].megabytes);
    if (i > 0) std::printf("%.1f", kilobytes_more(costs[i], costs[i - 1]));
    std::printf(" | %.0f | %.0f |\n", costs[i].us_per_move, costs[i].full_us_per_move);
  }
  std::puts("");
}

void print(const Restart& restart) {
  const char* clocks = restart.clocks == Clocks::slow ? " with clocks" : "";
  std::printf("Restart among %zu open games%s: first move accepted after", restart.games, clocks);
  for (const double time : restart.times_ms) std::printf(" %.0f", time);
  std::puts(" ms.\n");
}

void print(const std::vector<Side>& sides) {
  std::puts("| server | moves/s | moves/CPU s | ours is times that |\n|---|---|---|---|");
  for (const Side& side : sides) {
    const Pace best = std::ranges::max(side.rounds, {}, &Pace::moves_per_cpu_second);
    std::printf("| %s | %.0f | %.0f | %.2f |\n", side.name.c_str(), best.moves_per_second,
                best.moves_per_cpu_second,
                sides.front().moves_per_cpu_second() / best.moves_per_cpu_second);
  }
}

void write(JsonWriter& json, const Pace& pace) {
  json.begin_object().key("moves_per_second").real(pace.moves_per_second);
  json.key("moves_per_cpu_second").real(pace.moves_per_cpu_second).end_object();
}

void write(JsonWriter& json, const Times& times) {
  json.begin_object().key("p50_ms").real(times.p50_ms).key("p99_ms").real(times.p99_ms);
  json.end_object();
}

void write(JsonWriter& json, const Round& round) {
  json.begin_object().key("moves_per_commit").real(round.batch);
  json.key("stolen_cores").real(round.stolen);
  write(json.key("moves"), round.moves);
  write(json.key("commits"), round.commits);
  write(json.key("appends"), round.appends);
  json.end_object();
}

void write(JsonWriter& json, const Steady& steady) {
  json.begin_object().key("moves_per_second").real(steady.moves_per_second);
  write(json.key("moves"), medians(steady, &Round::moves));
  write(json.key("all_moves"), steady.all_moves);
  json.key("p99_of_commit").real(median_ratio(steady, &Round::commits));
  json.key("p99_of_append").real(median_ratio(steady, &Round::appends));
  json.key("rounds").begin_array();
  for (const Round& round : steady.rounds) write(json, round);
  json.end_array().end_object();
}

void write(JsonWriter& json, const Full& full) {
  json.begin_object().key("games").number(whole(full.games));
  json.key("connections").number(whole(full.connections)).key("megabytes").real(full.megabytes);
  write(json.key("fast"), full.fast);
  write(json.key("steady"), full.steady);
  json.end_object();
}

void write(JsonWriter& json, const Cost& cost) {
  json.begin_object().key("games").number(whole(cost.games));
  json.key("megabytes").real(cost.megabytes).key("us_per_move").real(cost.us_per_move);
  json.key("full_us_per_move").real(cost.full_us_per_move).end_object();
}

void write(JsonWriter& json, const Restart& restart) {
  json.begin_object().key("games").number(whole(restart.games));
  json.key("clocks").boolean(restart.clocks == Clocks::slow);
  json.key("slowest_ms").real(slowest(restart));
  json.key("times_ms").array(restart.times_ms).end_object();
}

void write(JsonWriter& json, const Side& side, const Side& ours) {
  json.begin_object().key("server").text(side.name);
  json.key("moves_per_cpu_second").real(side.moves_per_cpu_second());
  json.key("ratio").real(ours.moves_per_cpu_second() / side.moves_per_cpu_second());
  json.key("rounds").begin_array();
  for (const Pace& pace : side.rounds) write(json, pace);
  json.end_array().end_object();
}

}  // namespace

void print_tables(const Report& report) {
  if (report.full) print(*report.full);
  if (!report.costs.empty()) print(report.costs);
  for (const Restart& restart : report.restarts) print(restart);
  if (!report.sides.empty()) print(report.sides);
}

void print_json(const Report& report) {
  JsonWriter json;
  json.begin_object();
  if (report.full) write(json.key("full"), *report.full);
  json.key("costs").begin_array();
  for (const Cost& cost : report.costs) write(json, cost);
  json.end_array().key("restarts").begin_array();
  for (const Restart& restart : report.restarts) write(json, restart);
  json.end_array();
  json.key("side_by_side").begin_array();
  for (const Side& side : report.sides) write(json, side, report.sides.front());
  std::puts(json.end_array().end_object().str().c_str());
}

}  // namespace ordinal::bench
