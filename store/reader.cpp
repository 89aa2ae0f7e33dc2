// Every question is a prepared statement or two.
#include "store/reader.h"

#include <algorithm>
#include <limits>
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

int Reader::prepare(Connection connection) {
  connection_ = std::move(connection);
  const std::string card = cards_where("name = ?");
  const std::string listed =
      cards_where("is_listed = 1 AND state < 2 ORDER BY touched DESC, name LIMIT ?");
  const std::string of_person = cards_where(
      "key IN (SELECT card FROM person WHERE person.name = ?) AND state < 3"
      " ORDER BY touched DESC, name");
  const std::initializer_list<std::pair<Statement&, std::string_view>> statements = {
      {begin_, "BEGIN"},
      {end_, "COMMIT"},
      {events_,
       "SELECT content FROM event WHERE card = (SELECT key FROM card WHERE name = ?)"
       " AND number >= ? ORDER BY number"},
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

int Reader::events(std::string_view table, std::uint64_t from, std::vector<std::string>& into) {
  constexpr std::uint64_t last = std::numeric_limits<std::int64_t>::max();
  return events_.run({table, static_cast<std::int64_t>(std::min(from, last))},
                     [&](const Row& row) { into.push_back(row.bytes(0)); });
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
  return cards(of_person_, {person}, into);
}

int Reader::needing_care(std::vector<std::string>& into) {
  return needing_care_.run({}, [&](const Row& row) { into.push_back(row.bytes(0)); });
}

int Reader::untouched_since(std::int64_t time, std::vector<std::string>& into) {
  return untouched_since_.run({time}, [&](const Row& row) { into.push_back(row.bytes(0)); });
}

}  // namespace ordinal::store
