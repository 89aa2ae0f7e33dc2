// A log that something happened to is one table’s trouble: it is refused, and all others play on.
#include "table/log_event.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

class BrokenLog : public testing::Test {
 protected:
  BrokenLog() { come(); }

  void come() { desk.hub().came(ann, {"ann", Language::en}); }
  // A table where Ann is to move, against a computer player.
  std::string begin(int id) {
    say(R"("is":"open","game":"lucky-numbers","seats":["person","easy"],"id":)" +
        std::to_string(id));
    const std::string table(answer().at("table").as_string());
    const std::string at = R"(,"table":")" + table + "\"";
    say(R"("is":"sit","name":"Ann","seat":0)" + at);
    say(R"("is":"start")" + at);
    return table;
  }
  void say(const std::string& fields) { desk.said(ann, "{" + fields + "}"); }
  json::object answer() { return json::parse(desk.sent(ann).back()).as_object(); }
  json::object move_first(const std::string& table) {
    const std::string at = R"(,"seat":0,"table":")" + table + "\"";
    say(R"("is":"moves","id":7)" + at);
    const std::string move = json::serialize(answer().at("moves").at(0));
    say(R"("is":"follow","id":8)" + at);
    std::string version;
    for (const std::string& text : desk.sent(ann)) {
      const json::object message = json::parse(text).as_object();
      if (message.at("is") == "table") version = json::serialize(message.at("version"));
    }
    say(R"("is":"move","id":9,"version":)" + version + R"(,"move":)" + move + at);
    return answer();
  }
  // Writes what never happened, as if somebody had been at the file.
  void forge(const std::string& table, const table::LogEvent& event) {
    const auto events = desk.store().events(table, 0);
    store::Append append{table, events->size(), {}, *desk.store().card(table)};
    append.events.push_back(table::to_line({1'700'000'000'000, {}, event}));
    desk.store().append(std::move(append), [](store::Outcome) {});
    desk.settle();
  }

  Desk desk;
};

TEST_F(BrokenLog, IsRefusedForItsTableAlone) {
  const std::string good = begin(1);
  const std::string bad = begin(2);
  forge(bad, table::Moved{0, "place d4", false});
  desk.restart();
  testing::internal::CaptureStderr();
  desk.begin();
  come();
  say(R"("is":"follow","id":3,"table":")" + bad + "\"");
  EXPECT_EQ(answer().at("code"), "table_log_broken");
  const Refusal why = desk.hub().record(bad + "-0").refusal();
  EXPECT_EQ(why.code.name, "table_log_broken");
  EXPECT_EQ(why.rule, "SERVER");  // it is not that there is no such record
  // The operator hears of it, and not as often as a guest asks.
  const std::string log = testing::internal::GetCapturedStderr();
  const std::size_t line = log.find(R"("what":"table_unreadable","table":")" + bad);
  EXPECT_NE(line, std::string::npos) << log;
  EXPECT_EQ(log.find("table_unreadable", line + 20), std::string::npos) << log;
  EXPECT_EQ(move_first(good).at("is"), "accepted");
}

TEST_F(BrokenLog, OfATableThatNothingWaitsForIsToldToTheOperatorWhenSomebodyComes) {
  say(R"("is":"open","game":"lucky-numbers","id":1)");
  const std::string table(answer().at("table").as_string());
  forge(table, table::Moved{0, "place d4", false});
  desk.restart();
  desk.begin();
  come();
  testing::internal::CaptureStderr();
  say(R"("is":"follow","id":2,"table":")" + table + "\"");
  EXPECT_EQ(answer().at("code"), "table_log_broken");
  EXPECT_NE(testing::internal::GetCapturedStderr().find("table_unreadable"), std::string::npos);
}

TEST_F(BrokenLog, IsNotTakenInFromSomebodyElse) {
  const std::string table = begin(1);
  forge(table, table::Moved{0, "place d4", false});
  EXPECT_EQ(move_first(table).at("code"), "server_conflict");
}

}  // namespace
}  // namespace ordinal::server
