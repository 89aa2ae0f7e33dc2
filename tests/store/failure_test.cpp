// A disk that is full or fails: nothing half written, and nothing called durable that is not.
#include "store/failure.h"

#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/forgetful_vfs.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace ordinal::store {
namespace {

using Strings = std::vector<std::string>;

// With the number of events that lie where they came: with one, every batch settles some.
class FailingDisk : public testing::TestWithParam<std::size_t> {
 protected:
  ~FailingDisk() override {
    store.reset();
    disk.reset();
  }

  std::unique_ptr<SqliteStore> open() {
    auto opened = SqliteStore::open(folder.file("data.db"), executor.post(),
                                    {.most_latest = GetParam(),
                                     .most_log_pages = most_pages,
                                     .vfs = ForgetfulDisk::vfs,
                                     .patience = 1});
    return opened ? std::move(*opened) : nullptr;
  }

  void reopen() {
    store.reset();
    disk.reset();
    store = open();
  }

  Outcome append(const std::string& table, std::uint64_t first, const std::string& event) {
    auto outcome = Outcome::conflict;
    store->append({table, first, {event}, {}}, [&](Outcome got) { outcome = got; });
    executor.run_one();
    return outcome;
  }

  static ForgetfulDisk& fresh_disk() {
    ForgetfulDisk::get().reset();
    return ForgetfulDisk::get();
  }

  static constexpr int most_pages = 200;
  ForgetfulDisk& disk = fresh_disk();
  Folder folder;
  LateExecutor executor;
  std::unique_ptr<SqliteStore> store = open();
};

INSTANTIATE_TEST_SUITE_P(Latest, FailingDisk, testing::Values(BatchWriter::usual_latest, 1),
                         [](const auto& latest) { return latest.param == 1 ? "One" : "Usual"; });

TEST_P(FailingDisk, WhatAnotherProgramWroteIsNoticed) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  Connection other;
  ASSERT_EQ(other.open(folder.file("data.db"), Connection::Mode::existing, ForgetfulDisk::vfs),
            SQLITE_OK);
  ASSERT_EQ(other.run("INSERT INTO event SELECT key, 1, x'31' FROM card"), SQLITE_OK);

  EXPECT_EQ(append("a", 1, "1"), Outcome::conflict);
  EXPECT_EQ(append("a", 2, "2"), Outcome::durable);
}

TEST_P(FailingDisk, AFullDiskTakesNothingAndGoesOnWhenThereIsRoom) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  disk.set_full(true);
  EXPECT_EQ(append("a", 1, "1"), Outcome::full);
  EXPECT_EQ(append("a", 1, std::string(50000, 'x')), Outcome::full);
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});
  EXPECT_EQ(store->why_stopped(), std::nullopt);

  disk.set_full(false);
  EXPECT_EQ(append("a", 1, "1"), Outcome::durable);
  EXPECT_EQ(*store->events("a", 0), (Strings{"0", "1"}));
}

TEST_P(FailingDisk, WhatWasRefusedForLackOfRoomDoesNotComeBack) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  disk.set_full(true);
  EXPECT_EQ(append("a", 1, "1"), Outcome::full);

  reopen();
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});
}

TEST_P(FailingDisk, WhileAnotherProgramHoldsTheFileNothingIsWrittenAndThenItGoesOn) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  Connection other;
  ASSERT_EQ(other.open(folder.file("data.db"), Connection::Mode::existing), SQLITE_OK);
  ASSERT_EQ(other.run("BEGIN IMMEDIATE"), SQLITE_OK);
  EXPECT_EQ(append("a", 1, "1"), Outcome::busy);
  EXPECT_EQ(store->why_stopped(), std::nullopt);
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});

  ASSERT_EQ(other.run("ROLLBACK"), SQLITE_OK);
  EXPECT_EQ(append("a", 1, "1"), Outcome::durable);
}

TEST_P(FailingDisk, AFailedWriteStopsTheStoreForGood) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  disk.fail_writes(true);
  EXPECT_EQ(append("a", 1, "1"), Outcome::stopped);

  disk.fail_writes(false);
  EXPECT_EQ(append("a", 1, "1"), Outcome::stopped);
  ASSERT_TRUE(store->why_stopped().has_value());
  EXPECT_EQ(store->why_stopped()->code, TextKey{"store_failed"});

  reopen();
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});
  EXPECT_EQ(append("a", 1, "1"), Outcome::durable);
}

TEST_P(FailingDisk, AFailedSyncStopsTheStoreForGood) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  disk.fail_syncs(true);
  EXPECT_EQ(append("a", 1, "1"), Outcome::stopped);

  disk.fail_syncs(false);
  EXPECT_EQ(append("a", 1, "1"), Outcome::stopped);
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});
}

TEST_P(FailingDisk, NothingNewBuildsOnWhatAFailedSyncLeftBehind) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  disk.fail_syncs(true);
  ASSERT_EQ(append("a", 1, "1"), Outcome::stopped);
  store.reset();
  disk.fail_syncs(false);
  store = open();
  const std::size_t length = store->events("a", 0)->size();
  ASSERT_EQ(append("a", length, "later"), Outcome::durable);

  disk.lose_power_at(1);
  store.reset();
  disk.restore_power(0);
  store = open();
  EXPECT_EQ(store->events("a", 0)->size(), length + 1);
}

// The append was durable before: only what comes after it is stopped.
TEST_P(FailingDisk, AFailedCheckpointStopsTheStoreAndLosesNothing) {
  disk.fail_data_syncs(true);
  std::uint64_t number = 0;
  while (append("a", number, std::string(2000, 'x')) == Outcome::durable) ++number;

  EXPECT_TRUE(store->why_stopped().has_value());
  reopen();
  EXPECT_EQ(store->events("a", 0)->size(), number);
}

// Nobody appends any more who would be told.
TEST_P(FailingDisk, ACheckpointThatFailedLastOfAllIsHeededWhenTheStoreCloses) {
  disk.fail_data_syncs(true);
  ASSERT_EQ(append("a", 0, std::string(std::size_t{5000} * most_pages, 'x')), Outcome::durable);
  disk.wait_for_failed_data_sync();
  disk.fail_data_syncs(false);
  store.reset();
  EXPECT_GT(std::filesystem::file_size(folder.file("data.db-wal")), 0U);

  disk.restore_power(0);
  store = open();
  EXPECT_EQ(store->events("a", 0)->size(), 1U);
}

// Somebody reads, so that nothing can move until then.
TEST_P(FailingDisk, OnceStoppedNothingMovesIntoTheDataFile) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  Connection reader;
  ASSERT_EQ(reader.open(folder.file("data.db"), Connection::Mode::existing, ForgetfulDisk::vfs),
            SQLITE_OK);
  ASSERT_EQ(reader.run("BEGIN; SELECT * FROM card"), SQLITE_OK);
  ASSERT_EQ(append("a", 1, std::string(std::size_t{5000} * most_pages, 'x')), Outcome::durable);
  disk.fail_writes(true);
  ASSERT_EQ(append("a", 2, "2"), Outcome::stopped);
  disk.fail_writes(false);
  const auto size = std::filesystem::file_size(folder.file("data.db"));

  ASSERT_EQ(reader.run("ROLLBACK"), SQLITE_OK);
  for (int i = 0; i < 5; ++i) ASSERT_EQ(append("a", 2, "2"), Outcome::stopped);
  store.reset();
  EXPECT_EQ(std::filesystem::file_size(folder.file("data.db")), size);
}

TEST_P(FailingDisk, AWriteThatFailsWhenTheStoreClosesIsSaidAndLosesNothing) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  disk.fail_writes(true);
  const auto why = store->close();
  ASSERT_TRUE(why.has_value());
  EXPECT_EQ(why->code, TextKey{"store_failed"});

  reopen();
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});
  EXPECT_EQ(store->close(), std::nullopt);
}

TEST_P(FailingDisk, EverythingThatWaitsIsAnsweredWhenTheStoreCloses) {
  std::vector<Outcome> outcomes;
  for (std::uint64_t i = 0; i < 1000; ++i)
    store->append({"a", i, {"x"}, {}}, [&](Outcome outcome) { outcomes.push_back(outcome); });
  store.reset();
  executor.run_ready();

  EXPECT_EQ(outcomes, std::vector<Outcome>(1000, Outcome::durable));
  store = open();
  EXPECT_EQ(store->events("a", 0)->size(), 1000U);
}

TEST_P(FailingDisk, WhoThrowsWhenAnsweredKeepsNobodyElseFromTheirAnswer) {
  std::size_t answered = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    store->append({"a", i, {"x"}, {}}, [&answered, i](Outcome) {
      if (i % 2 == 0) throw std::runtime_error("a table that fails");
      ++answered;
    });
  }
  store.reset();
  while (!executor.is_empty()) {
    try {
      executor.run_ready();
    } catch (const std::runtime_error&) {
      continue;
    }
  }

  EXPECT_EQ(answered, 500U);
}

// What SQLite says of a file that nobody has open, on a disk without room for its shared memory.
TEST(Failure, CallsADiskWithoutRoomForSharedMemoryFull) {
  EXPECT_EQ(failure(SQLITE_IOERR_SHMSIZE, "data.db").code, TextKey{"store_full"});
}

TEST_P(FailingDisk, AFullDiskIsSaidWhenANewFileIsMade) {
  disk.set_full(true);
  const auto opened =
      SqliteStore::open(folder.file("new.db"), executor.post(), {.vfs = ForgetfulDisk::vfs});

  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.refusal().code, TextKey{"store_full"});
  for (const char* name : {"new.db", "new.db-wal", "new.db-shm", "new.db-journal"})
    EXPECT_FALSE(std::filesystem::exists(folder.file(name))) << name;
}

TEST_P(FailingDisk, AFileThatIsMovedAwayOrReplacedStopsTheStoreAndLosesNothing) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  std::filesystem::rename(folder.file("data.db"), folder.file("away.db"));
  EXPECT_EQ(append("a", 1, "1"), Outcome::stopped);
  ASSERT_TRUE(store->why_stopped().has_value());
  EXPECT_EQ(store->why_stopped()->code, TextKey{"store_moved"});

  std::ofstream(folder.file("data.db")) << "";
  EXPECT_EQ(append("a", 1, "1"), Outcome::stopped);

  store.reset();
  std::filesystem::rename(folder.file("away.db"), folder.file("data.db"));
  reopen();
  EXPECT_EQ(*store->events("a", 0), Strings{"0"});
  EXPECT_EQ(append("a", 1, "1"), Outcome::durable);
}

TEST_P(FailingDisk, AFileThatWasDeletedIsSaidWhenTheStoreClosesAtTheLatest) {
  ASSERT_EQ(append("a", 0, "0"), Outcome::durable);
  std::filesystem::remove(folder.file("data.db"));

  const auto why = store->close();
  ASSERT_TRUE(why.has_value());
  EXPECT_EQ(why->code, TextKey{"store_moved"});
}

}  // namespace
}  // namespace ordinal::store
