// The steps, and doing them.
#include "store/schema.h"

#include "store/failure.h"

#include <array>
#include <iterator>

namespace ordinal::store {
namespace {

constexpr std::int64_t application = 0x4f726469;  // "Ordi"

// `length` was the number of events. State 0 open, 1 running, 2 over, 3 closed, as in Card. Those
// who sit at a table keep their order.
constexpr const char* first_step = R"(
  CREATE TABLE card(
    key INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL,
    state INTEGER NOT NULL,
    is_listed INTEGER NOT NULL,
    needs_care INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT;
  CREATE INDEX card_listed ON card(touched) WHERE is_listed = 1 AND state < 2;
  CREATE INDEX card_needing_care ON card(name) WHERE needs_care = 1;
  CREATE INDEX card_touched ON card(touched) WHERE state < 3;

  CREATE TABLE event(
    card INTEGER NOT NULL,
    number INTEGER NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY(card, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE person(
    card INTEGER NOT NULL,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY(card, place)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX person_name ON person(name, card);
)";

// A move alone leaves the card as it is: the number of events is known from the events.
constexpr const char* second_step = "ALTER TABLE card DROP COLUMN length;";

// Events lie here first, in the order they came: a page takes those of many tables. They settle in
// `event` later, and are gone here once all before them are.
constexpr const char* third_step = R"(
  CREATE TABLE latest(
    place INTEGER PRIMARY KEY,
    card INTEGER NOT NULL,
    number INTEGER NOT NULL,
    content BLOB NOT NULL
  ) STRICT;
)";

constexpr std::array<const char*, 3> steps_of_all_versions = {first_step, second_step, third_step};

int take_step(Connection& connection, const char* step, std::int64_t version) {
  const std::string script = "BEGIN IMMEDIATE;" + std::string(step) +
                             "PRAGMA application_id = " + std::to_string(application) +
                             ";PRAGMA user_version = " + std::to_string(version) + ";COMMIT;";
  const int code = connection.run(script.c_str());
  if (code != SQLITE_OK) connection.run("ROLLBACK");
  return code;
}

}  // namespace

std::span<const char* const> schema_steps() { return steps_of_all_versions; }

Answer<Done> check_version(Connection& connection, const std::string& path,
                           std::span<const char* const> steps) {
  std::int64_t owner = 0;
  std::int64_t version = 0;
  std::int64_t things = 0;
  int code = connection.ask("PRAGMA application_id", owner);
  if (code == SQLITE_OK) code = connection.ask("PRAGMA user_version", version);
  if (code == SQLITE_OK) code = connection.ask("SELECT count(*) FROM sqlite_schema", things);
  if (code != SQLITE_OK) return failure(code, path);
  const bool is_empty = owner == 0 && version == 0 && things == 0;
  if ((owner != application && !is_empty) || version < 0)
    return refused("store_foreign"_text, path);
  if (version > std::ssize(steps)) {
    return Refusal{"store_newer"_text,
                   "STORE",
                   {{"file", shown(path)},
                    {"version", static_cast<long long>(version)},
                    {"known", steps.size()}}};
  }
  return Done{};
}

Answer<Done> migrate(Connection& connection, const std::string& path,
                     std::span<const char* const> steps) {
  std::int64_t version = 0;
  int code = connection.ask("PRAGMA user_version", version);
  while (code == SQLITE_OK && version < std::ssize(steps)) {
    const char* step = steps[static_cast<std::size_t>(version)];
    code = take_step(connection, step, ++version);
  }
  if (code != SQLITE_OK) return failure(code, path);
  return Done{};
}

}  // namespace ordinal::store
