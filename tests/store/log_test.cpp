// The log of SQLite: it moves into the data file beside the writing, and does not grow for ever.
#include "store/data_file.h"
#include "store/sqlite_store.h"
#include "store/tidier.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>
#include <sched.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

namespace ordinal::store {
namespace {

constexpr std::uint64_t appends = 4000;
constexpr std::uintmax_t page = 4096;

// How the thread of that name is scheduled; -1 if there is none, or none yet: a thread takes its
// name last, some time after it was started.
int policy_now_of(const std::string& name) {
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::string known;
    std::ifstream(task.path() / "comm") >> known;
    if (known == name) return sched_getscheduler(std::stoi(task.path().filename().string()));
  }
  return -1;
}

int policy_of(const std::string& name) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  int policy = policy_now_of(name);
  while (policy == -1 && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::yield();
    policy = policy_now_of(name);
  }
  return policy;
}

TEST(Log, IsWrittenByWhoInterruptsNobody) {
  const Folder folder;
  LateExecutor executor;
  const auto opened = SqliteStore::open(folder.file("data.db"), executor.post());
  ASSERT_TRUE(opened);
  (*opened)->append({"a", 0, {"x"}, {}}, [](Outcome) {});
  executor.run_one();
  EXPECT_EQ(policy_of("store-writer"), SCHED_BATCH);
  EXPECT_EQ(policy_of("store-tidier"), SCHED_BATCH);
}

TEST(Log, MovesWhileSomebodyIsAboutToWrite) {
  const Folder folder;
  auto file = open_data_file(folder.file("data.db"), {nullptr, "FULL", 0});
  ASSERT_TRUE(file);
  const auto size = std::filesystem::file_size(folder.file("data.db"));
  ASSERT_EQ(file->writing.run("CREATE TABLE t(x); INSERT INTO t VALUES(zeroblob(100000)); BEGIN "
                              "IMMEDIATE; INSERT INTO t VALUES(1)"),
            SQLITE_OK);
  Tidier tidier;
  tidier.start(std::move(file->tidying));
  tidier.wake();
  tidier.wait_until_done();
  EXPECT_EQ(tidier.error(), SQLITE_OK);
  EXPECT_GT(std::filesystem::file_size(folder.file("data.db")), size + 100'000);
}

// Every append writes a page or more; the writing never rests.
TEST(Log, BeginsAnewWhileOthersGoOnWriting) {
  const Folder folder;
  LateExecutor executor;
  auto opened = SqliteStore::open(folder.file("data.db"), executor.post(),
                                  {.most_in_batch = 1, .most_log_pages = 40});
  ASSERT_TRUE(opened);
  Store& store = **opened;
  std::uint64_t durable = 0;
  const auto append = [&](std::uint64_t number) {
    store.append({"a", number, {std::string(500, 'x')}, {}},
                 [&](Outcome outcome) { durable += outcome == Outcome::durable ? 1 : 0; });
  };
  for (std::uint64_t number = 0; number < appends; ++number) {
    append(number);
    if (number >= 64) executor.run_one();
  }
  EXPECT_LT(std::filesystem::file_size(folder.file("data.db-wal")), appends * page / 4);
  opened = Refusal{{"closed"}, "", {}};
  executor.run_ready();
  EXPECT_EQ(durable, appends);
}

// As many pages as a commit adds, until something is due.
LogPace::Step grow(LogPace& pace, int& pages) {
  for (auto step = pace.next(++pages);; step = pace.next(++pages)) {
    if (step != LogPace::Step::none) return step;
  }
}

constexpr int part_of_400 = 400 / LogPace::parts;

TEST(Log, MovesInPartsAndIsFinishedWhenItIsLong) {
  LogPace pace(400);
  for (int round = 0, pages = 0; round < 3; ++round, pages = 0) {
    for (int part = part_of_400; part <= 400; part += part_of_400) {
      EXPECT_EQ(grow(pace, pages), LogPace::Step::move);
      EXPECT_EQ(pages, part);
    }
    EXPECT_EQ(grow(pace, pages), LogPace::Step::finish);
    EXPECT_EQ(pages, 401);
  }
}

TEST(Log, MovesNoMoreOftenWhileAReaderKeepsItFromBeginningAnew) {
  LogPace pace(400);
  int pages = 0;
  while (pages < 401) grow(pace, pages);
  for (int part = 401; part < 700;) {
    part += part_of_400;
    EXPECT_EQ(grow(pace, pages), LogPace::Step::move);
    EXPECT_EQ(pages, part);
    EXPECT_EQ(pace.next(pages), LogPace::Step::finish);
  }
}

TEST(Log, IsTooLongOnlyAtAMultipleOfItsUsualLength) {
  EXPECT_FALSE(LogPace(400).is_too_long(1599));
  EXPECT_TRUE(LogPace(400).is_too_long(1600));
}

TEST(Log, StaysShortWhereAllHasMovedBeforeTheNextCommit) {
  LogPace pace(400);
  for (int round = 0, pages = 0; round < 20; ++round, pages = 0) {
    EXPECT_EQ(grow(pace, pages), LogPace::Step::move);
    EXPECT_EQ(pages, part_of_400);
  }
}

}  // namespace
}  // namespace ordinal::store
