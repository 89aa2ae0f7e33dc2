// Every question is a prepared statement or two.
#include "store/reader.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace ordinal::store {
namespace {

// Columns 0 to 6 of every statement that gives cards.
Card card_of(const Row& row) {
  return {.state = static_cast<Card::State>(row.number(2)),
          .is_listed = row.number(3) != 0,
          .needs_care = row.number(4) != 0,
          .touched = row.number(5),
          .summary = row.bytes(6),
          .people = {}};
}

std::string cards_where(std::string_view condition) {
  return "SELECT key, name, state, is_listed, needs_care, touched, summary FROM card WHERE " +
         std::string(condition);
}

}  // namespace

int Reader::prepare(Connection connection, std::size_t most_latest) {
  connection_ = std::move(connection);
  most_latest_ = static_cast<std::int64_t>(most_latest);
  const std::string card = cards_where("name = ?");
  const std::string listed =
      cards_where("is_listed = 1 AND state < 2 ORDER BY touched DESC, name LIMIT ?");
  const std::string of_person = cards_where(
      "key IN (SELECT card FROM person WHERE person.name = ?1) AND (state < 2 OR key IN"
      " (SELECT key FROM person JOIN card ON key = card WHERE person.name = ?1 AND state = 2"
      " ORDER BY touched DESC, card.name LIMIT ?2)) ORDER BY touched DESC, name");
  const std::initializer_list<std::pair<Statement&, std::string_view>> statements = {
      {begin_, "BEGIN"},
      {end_, "COMMIT"},
      {key_, "SELECT key FROM card WHERE name = ?"},
      {events_, "SELECT number, content FROM event WHERE card = ? AND number >= ? ORDER BY number"},
      {first_place_, "SELECT min(place) FROM latest"},
      {find_latest_, "SELECT place, card FROM latest WHERE place > ? ORDER BY place"},
      {latest_event_, "SELECT number, content FROM latest WHERE place = ? AND number >= ?"},
      {card_, card},
      {people_, "SELECT name FROM person WHERE card = ? ORDER BY place"},
      {listed_, listed},
      {of_person_, of_person},
      {needing_care_, "SELECT name FROM card WHERE needs_care = 1 ORDER BY name"},
      {untouched_since_, "SELECT name FROM card WHERE state < 3 AND touched < ? ORDER BY name"},
  };
  for (const auto& [statement, sql] : statements) {
    const int code = connection_.prepare(sql, statement);
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

template <class Question>
int Reader::at_once(Question question) {
  int code = begin_.run();
  if (code == SQLITE_OK) code = question();
  const int end = end_.run();
  return code == SQLITE_OK ? end : code;
}

// Only what came since the last time is looked at, until most of what is known lies there no more.
int Reader::find_latest() {
  std::int64_t first = 0;
  const int code = first_place_.run({}, [&](const Row& row) { first = row.number(0); });
  if (first == 0 || first > latest_.first() + most_latest_) latest_.clear();
  if (code != SQLITE_OK) return code;
  return find_latest_.run({latest_.last()},
                          [this](const Row& row) { latest_.add(row.number(0), row.number(1)); });
}

// An event that has settled may lie in both places.
int Reader::events(std::string_view table, std::uint64_t from, std::vector<std::string>& into) {
  constexpr std::uint64_t last = std::numeric_limits<std::int64_t>::max();
  const auto first = static_cast<std::int64_t>(std::min(from, last));
  std::map<std::int64_t, std::string> found;
  const auto find = [&found](const Row& row) { found.emplace(row.number(0), row.bytes(1)); };
  const int code = at_once([&] {
    std::int64_t key = 0;
    int each = key_.run({table}, [&](const Row& row) { key = row.number(0); });
    if (each == SQLITE_OK) each = events_.run({key, first}, find);
    if (each == SQLITE_OK) each = find_latest();
    for (const std::int64_t place : latest_.of(key)) {
      if (each == SQLITE_OK) each = latest_event_.run({place, first}, find);
    }
    return each;
  });
  if (code != SQLITE_OK) return code;
  for (std::int64_t next = first; auto& [number, content] : found) {
    if (number != next++) return SQLITE_CORRUPT;  // a hole: what came after it has another number
    into.push_back(std::move(content));
  }
  return SQLITE_OK;
}

int Reader::cards(Statement& statement, std::initializer_list<Value> values,
                  std::vector<NamedCard>& into) {
  return at_once([&] {
    std::vector<std::int64_t> keys;
    int code = statement.run(values, [&](const Row& row) {
      keys.push_back(row.number(0));
      into.emplace_back(row.bytes(1), card_of(row));
    });
    for (std::size_t i = 0; i < keys.size() && code == SQLITE_OK; ++i) {
      code = people_.run({keys[i]},
                         [&](const Row& row) { into[i].second.people.push_back(row.bytes(0)); });
    }
    return code;
  });
}

int Reader::card(std::string_view table, std::optional<Card>& into) {
  std::vector<NamedCard> found;
  const int code = cards(card_, {table}, found);
  if (!found.empty()) into = std::move(found.front().second);
  return code;
}

int Reader::listed(std::vector<NamedCard>& into) {
  return cards(listed_, {static_cast<std::int64_t>(Store::most_listed)}, into);
}

int Reader::of_person(std::string_view person, std::vector<NamedCard>& into) {
  return cards(of_person_, {person, static_cast<std::int64_t>(Store::most_over)}, into);
}

int Reader::needing_care(std::vector<std::string>& into) {
  return needing_care_.run({}, [&](const Row& row) { into.push_back(row.bytes(0)); });
}

int Reader::untouched_since(std::int64_t time, std::vector<std::string>& into) {
  return untouched_since_.run({time}, [&](const Row& row) { into.push_back(row.bytes(0)); });
}

}  // namespace ordinal::store
