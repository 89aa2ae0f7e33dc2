// The program `bench_server`: how many people and moves one server bears. Server on one core, load
// on the other.
#include "bench/load/crowd.h"
#include "bench/load/house.h"
#include "engine/core/json.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace {

using namespace ordinal;
using namespace ordinal::bench;

constexpr double seconds = 10;
constexpr double steady_rate = 2000;

struct Row {
  std::size_t games;
  double megabytes;
  double moves_per_second;
  double moves_per_cpu_second;
  double p50_ms;  // at the steady rate
  double p99_ms;
  double steady_moves_per_second;
};

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

Row measure(const std::string& program, const std::string& folder, std::size_t games) {
  const std::string data = folder + "/bench_server." + std::to_string(getpid()) + ".sqlite";
  Row row{};
  {
    const House house(program, data, 0);
    Crowd crowd(house.port(), games, static_cast<unsigned>(games));
    crowd.begin();
    row.games = games;
    const double cpu = house.cpu_seconds();
    const Figures fast = crowd.play(seconds, 0);
    row.moves_per_second = static_cast<double>(fast.moves) / seconds;
    row.moves_per_cpu_second = static_cast<double>(fast.moves) / (house.cpu_seconds() - cpu);
    const Figures steady = crowd.play(seconds, steady_rate);
    row.steady_moves_per_second = static_cast<double>(steady.moves) / seconds;
    row.p50_ms = quantile(steady.latencies_ms, 0.5);
    row.p99_ms = quantile(steady.latencies_ms, 0.99);
    row.megabytes = house.megabytes();
  }
  for (const char* end : {"", ".lock", "-wal", "-shm"}) std::filesystem::remove(data + end);
  return row;
}

void print_table(const std::vector<Row>& rows) {
  std::puts(
      "| games | connections | MB | moves/s | moves/CPU s | at 2,000/s: moves/s | p50 ms | p99 ms "
      "|\n|---|---|---|---|---|---|---|---|");
  for (const Row& row : rows) {
    std::printf("| %zu | %zu | %.0f | %.0f | %.0f | %.0f | %.1f | %.1f |\n", row.games,
                4 * row.games, row.megabytes, row.moves_per_second, row.moves_per_cpu_second,
                row.steady_moves_per_second, row.p50_ms, row.p99_ms);
  }
}

void print_json(const std::vector<Row>& rows) {
  JsonWriter json;
  json.begin_array();
  for (const Row& row : rows) {
    json.begin_object().key("games").number(static_cast<long long>(row.games));
    json.key("connections").number(4 * static_cast<long long>(row.games));
    json.key("megabytes").real(row.megabytes);
    json.key("moves_per_second").real(row.moves_per_second);
    json.key("moves_per_cpu_second").real(row.moves_per_cpu_second);
    json.key("steady_moves_per_second").real(row.steady_moves_per_second);
    json.key("p50_ms").real(row.p50_ms).key("p99_ms").real(row.p99_ms).end_object();
  }
  std::puts(json.end_array().str().c_str());
}

}  // namespace

int main(int count, char** words) {
  const bool wants_json = count > 1 && std::string_view(words[1]) == "--json";
  const int next = wants_json ? 2 : 1;
  if (count <= next) {
    std::fputs("bench_server [--json] PROGRAM [FOLDER [GAMES]]\nSee bench/README.md.\n", stderr);
    return 2;
  }
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  pin_to_core(0, 1);
  const std::string folder = count > next + 1 ? words[next + 1] : ".";
  std::vector<std::size_t> sizes = {10, 100, 1000, 2500};
  if (count > next + 2) sizes = {static_cast<std::size_t>(std::atol(words[next + 2]))};
  std::vector<Row> rows;
  for (const std::size_t games : sizes) rows.push_back(measure(words[next], folder, games));
  wants_json ? print_json(rows) : print_table(rows);
}
