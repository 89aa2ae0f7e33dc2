// The program `bench_store`: how fast a bare group commit is. Prints a table, or JSON.
#include "bench/group_commit.h"
#include "bench/quantile.h"
#include "engine/core/json.h"

#include <cstdio>
#include <string_view>

namespace {

using namespace ordinal;
using namespace ordinal::bench;

constexpr double seconds = 5;  // for each batch size

struct Figures {
  std::size_t batch;
  double appends_per_second;
  double p50_ms;
  double p99_ms;
};

Figures measure(GroupCommit& bare, std::size_t batch) {
  const std::vector<double> times_ms = bare.commit_times_ms(batch, seconds);
  return {batch, static_cast<double>(times_ms.size() * batch) / seconds, quantile(times_ms, 0.5),
          quantile(times_ms, 0.99)};
}

void print_table(const std::vector<Figures>& all) {
  std::puts("| in a batch | appends/s | p50 ms | p99 ms |\n|---|---|---|---|");
  for (const Figures& figures : all) {
    std::printf("| %zu | %.0f | %.2f | %.2f |\n", figures.batch, figures.appends_per_second,
                figures.p50_ms, figures.p99_ms);
  }
}

void print_json(const std::vector<Figures>& all) {
  JsonWriter json;
  json.begin_array();
  for (const Figures& figures : all) {
    json.begin_object().key("batch").number(static_cast<long long>(figures.batch));
    json.key("appends_per_second").real(figures.appends_per_second);
    json.key("p50_ms").real(figures.p50_ms).key("p99_ms").real(figures.p99_ms).end_object();
  }
  std::puts(json.end_array().str().c_str());
}

}  // namespace

int main(int count, char** words) {
  const bool wants_json = count > 1 && std::string_view(words[1]) == "--json";
  const int next = wants_json ? 2 : 1;
  const std::string folder = count > next ? words[next] : ".";
  GroupCommit bare(folder);
  std::vector<Figures> all;
  for (const std::size_t size : {1U, 16U, 64U, 256U}) all.push_back(measure(bare, size));
  wants_json ? print_json(all) : print_table(all);
}
