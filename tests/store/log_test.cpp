// The log of SQLite: it moves into the data file beside the writing, and does not grow for ever.
#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace ordinal::store {
namespace {

constexpr std::uint64_t appends = 4000;
constexpr std::uintmax_t page = 4096;

// Every append writes two pages or more; the writing never rests.
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
