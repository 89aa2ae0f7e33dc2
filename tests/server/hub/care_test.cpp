// How the hub looks after tables that nobody looks at: they leave its memory, and in the end they
// are closed.
#include "table/state.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t minute = 60'000;

HouseRules soon_forgotten() {
  HouseRules rules;
  rules.idle = 10 * minute;
  rules.forgotten = 60 * minute;
  return rules;
}

// Ann plays both seats.
class Care : public testing::Test {
 protected:
  Care() : desk(soon_forgotten()) {
    desk.begin();
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers"})");
    table_id = json::parse(desk.sent(ann).back()).at("table").as_string();
    say(R"("is":"sit","seat":0,"name":"Ann")");
    say(R"("is":"sit","seat":1,"name":"Ann")");
    say(R"("is":"start")");
  }

  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  table::Phase phase() {
    const auto log = table::read_log(*desk.store().events(table_id, 0));
    return table::State::fold(*log)->phase();
  }
  bool is_in_memory() {
    return desk.hub().metrics_text().find("ordinal_tables_in_memory 1") != std::string::npos;
  }

  Desk desk;
  std::string table_id;
};

TEST_F(Care, ForgetsATableThatNobodyFollowsUntilSomebodyComesBack) {
  desk.wait(9 * minute);
  EXPECT_TRUE(is_in_memory());
  desk.wait(3 * minute);
  EXPECT_FALSE(is_in_memory());

  desk.forget();
  say(R"("is":"follow")");

  EXPECT_TRUE(is_in_memory());
  EXPECT_NE(desk.sent(ann)[0].find(R"("phase":"running")"), std::string::npos);
}

TEST_F(Care, KeepsATableInMemoryWhileSomebodyFollows) {
  say(R"("is":"follow")");
  desk.wait(30 * minute);
  EXPECT_TRUE(is_in_memory());
  desk.hub().left(ann);
  desk.wait(12 * minute);
  EXPECT_FALSE(is_in_memory());
}

TEST_F(Care, ClosesATableThatNobodyTouchesAndKeepsItsRecord) {
  desk.wait(59 * minute);
  EXPECT_EQ(phase(), table::Phase::running);
  EXPECT_FALSE(desk.hub().record(table_id + "-0"));

  desk.wait(2 * minute);

  EXPECT_EQ(phase(), table::Phase::closed);
  EXPECT_TRUE(desk.hub().record(table_id + "-0"));
}

TEST_F(Care, ClosesManyForgottenTablesAFewAtATime) {
  desk.hub().came(bob, {"bob", Language::en});
  for (int i = 0; i < 22; ++i) {
    for (const SessionId who : {ann, bob})
      desk.said(who, R"({"is":"open","game":"lucky-numbers"})");
  }
  const auto left = [this] { return desk.store().untouched_since(desk.now() + 1)->size(); };
  ASSERT_EQ(left(), 45U);

  desk.wait(61 * minute);
  EXPECT_EQ(left(), 25U);
  desk.wait(minute / 60);  // no round has to wait as long as there are some
  EXPECT_EQ(left(), 5U);
  desk.wait(minute / 60);
  EXPECT_EQ(left(), 0U);
}

TEST_F(Care, TellsThoseWhoFollowThatATableIsClosedAndWhatItsDealWas) {
  say(R"("is":"follow")");
  desk.wait(minute);
  desk.forget();
  desk.wait(60 * minute);
  ASSERT_EQ(desk.sent(ann).size(), 1U);
  const json::value told = json::parse(desk.sent(ann)[0]);
  const json::value& event = told.at("events").at(0).at("event");
  EXPECT_EQ(event.at("is").as_string(), "closed");
  EXPECT_EQ(event.at("record").as_string(), table_id + "-0");
}

}  // namespace
}  // namespace ordinal::server
