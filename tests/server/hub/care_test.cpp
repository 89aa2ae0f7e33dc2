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
  // By people who leave again.
  void open_many(int count) {
    for (int i = 0; i < count; ++i) {
      const SessionId session = ++last_visitor;
      desk.hub().came(session, {"person" + std::to_string(session), Language::en});
      desk.said(session, R"({"is":"open","game":"lucky-numbers","id":1})");
      desk.hub().left(session);
    }
  }
  std::size_t left() { return desk.store().untouched_since(desk.now() + 1)->size(); }
  table::Phase phase() {
    const auto log = table::read_log(*desk.store().events(table_id, 0));
    return table::State::fold(*log)->phase();
  }
  bool is_in_memory() {
    return desk.hub().metrics_text().find("ordinal_tables_in_memory 1") != std::string::npos;
  }

  Desk desk;
  std::string table_id;
  SessionId last_visitor = 100;
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
  open_many(44);
  ASSERT_EQ(left(), 45U);

  desk.wait(61 * minute);
  EXPECT_EQ(left(), 25U);
  desk.wait(minute / 60);  // no round has to wait as long as there are some
  EXPECT_EQ(left(), 5U);
  desk.wait(minute / 60);
  EXPECT_EQ(left(), 0U);
}

TEST_F(Care, ClosesNoMoreAtATimeWhenOthersAreForgottenMeanwhile) {
  open_many(1199);  // closed in a minute, with the first
  desk.wait(minute);
  open_many(60);
  desk.wait(61 * minute);
  EXPECT_EQ(left(), 40U);
  desk.wait(minute / 60);
  EXPECT_EQ(left(), 20U);
}

TEST_F(Care, SaysThatItCannotSeeWhichTablesAreForgotten) {
  desk.store().fail_reads(true);
  testing::internal::CaptureStderr();
  desk.wait(minute);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("read_failed"), std::string::npos);
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

// Many come, open a table and go; who stays has tables that must not leave the memory.
class Crowd : public testing::Test {
 protected:
  Crowd() : desk(HouseRules{.most_idle = most_idle}) {
    desk.begin();
    desk.hub().came(ann, {"ann", Language::en});
  }

  std::string open(SessionId session, const std::string& fields = {}) {
    desk.said(session, R"({"is":"open","game":"lucky-numbers")" + fields + "}");
    return std::string(json::parse(desk.sent(session).back()).at("table").as_string());
  }
  void say(const std::string& fields, const std::string& table) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table + "\"}");
  }
  std::string begin(const std::string& fields) {
    const std::string table = open(ann, R"(,"seats":["person","easy"])" + fields);
    say(R"("is":"sit","seat":0,"name":"Ann")", table);
    say(R"("is":"start")", table);
    return table;
  }
  // One after the other; the first table of them.
  std::string come_and_go(int people) {
    std::string first;
    for (SessionId session = 100; people > 0; --people, ++session) {
      desk.hub().came(session, {"person" + std::to_string(session), Language::en});
      const std::string table = open(session);
      if (first.empty()) first = table;
      desk.hub().left(session);
      desk.wait(pause);
    }
    return first;
  }
  int tables_in_memory() {
    const std::string text = desk.hub().metrics_text();
    constexpr std::string_view name = "\nordinal_tables_in_memory ";
    return std::stoi(text.substr(text.find(name) + name.size()));
  }
  // Without reading it.
  bool is_in_memory(const std::string& table) {
    desk.store().fail_reads(true);
    say(R"("is":"moves","seat":0)", table);
    desk.store().fail_reads(false);
    return desk.sent(ann).back().find("server_cannot_read") == std::string::npos;
  }

  static constexpr int most_idle = 10;
  static constexpr std::int64_t pause = 100;  // ms; so many people come in a second
  static constexpr int a_second = 10;
  Desk desk;
};

TEST_F(Crowd, DoesNotFillTheMemoryWithTablesThatNobodyFollows) {
  const std::string first = come_and_go(200);
  EXPECT_LE(tables_in_memory(), 2 * most_idle + a_second);
  EXPECT_FALSE(is_in_memory(first));
  say(R"("is":"follow")", first);
  EXPECT_NE(desk.sent(ann).back().find("presence"), std::string::npos);
}

TEST_F(Crowd, LeavesTablesInMemoryThatWaitForSomething) {
  const std::string followed = open(ann);
  say(R"("is":"follow")", followed);
  const std::string with_clock = begin(R"(,"pace":{"bank":600,"increment":0})");
  const std::string thinking = begin(R"(,"options":{"setup":"sorted","start":1})");

  come_and_go(100);

  EXPECT_TRUE(is_in_memory(followed));
  EXPECT_TRUE(is_in_memory(with_clock));
  EXPECT_TRUE(is_in_memory(thinking));
}

}  // namespace
}  // namespace ordinal::server
