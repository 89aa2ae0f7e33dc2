// Events lie in the order they came, and settle with those of their table.
#include "store/latest.h"

#include "store/data_file.h"
#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

namespace ordinal::store {
namespace {

using Places = std::vector<std::int64_t>;

TEST(Latest, TheFirstSettlesWithTheNextOfItsTable) {
  Latest latest;
  for (const std::int64_t place : {1, 2, 3, 4, 5, 6}) latest.add(place, place == 2 ? 8 : 7);

  EXPECT_EQ(latest.take(3), (Places{1, 3, 4}));
  EXPECT_EQ(latest.first(), 2);  // behind it lie some that have settled
  EXPECT_EQ(latest.size(), 5U);
  EXPECT_EQ(latest.of(7), (Places{5, 6}));

  EXPECT_EQ(latest.take(3), Places{2});
  EXPECT_EQ(latest.first(), 5);
  EXPECT_EQ(latest.take(3), (Places{5, 6}));
  EXPECT_EQ(latest.size(), 0U);
  EXPECT_EQ(latest.of(7), Places{});
}

class Settling : public testing::Test {
 protected:
  void open(std::size_t most_latest) {
    auto opened = SqliteStore::open(path, executor.post(), {.most_latest = most_latest});
    ASSERT_TRUE(opened);
    store = std::move(*opened);
  }

  // One event to each table in turn.
  void append(std::size_t tables, std::uint64_t events) {
    for (std::uint64_t number = 0; number < events; ++number) {
      for (std::size_t table = 0; table < tables; ++table) {
        const std::string name = std::to_string(table);
        store->append({name, number, {name + ':' + std::to_string(number)}, {}}, [](Outcome) {});
        executor.run_one();
      }
    }
  }

  void expect(std::size_t tables, std::uint64_t events) {
    for (std::size_t table = 0; table < tables; ++table) {
      std::vector<std::string> all;
      for (std::uint64_t number = 0; number < events; ++number) {
        all.push_back(std::to_string(table) + ':' + std::to_string(number));
      }
      EXPECT_EQ(*store->events(std::to_string(table), 0), all);
    }
  }

  std::int64_t count(const char* where) {
    Connection connection;
    std::int64_t number = -1;
    EXPECT_EQ(connection.open(path, Connection::Mode::existing), SQLITE_OK);
    connection.ask(std::string("SELECT count(*) FROM ") + where, number);
    return number;
  }

  void change(const char* sql) {
    Connection connection;
    ASSERT_EQ(connection.open(path, Connection::Mode::existing), SQLITE_OK);
    ASSERT_EQ(connection.run(sql), SQLITE_OK);
  }

  Folder folder;
  LateExecutor executor;
  const std::string path = folder.file("data.db");
  std::unique_ptr<SqliteStore> store;
};

TEST_F(Settling, FewLieWhereTheyCame) {
  open(40);
  append(10, 20);
  EXPECT_LE(count("latest"), 40);
  EXPECT_GE(count("event"), 160);
  expect(10, 20);
}

// Tables in turn, so that all of them have many when the first is to settle.
TEST_F(Settling, ABatchSettlesOnlySoManyAndInTheEndFewLieWhereTheyCame) {
  constexpr int most = 2000;
  constexpr std::uint64_t tables = 20;
  constexpr std::uint64_t in_batch = 40;
  constexpr int budget = 256 + 2 * in_batch;
  auto file = open_data_file(path, {.vfs = nullptr, .synchronous = "OFF", .patience = 0});
  ASSERT_TRUE(file);
  BatchWriter writer;
  ASSERT_EQ(writer.prepare(std::move(file->writing), most), SQLITE_OK);

  std::int64_t lay = 0;
  std::int64_t settled = 0;
  for (std::uint64_t next = 0; next < 10'000;) {
    std::vector<Job> batch(in_batch);
    for (Job& job : batch) {
      job.append = {std::to_string(next % tables), next / tables, {"x"}, {}};
      ++next;
    }
    writer.write(batch);
    const std::int64_t lie = count("latest");
    EXPECT_LE(lie, 2 * most);
    EXPECT_LE(lay + static_cast<std::int64_t>(in_batch) - lie, budget);
    EXPECT_LE(count("event") - settled, budget);
    lay = lie;
    settled = count("event");
  }
  EXPECT_GE(settled, 8000);
}

TEST_F(Settling, WhoeverReadsFindsWhatCameAndWhatSettledMeanwhile) {
  open(40);
  append(5, 2);
  expect(5, 2);
  for (std::uint64_t number = 2; number < 100; ++number) {
    store->append({"0", number, {"0:" + std::to_string(number)}, {}}, [](Outcome) {});
    executor.run_one();
    EXPECT_EQ(store->events("0", 0)->size(), number + 1);
    EXPECT_EQ(store->events("1", 0)->size(), 2U);
  }
}

TEST_F(Settling, AClosedFileHasAllInOnePlace) {
  open(40);
  append(10, 20);
  store.reset();
  EXPECT_EQ(count("latest"), 0);
  EXPECT_EQ(count("event"), 200);
  open(40);
  expect(10, 20);
}

// As after a kill: what lies in both places is there once.
TEST_F(Settling, WhatSettledTwiceIsThereOnce) {
  open(40);
  append(2, 3);
  store.reset();
  change(
      "INSERT INTO latest(card, number, content) SELECT card, number, content FROM event"
      " WHERE number > 0");
  open(1);
  expect(2, 3);
  store->append({"0", 3, {"0:3"}, {}},
                [](Outcome outcome) { EXPECT_EQ(outcome, Outcome::durable); });
  executor.run_one();
  EXPECT_EQ(store->events("0", 0)->size(), 4U);
  EXPECT_LE(count("latest"), 1);
  EXPECT_EQ(store->events("1", 0)->size(), 3U);
}

TEST_F(Settling, WhereAnotherEventOfTheSameNumberLiesTheStoreStopsAndNeitherVanishes) {
  open(40);
  append(1, 3);
  store.reset();
  change("INSERT INTO latest(card, number, content) SELECT card, 2, x'00' FROM event LIMIT 1");

  open(1);
  auto outcome = Outcome::durable;
  store->append({"0", 3, {"0:3"}, {}}, [&](Outcome got) { outcome = got; });
  executor.run_one();
  EXPECT_EQ(outcome, Outcome::stopped);
  EXPECT_EQ(store->why_stopped()->code, TextKey{"store_corrupt"});
  store.reset();
  EXPECT_EQ(count("latest WHERE number = 2"), 1);
  EXPECT_EQ(count("event WHERE number = 2"), 1);
}

TEST_F(Settling, AHoleAmongTheEventsIsNotPassedOver) {
  open(40);
  append(1, 4);
  change("DELETE FROM latest WHERE number = 2");

  EXPECT_EQ(store->events("0", 1).refusal().code, TextKey{"store_corrupt"});
  EXPECT_EQ(store->events("0", 2).refusal().code, TextKey{"store_corrupt"});
  EXPECT_EQ(store->events("0", 3)->size(), 1U);
}

}  // namespace
}  // namespace ordinal::store
