// What the lobby is told of public tables, and how often.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t moment = 1000;

// Eve looks at the lobby while Ann has a table there.
class Lobby : public testing::Test {
 protected:
  explicit Lobby(const HouseRules& rules = HouseRules()) : desk(rules) {
    desk.begin();
    desk.hub().came(ann, {"ann", Language::en});
    desk.hub().came(eve, {"eve", Language::en});
    desk.said(eve, R"({"is":"lobby"})");
    table_id = open(true);
    desk.wait(moment);
    desk.forget();
  }

  std::string open(bool is_public) {
    const json::object command{{"is", "open"},
                               {"game", "lucky-numbers"},
                               {"seats", {"person", "easy"}},
                               {"is_public", is_public}};
    desk.said(ann, json::serialize(command));
    return std::string(json::parse(desk.sent(ann).back()).at("table").as_string());
  }
  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  void sit_as(const std::string& name) { say(R"("is":"sit","seat":0,"name":")" + name + "\""); }
  // Of each message: who sits there, or what it is.
  std::string told(SessionId session) {
    std::string all;
    for (const std::string& text : desk.sent(session)) {
      const json::value message = json::parse(text);
      boost::system::error_code none;
      const json::value* name = message.find_pointer("/summary/seats/0/name", none);
      all += std::string((name == nullptr ? message.at("is") : *name).as_string()) + " ";
    }
    return all;
  }

  Desk desk;
  std::string table_id;
};

TEST_F(Lobby, IsToldOfEveryChangeOfAPublicTableAndOfNothingElse) {
  open(true);
  open(false);
  sit_as("Ann");
  sit_as("Ann");
  desk.wait(moment);
  say(R"("is":"start")");
  desk.wait(moment);
  say(R"("is":"close")");
  desk.wait(moment);
  EXPECT_EQ(told(eve), "table_listed Ann Ann table_unlisted ");
}

TEST_F(Lobby, IsToldOnceASecondHoweverOftenANameChanges) {
  for (int i = 0; i < 20; ++i) sit_as("Ann" + std::to_string(i));
  EXPECT_EQ(told(eve), "Ann0 ");
  desk.wait(moment - 1);
  EXPECT_EQ(told(eve), "Ann0 ");
  desk.wait(1);
  EXPECT_EQ(told(eve), "Ann0 Ann19 ");

  sit_as("Bea");
  desk.wait(moment);
  EXPECT_EQ(told(eve), "Ann0 Ann19 Bea ");
  desk.wait(moment);
  sit_as("Cem");
  EXPECT_EQ(told(eve), "Ann0 Ann19 Bea Cem ");
}

TEST_F(Lobby, IsToldWhatIsAsBeforeToThoseWhoHaveSeenItOtherwise) {
  sit_as("Ann");
  sit_as("Bea");
  desk.hub().came(bob, {"bob", Language::en});
  desk.said(bob, R"({"is":"lobby"})");
  sit_as("Ann");
  desk.wait(moment);
  EXPECT_EQ(told(bob), "hello tables Ann ");
}

TEST_F(Lobby, IsToldAtOnceThatATableIsGoneAndNothingOfItAfterwards) {
  sit_as("Ann");
  sit_as("Bea");
  say(R"("is":"close")");
  EXPECT_EQ(told(eve), "Ann table_unlisted ");
  desk.wait(2 * moment);
  EXPECT_EQ(told(eve), "Ann table_unlisted ");
}

TEST_F(Lobby, IsToldNothingAfterLeaving) {
  desk.hub().left(eve);
  open(true);
  EXPECT_EQ(told(eve), "");
}

TEST(Noticeboard, TellsWhatWaitsWhenATableLeavesTheMemory) {
  Desk desk;
  int told = 0;
  Noticeboard board(desk, [&](const std::string& /*text*/) { ++told; });
  board.list("table", "{}");
  board.list("table", R"({"phase":"open"})");
  EXPECT_EQ(told, 1);
  board.forget("table");
  EXPECT_EQ(told, 2);
  desk.wait(moment);
  EXPECT_EQ(told, 2);
}

}  // namespace
}  // namespace ordinal::server
