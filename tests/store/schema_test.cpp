// Data of every version that was ever shipped are brought up to date, wholly or not at all.
#include "store/schema.h"

#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

namespace ordinal::store {
namespace {

// Frozen: what a server of version 1 left behind.
constexpr const char* version_1 = R"(
  PRAGMA journal_mode = WAL;
  CREATE TABLE card(key INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, length INTEGER NOT NULL,
    state INTEGER NOT NULL, is_listed INTEGER NOT NULL, needs_care INTEGER NOT NULL,
    touched INTEGER NOT NULL, summary TEXT NOT NULL) STRICT;
  CREATE INDEX card_listed ON card(touched) WHERE is_listed = 1 AND state < 2;
  CREATE INDEX card_needing_care ON card(name) WHERE needs_care = 1;
  CREATE INDEX card_touched ON card(touched) WHERE state < 3;
  CREATE TABLE event(card INTEGER NOT NULL, number INTEGER NOT NULL, content BLOB NOT NULL,
    PRIMARY KEY(card, number)) STRICT, WITHOUT ROWID;
  CREATE TABLE person(card INTEGER NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY(card, place)) STRICT, WITHOUT ROWID;
  CREATE INDEX person_name ON person(name, card);
  INSERT INTO card VALUES(1, 'k7', 2, 1, 1, 1, 1700000000000, '{"game":"x"}');
  INSERT INTO event VALUES(1, 0, x'7b7d'), (1, 1, x'5b5d');
  INSERT INTO person VALUES(1, 0, 'ann'), (1, 1, 'bob');
  PRAGMA application_id = 1332896873;
  PRAGMA user_version = 1;
)";

// The same of version 2.
constexpr const char* version_2 = R"(
  PRAGMA journal_mode = WAL;
  CREATE TABLE card(key INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, state INTEGER NOT NULL,
    is_listed INTEGER NOT NULL, needs_care INTEGER NOT NULL, touched INTEGER NOT NULL,
    summary TEXT NOT NULL) STRICT;
  CREATE INDEX card_listed ON card(touched) WHERE is_listed = 1 AND state < 2;
  CREATE INDEX card_needing_care ON card(name) WHERE needs_care = 1;
  CREATE INDEX card_touched ON card(touched) WHERE state < 3;
  CREATE TABLE event(card INTEGER NOT NULL, number INTEGER NOT NULL, content BLOB NOT NULL,
    PRIMARY KEY(card, number)) STRICT, WITHOUT ROWID;
  CREATE TABLE person(card INTEGER NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY(card, place)) STRICT, WITHOUT ROWID;
  CREATE INDEX person_name ON person(name, card);
  INSERT INTO card VALUES(1, 'k7', 1, 1, 1, 1700000000000, '{"game":"x"}');
  INSERT INTO event VALUES(1, 0, x'7b7d'), (1, 1, x'5b5d');
  INSERT INTO person VALUES(1, 0, 'ann'), (1, 1, 'bob');
  PRAGMA application_id = 1332896873;
  PRAGMA user_version = 2;
)";

class Schema : public testing::Test {
 protected:
  void run(const char* script) {
    Connection connection;
    ASSERT_EQ(connection.open(path, Connection::Mode::create), SQLITE_OK);
    ASSERT_EQ(connection.run(script), SQLITE_OK);
  }

  std::int64_t ask(const char* question) {
    Connection connection;
    std::int64_t number = -1;
    EXPECT_EQ(connection.open(path, Connection::Mode::existing), SQLITE_OK);
    connection.ask(question, number);
    return number;
  }

  Folder folder;
  LateExecutor executor;
  const std::string path = folder.file("data.db");
};

class OldSchema : public Schema, public testing::WithParamInterface<const char*> {};

TEST_P(OldSchema, IsReadAndWritten) {
  run(GetParam());
  auto store = SqliteStore::open(path, executor.post());
  ASSERT_TRUE(store);

  const Card card{.state = Card::State::running,
                  .is_listed = true,
                  .needs_care = true,
                  .touched = 1700000000000,
                  .summary = R"({"game":"x"})",
                  .people = {"ann", "bob"}};
  EXPECT_EQ(*(*store)->card("k7"), card);
  EXPECT_EQ(*(*store)->events("k7", 0), (std::vector<std::string>{"{}", "[]"}));
  EXPECT_EQ(ask("PRAGMA user_version"), std::ssize(schema_steps()));

  std::vector<Outcome> outcomes;
  for (const std::uint64_t first : {1U, 2U}) {
    (*store)->append({"k7", first, {"3"}, {}},
                     [&](Outcome outcome) { outcomes.push_back(outcome); });
    executor.run_one();
  }
  EXPECT_EQ(outcomes, (std::vector{Outcome::conflict, Outcome::durable}));
  EXPECT_EQ(*(*store)->events("k7", 0), (std::vector<std::string>{"{}", "[]", "3"}));
}

INSTANTIATE_TEST_SUITE_P(Versions, OldSchema, testing::Values(version_1, version_2));

TEST_F(Schema, EveryStepThatIsMissingIsTakenOnce) {
  run(version_1);
  std::vector<const char*> steps(schema_steps().begin(), schema_steps().end());
  steps.push_back("ALTER TABLE card ADD COLUMN colour INTEGER NOT NULL DEFAULT 5;");
  steps.push_back("UPDATE card SET colour = colour + 1;");
  for (int times = 0; times < 2; ++times) {
    Connection connection;
    ASSERT_EQ(connection.open(path, Connection::Mode::existing), SQLITE_OK);
    ASSERT_TRUE(check_version(connection, path, steps));
    ASSERT_TRUE(migrate(connection, path, steps));
  }

  EXPECT_EQ(ask("SELECT colour FROM card"), 6);
  EXPECT_EQ(ask("PRAGMA user_version"), std::ssize(steps));
}

TEST_F(Schema, AStepThatFailsLeavesTheVersionBefore) {
  run(version_1);
  std::vector<const char*> steps(schema_steps().begin(), schema_steps().end());
  steps.push_back("DELETE FROM event; INSERT INTO nowhere VALUES(1);");
  {
    Connection connection;
    ASSERT_EQ(connection.open(path, Connection::Mode::existing), SQLITE_OK);
    EXPECT_FALSE(migrate(connection, path, steps));
  }

  EXPECT_EQ(ask("PRAGMA user_version"), std::ssize(schema_steps()));
  EXPECT_EQ(ask("SELECT count(*) FROM event"), 2);
}

}  // namespace
}  // namespace ordinal::store
