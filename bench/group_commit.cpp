// Writes what a server with many games would.
#include "bench/group_commit.h"

#include "store/data_file.h"
#include "store/sqlite_store.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>

namespace ordinal::bench {
namespace {

using namespace ordinal::store;
using Clock = std::chrono::steady_clock;

constexpr std::size_t tables = 2500;
constexpr std::size_t event_bytes = 160;  // of a move, and of the tile it may turn over
constexpr std::size_t summary_bytes = 120;
constexpr std::size_t seats = 4;
// As a server moves at once.
constexpr int log_pages = SqliteSettings{}.most_log_pages / LogPace::parts;

}  // namespace

// Moves of many games, each in its turn.
class GroupCommit::Load {
 public:
  std::vector<Job> batch(std::size_t size) {
    std::vector<Job> jobs;
    while (jobs.size() < size) jobs.push_back({.append = append(), .done = {}});
    return jobs;
  }

 private:
  Append append() {
    const std::size_t table = next_++ % tables;
    Append append{
        "table-" + std::to_string(table), lengths_[table]++, {std::string(event_bytes, 'e')}};
    if (append.first == 0) append.card = card(table);
    return append;
  }

  Card card(std::size_t table) const {
    return {.state = Card::State::running,
            .is_listed = true,
            .touched = static_cast<std::int64_t>(next_),
            .summary = std::string(summary_bytes, 's'),
            .people = people(table)};
  }

  static std::vector<std::string> people(std::size_t table) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      names.push_back("person-" + std::to_string(table * seats + seat));
    }
    return names;
  }

  std::size_t next_ = 0;
  std::array<std::uint64_t, tables> lengths_{};
};

struct GroupCommit::File {
  explicit File(const std::string& folder)
      : path(folder + "/group_commit." + std::to_string(getpid())) {
    auto data = open_data_file(path, {.vfs = nullptr, .synchronous = "FULL", .patience = 5000});
    if (!data || writer.prepare(std::move(data->writing)) != SQLITE_OK) std::abort();
    lock = std::move(data->lock);
    // When the clock starts, the tables are there, and so many events that they settle.
    write(load.batch(BatchWriter::usual_latest));
    tidy_up();
  }

  void write(std::vector<Job> jobs) {
    writer.write(jobs);
    const bool is_durable =
        std::ranges::all_of(jobs, [](const Job& job) { return job.outcome == Outcome::durable; });
    if (!is_durable) std::abort();
  }
  void tidy_up() {
    if (writer.log_pages() >= log_pages) writer.tidy_up();
  }

  std::string path;
  FileLock lock;
  BatchWriter writer;
  Load load;
};

GroupCommit::GroupCommit(const std::string& folder) : file_(std::make_unique<File>(folder)) {}

GroupCommit::~GroupCommit() {
  const std::string path = file_->path;
  file_.reset();
  for (const char* end : {"", ".lock", "-wal", "-shm"}) std::filesystem::remove(path + end);
}

// The commit alone: in a server another thread does most of the tidying.
std::vector<double> GroupCommit::commit_times_ms(std::size_t batch, double seconds) {
  std::vector<double> times_ms;
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  while (Clock::now() < end) {
    auto jobs = file_->load.batch(batch);
    const auto start = Clock::now();
    file_->write(std::move(jobs));
    times_ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    file_->tidy_up();
  }
  return times_ms;
}

// Whoever comes while a batch is written, or the log is tidied, waits for the next.
std::vector<double> GroupCommit::append_times_ms(double per_second, double seconds) {
  std::vector<double> times_ms;
  const auto begin = Clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  const auto all = static_cast<std::size_t>(per_second * seconds);
  for (std::size_t come = 0, done = 0; done < all;) {
    come = std::min(all, 1 + static_cast<std::size_t>(passed() * per_second));
    if (come == done) usleep(static_cast<useconds_t>(1e5 / per_second));
    if (come == done) continue;
    file_->write(file_->load.batch(come - done));
    const double now = passed();
    for (; done < come; ++done) {
      times_ms.push_back(1000 * (now - static_cast<double>(done) / per_second));
    }
    file_->tidy_up();
  }
  return times_ms;
}

}  // namespace ordinal::bench
