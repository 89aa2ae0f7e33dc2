// The log of SQLite: it moves into the data file beside the writing, and does not grow for ever.
#include "store/data_file.h"
#include "store/sqlite_store.h"
#include "store/tidier.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace ordinal::store {
namespace {

constexpr std::uint64_t appends = 4000;
constexpr std::uintmax_t page = 4096;

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

}  // namespace
}  // namespace ordinal::store
