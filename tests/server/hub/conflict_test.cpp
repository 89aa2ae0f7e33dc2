// Somebody else has written to a table that is in memory, as another program with the same data
// would.
#include "table/log_event.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

// Ann opened the table and follows it.
class Conflict : public testing::Test {
 protected:
  Conflict() {
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers"})");
    table_id = json::parse(desk.sent(ann).back()).at("table").as_string();
    say(R"("is":"follow")");
  }

  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  void another_writes(table::LogEvent event) {
    const std::size_t first = desk.store().events(table_id, 0)->size();
    const table::Entry entry{desk.now(), std::nullopt, std::move(event)};
    desk.store().append({table_id, first, {table::to_line(entry)}}, [](store::Outcome) {});
    desk.settle();
    desk.forget();
  }

  Desk desk;
  std::string table_id;
};

TEST_F(Conflict, IsToldAndShowsWhatTheOtherWrote) {
  another_writes(table::Sat{1, "zoe", "Zoe", std::nullopt});

  say(R"("is":"sit","seat":0,"name":"Ann")");

  ASSERT_EQ(desk.sent(ann).size(), 2U);
  const json::value told = json::parse(desk.sent(ann)[0]);
  EXPECT_EQ(told.at("events").at(0).at("event").at("name"), "Zoe");
  EXPECT_EQ(json::parse(desk.sent(ann)[1]).at("code"), "server_conflict");

  desk.forget();
  say(R"("is":"sit","seat":0,"name":"Ann")");
  EXPECT_EQ(json::parse(desk.sent(ann).back()).at("is"), "accepted");
  EXPECT_EQ(desk.store().events(table_id, 0)->size(), 3U);
}

}  // namespace
}  // namespace ordinal::server
