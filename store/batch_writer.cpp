// One transaction for a batch: all of it is on the disk when it ends, or none.
#include "store/batch_writer.h"

#include "store/tidier.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace ordinal::store {
namespace {

std::int64_t signed_number(std::uint64_t number) { return static_cast<std::int64_t>(number); }

}  // namespace

int BatchWriter::prepare(Connection connection, std::size_t most_latest) {
  connection_ = std::move(connection);
  most_latest_ = most_latest;
  const std::initializer_list<std::pair<Statement&, std::string_view>> statements = {
      {begin_, "BEGIN IMMEDIATE"},
      {commit_, "COMMIT"},
      {rollback_, "ROLLBACK"},
      {changed_by_others_, "PRAGMA data_version"},
      {look_up_,
       "SELECT key, (SELECT max(number) + 1 FROM event WHERE card = key) FROM card WHERE name = ?"},
      {add_card_,
       "INSERT INTO card(name, state, is_listed, needs_care, touched, summary)"
       " VALUES(?, ?, ?, ?, ?, ?)"},
      {change_card_,
       "UPDATE card SET state = ?, is_listed = ?, needs_care = ?, touched = ?, summary = ?"
       " WHERE key = ?"},
      {add_event_, "INSERT INTO latest(place, card, number, content) VALUES(?, ?, ?, ?)"},
      {latest_number_, "SELECT number FROM latest WHERE place = ?"},
      {find_latest_, "SELECT place, card FROM latest ORDER BY place"},
      // FAIL undoes nothing, and so prepares for nothing: there is only one row.
      {settle_one_,
       "INSERT OR FAIL INTO event SELECT card, number, content FROM latest WHERE place = ?"},
      {has_settled_,
       "SELECT 1 FROM latest JOIN event USING(card, number, content) WHERE place = ?"},
      {drop_settled_, "DELETE FROM latest WHERE place < ?"},
      {people_, "SELECT name FROM person WHERE card = ? ORDER BY place"},
      {drop_people_, "DELETE FROM person WHERE card = ?"},
      {add_person_, "INSERT INTO person(card, place, name) VALUES(?, ?, ?)"},
  };
  for (const auto& [statement, sql] : statements) {
    const int code = connection_.prepare(sql, statement);
    if (code != SQLITE_OK) return code;
  }
  // SQLite's own hook would pass over a sync that failed.
  sqlite3_wal_hook(
      connection_.get(),
      [](void* pages, sqlite3*, const char*, int count) {
        *static_cast<int*>(pages) = count;
        return SQLITE_OK;
      },
      &log_pages_);
  return SQLITE_OK;
}

void BatchWriter::write(std::span<Job> batch) {
  if (error_ != SQLITE_OK) return;
  const int begun = begin();
  const int code = begun == SQLITE_OK ? write_all(batch) : begun;
  if (code == SQLITE_OK) return;
  const bool is_undone = undo();
  auto outcome = Outcome::stopped;
  if (code == SQLITE_FULL && is_undone) outcome = Outcome::full;
  if ((begun & 0xff) == SQLITE_BUSY) outcome = Outcome::busy;
  for (Job& job : batch) job.outcome = outcome;
  if (outcome == Outcome::stopped) stop(code);
}

// A file without its name takes everything, and is gone when the server ends.
int BatchWriter::begin() {
  return connection_.has_moved() ? SQLITE_READONLY_DBMOVED : begin_.run();
}

bool BatchWriter::undo() {
  known_.clear();
  knows_latest_ = false;
  const bool is_open = sqlite3_get_autocommit(connection_.get()) == 0;
  return !is_open || rollback_.run() == SQLITE_OK;
}

int BatchWriter::write_all(std::span<Job> batch) {
  int code = forget_what_others_changed();
  const std::int64_t before = last_place_;
  for (Job& job : batch) {
    if (code != SQLITE_OK) return code;
    code = write_one(job);
  }
  // Faster than they come, so that few lie there; not so many that all tables wait long for it.
  const std::int64_t budget = 256 + 2 * (last_place_ - before);
  if (code == SQLITE_OK) code = settle(most_latest_, budget);
  return code == SQLITE_OK ? commit_.run() : code;
}

// Those of one table settle together, so that a page is written once for many of them.
int BatchWriter::settle(std::size_t most_latest, std::int64_t budget) {
  auto left = static_cast<std::size_t>(budget);
  while (latest_.size() > most_latest && left > 0) {
    const auto places = latest_.take(left);
    left -= places.size();
    for (const std::int64_t place : places) {
      const int code = settle_one(place);
      if (code != SQLITE_OK) return code;
    }
  }
  const std::int64_t first = std::min(first_needed(), first_place_ + budget);
  if (first == first_place_) return SQLITE_OK;
  first_place_ = first;
  return drop_settled_.run({first});
}

// What settled before a server was killed may still lie where it came. Another event of the same
// number cannot: one of them would vanish.
int BatchWriter::settle_one(std::int64_t place) {
  int code = settle_one_.run({place});
  if ((code & 0xff) != SQLITE_CONSTRAINT) return code;
  bool is_same = false;
  code = has_settled_.run({place}, [&](const Row&) { is_same = true; });
  return code == SQLITE_OK && !is_same ? SQLITE_CORRUPT : code;
}

void BatchWriter::settle_all() {
  if (error_ != SQLITE_OK) return;
  int code = begin();
  const bool is_busy = (code & 0xff) == SQLITE_BUSY;
  if (code == SQLITE_OK) code = forget_what_others_changed();
  if (code == SQLITE_OK) code = settle(0, last_place_ + 1 - first_place_);
  if (code == SQLITE_OK) code = commit_.run();
  if (code == SQLITE_OK) return;
  const bool is_undone = undo();
  if (!is_undone || (code != SQLITE_FULL && !is_busy)) stop(code);
}

int BatchWriter::forget_what_others_changed() {
  constexpr std::size_t most_known = 100'000;
  const std::int64_t before = others_;
  const int code = changed_by_others_.run({}, [this](const Row& row) { others_ = row.number(0); });
  const bool is_changed = others_ != before;
  if (is_changed || known_.size() > most_known) known_.clear();
  const bool is_fine = code != SQLITE_OK || (knows_latest_ && !is_changed);
  return is_fine ? code : find_latest();
}

int BatchWriter::find_latest() {
  latest_.clear();
  const int code =
      find_latest_.run({}, [this](const Row& row) { latest_.add(row.number(0), row.number(1)); });
  last_place_ = std::max(last_place_, latest_.last());
  first_place_ = first_needed();
  knows_latest_ = code == SQLITE_OK;
  return code;
}

// A conflict is found before anything is written, so it does not touch the rest of the batch.
int BatchWriter::write_one(Job& job) {
  const Append& append = job.append;
  Found found;
  int code = find(append.table, found);
  if (code != SQLITE_OK) return code;
  const bool fits = append.first == found.length;
  job.outcome = fits ? Outcome::durable : Outcome::conflict;
  if (!fits) return SQLITE_OK;
  const bool is_new = found.key == 0;
  if (is_new || append.card) code = write_card(append.table, append.card.value_or(Card()), found);
  for (const std::string& event : append.events) {
    if (code != SQLITE_OK) return code;
    code = add_event(found, event);
  }
  if (code == SQLITE_OK) known_[append.table] = found;
  return code;
}

int BatchWriter::add_event(Found& found, const std::string& event) {
  latest_.add(++last_place_, found.key);
  return add_event_.run(
      {last_place_, found.key, signed_number(found.length++), Value::blob(event)});
}

int BatchWriter::find(const std::string& table, Found& found) {
  const auto known = known_.find(table);
  if (known == known_.end()) return look_up(table, found);
  found = known->second;
  return SQLITE_OK;
}

int BatchWriter::look_up(const std::string& table, Found& found) {
  const int code = look_up_.run({table}, [&](const Row& row) {
    found = {row.number(0), static_cast<std::uint64_t>(row.number(1))};
  });
  const auto& places = latest_.of(found.key);
  if (code != SQLITE_OK || places.empty()) return code;
  return latest_number_.run({places.back()}, [&](const Row& row) {
    found.length = std::max(found.length, static_cast<std::uint64_t>(row.number(0)) + 1);
  });
}

int BatchWriter::write_card(const std::string& table, const Card& card, Found& found) {
  const auto state = static_cast<std::int64_t>(card.state);
  const std::int64_t is_listed = card.is_listed ? 1 : 0;
  const std::int64_t needs_care = card.needs_care ? 1 : 0;
  int code = SQLITE_OK;
  if (found.key != 0) {
    code = change_card_.run({state, is_listed, needs_care, card.touched, card.summary, found.key});
  } else {
    code = add_card_.run({table, state, is_listed, needs_care, card.touched, card.summary});
    found.key = sqlite3_last_insert_rowid(connection_.get());
  }
  return code == SQLITE_OK ? write_people(found.key, card.people) : code;
}

// People seldom change while they play: reading them is cheaper than writing them again.
int BatchWriter::write_people(std::int64_t key, const std::vector<std::string>& people) {
  std::size_t count = 0;
  bool are_same = true;
  int code = people_.run({key}, [&](const Row& row) {
    are_same = are_same && count < people.size() && row.view(0) == people[count];
    ++count;
  });
  if (code != SQLITE_OK || (are_same && count == people.size())) return code;
  code = drop_people_.run({key});
  std::int64_t place = 0;
  for (const std::string& person : people) {
    if (code != SQLITE_OK) return code;
    code = add_person_.run({key, place++, person});
  }
  return code;
}

void BatchWriter::tidy_up() {
  if (error_ != SQLITE_OK) return;
  log_pages_ = 0;  // not again before the next commit
  const int code = checkpoint(connection_);
  if (code != SQLITE_OK) stop(code);
}

void BatchWriter::stop(int code) {
  error_ = code;
  sqlite3_db_config(connection_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

}  // namespace ordinal::store
