// Answers the questions of the port from the data file, on a connection of its own.
#pragma once

#include "store/latest.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace ordinal::store {

class Reader {
 public:
  // The connection is open; about so many events lie in the order they came. SQLITE_OK, or what
  // went wrong.
  int prepare(Connection connection, std::size_t most_latest);

  int events(std::string_view table, std::uint64_t from, std::vector<std::string>& into);
  int card(std::string_view table, std::optional<Card>& into);
  int listed(std::vector<NamedCard>& into);
  int of_person(std::string_view person, std::vector<NamedCard>& into);
  int needing_care(std::vector<std::string>& into);
  int untouched_since(std::int64_t time, std::vector<std::string>& into);

 private:
  // All statements of one question see the same state of the file.
  template <class Question>
  int at_once(Question question);
  int find_latest();
  int cards(Statement& statement, std::initializer_list<Value> values,
            std::vector<NamedCard>& into);

  Connection connection_;
  Statement begin_;
  Statement end_;
  Statement key_;
  Statement events_;
  Statement first_place_;
  Statement find_latest_;
  Statement latest_event_;
  Statement card_;
  Statement people_;
  Statement listed_;
  Statement of_person_;
  Statement needing_care_;
  Statement untouched_since_;
  std::int64_t most_latest_ = 0;
  Latest latest_;  // as of the last question; what has settled since lies there no more
};

}  // namespace ordinal::store
