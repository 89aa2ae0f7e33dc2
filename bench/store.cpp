// How fast a bare group commit is: batches of appends through the writer of the store, without
// threads or queues. Prints a table, or JSON.
#include "engine/core/json.h"
#include "store/batch_writer.h"
#include "store/data_file.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace {

using namespace ordinal;
using namespace ordinal::store;
using Clock = std::chrono::steady_clock;

constexpr std::size_t tables = 2500;
constexpr std::size_t event_bytes = 80;
constexpr std::size_t summary_bytes = 200;
constexpr int log_pages = 1000;
constexpr auto duration = std::chrono::seconds(5);  // for each batch size

struct Figures {
  std::size_t batch;
  double appends_per_second;
  double p50_ms;
  double p99_ms;
};

// Moves of many games, each in its turn.
class Load {
 public:
  std::vector<Job> batch(std::size_t size) {
    std::vector<Job> jobs;
    while (jobs.size() < size) jobs.push_back({.append = append(), .done = {}});
    return jobs;
  }

 private:
  Append append() {
    const std::size_t table = next_++ % tables;
    return {"table-" + std::to_string(table),
            lengths_[table]++,
            {std::string(event_bytes, 'e')},
            {.state = Card::State::running,
             .is_listed = true,
             .touched = static_cast<std::int64_t>(next_),
             .summary = std::string(summary_bytes, 's'),
             .people = {"person-" + std::to_string(table), "person-" + std::to_string(table + 1)}}};
  }

  std::size_t next_ = 0;
  std::array<std::uint64_t, tables> lengths_{};
};

void write(BatchWriter& writer, std::vector<Job> jobs) {
  writer.write(jobs);
  const bool is_durable =
      std::ranges::all_of(jobs, [](const Job& job) { return job.outcome == Outcome::durable; });
  if (!is_durable) std::abort();
  writer.tidy_up();
}

// The tables are there when the clock starts. Whoever waits for a batch waits for the tidying of
// the one before, so that counts as well.
Figures timed(BatchWriter& writer, std::size_t size) {
  Load load;
  write(writer, load.batch(tables));
  std::vector<double> times_ms;
  const auto begin = Clock::now();
  while (Clock::now() - begin < duration) {
    auto jobs = load.batch(size);
    const auto start = Clock::now();
    write(writer, std::move(jobs));
    times_ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const std::size_t count = times_ms.size();
  std::ranges::sort(times_ms);
  return {size, static_cast<double>(count * size) / seconds, times_ms[count / 2],
          times_ms[count * 99 / 100]};
}

// In a file of the folder that is named, since its disk is what is measured.
Figures measure(const std::string& folder, std::size_t size) {
  const std::string file = folder + "/bench_store." + std::to_string(getpid());
  Figures figures{};
  {
    auto data = open_data_file(file, {.vfs = nullptr, .synchronous = "FULL"});
    BatchWriter writer;
    if (!data || writer.prepare(std::move(data->writing), log_pages) != SQLITE_OK) std::abort();
    figures = timed(writer, size);
  }
  for (const char* end : {"", ".lock", "-wal", "-shm"}) std::filesystem::remove(file + end);
  return figures;
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
  std::vector<Figures> all;
  for (const std::size_t size : {1U, 16U, 64U, 256U}) all.push_back(measure(folder, size));
  wants_json ? print_json(all) : print_table(all);
}
