// Live tables and a server that was away: that costs nobody time, and nobody a seat.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t second = 1000;

// Ann and Bob at a table with a bank of 100 seconds, Ann to move.
class Live : public testing::Test {
 protected:
  Live() : desk(HouseRules{.grace = 20 * second}) {
    desk.begin();
    come();
    desk.said(ann, R"({"is":"open","id":1,"game":"lucky-numbers","options":{"setup":"sorted"},)"
                   R"("pace":{"bank":100,"increment":0},"is_public":true})");
    table = json::parse(desk.sent(ann).back()).at("table").as_string();
    follow();
    say(ann, R"("is":"sit","seat":0,"name":"Ann")");
    say(bob, R"("is":"sit","seat":1,"name":"Bob")");
    say(ann, R"("is":"start")");
  }

  void come() {
    desk.hub().came(ann, {"ann", Language::en});
    desk.hub().came(bob, {"bob", Language::en});
  }
  void follow() {
    say(ann, R"("is":"follow")");
    say(bob, R"("is":"follow")");
  }
  void say(SessionId session, const std::string& fields) {
    desk.said(session, "{" + fields + R"(,"table":")" + table + "\"}");
  }
  void restart_after(std::int64_t ms) {
    desk.restart();
    desk.wait(ms);
    desk.begin();
    come();
  }
  // As Ann is told.
  json::object seat_now(std::size_t seat) {
    desk.forget();
    say(ann, R"("is":"follow")");
    for (const std::string& text : desk.sent(ann)) {
      const json::object message = json::parse(text).as_object();
      if (const json::value* now = message.if_contains("now")) {
        return now->at("seats").as_array()[seat].as_object();
      }
    }
    return {};
  }

  Desk desk;
  std::string table;
};

TEST_F(Live, TakesNoTimeForWhatTheServerWasAway) {
  say(ann, R"("is":"move","seat":0,"move":"draw","version":12)");
  restart_after(3600 * second);
  EXPECT_EQ(seat_now(0).at("clock"), 100 * second);
  desk.wait(10 * second);
  EXPECT_EQ(seat_now(0).at("clock"), 90 * second);
  restart_after(3600 * second);
  EXPECT_EQ(seat_now(0).at("clock"), 100 * second);
}

TEST_F(Live, TakesNoTimeWhenTheDiskWasFullAsWell) {
  desk.restart();
  desk.wait(3600 * second);
  desk.store().fill_disk();
  desk.begin();
  come();
  desk.wait(5 * second);
  desk.store().free_disk();
  desk.wait(second);
  EXPECT_EQ(seat_now(0).at("clock"), 100 * second);
}

TEST_F(Live, ShowsTheClockAsItWasWhileTheDiskIsFull) {
  desk.restart();
  desk.wait(3600 * second);
  desk.store().fill_disk();
  desk.begin();
  come();
  EXPECT_EQ(seat_now(0).at("clock"), 100 * second);
}

TEST_F(Live, TakesNoTimeForAMoveBeforeTheClocksAreRightAgain) {
  desk.restart();
  desk.wait(3600 * second);
  desk.store().hold_file();
  desk.begin();
  come();
  desk.store().release_file();

  desk.forget();
  say(ann, R"("is":"move","id":7,"seat":0,"move":"draw","version":12)");

  EXPECT_EQ(json::parse(desk.sent(ann).back()).at("is"), "accepted");
  EXPECT_EQ(seat_now(0).at("clock"), 100 * second);
}

TEST_F(Live, SaysWhyNothingIsDoneBeforeTheClocksAreRightAgain) {
  say(ann, R"("is":"move","id":7,"seat":0,"move":"draw","version":12)");
  desk.restart();
  desk.wait(3600 * second);
  desk.store().fill_disk();
  desk.begin();
  come();
  desk.forget();

  say(ann, R"("is":"sit","id":8,"seat":0,"name":"Anna")");
  say(ann, R"("is":"move","id":7,"seat":0,"move":"draw","version":12)");

  ASSERT_EQ(desk.sent(ann).size(), 2U);
  EXPECT_EQ(json::parse(desk.sent(ann)[0]).at("code"), "server_disk_full");
  EXPECT_EQ(json::parse(desk.sent(ann)[1]).at("is"), "accepted");
}

TEST_F(Live, GivesEverybodyTheGracePeriodToComeBack) {
  restart_after(3600 * second);
  desk.wait(19 * second);
  EXPECT_FALSE(seat_now(0).at("has_stand_in").as_bool());
  EXPECT_FALSE(seat_now(1).at("has_stand_in").as_bool());
  desk.wait(second);
  EXPECT_FALSE(seat_now(0).at("has_stand_in").as_bool());
  EXPECT_TRUE(seat_now(1).at("has_stand_in").as_bool());
}

std::string in_memory(Desk& desk) {
  const std::string all = desk.hub().metrics_text();
  const std::string name = "\nordinal_tables_in_memory ";
  const std::size_t begin = all.find(name) + name.size();
  return all.substr(begin, all.find('\n', begin) - begin);
}

TEST_F(Live, DoesNotKeepWhoComesBackWaitingForAllTheOthers) {
  for (int other = 0; other < 49; ++other) {
    desk.said(bob, R"({"is":"open","game":"lucky-numbers","options":{"setup":"sorted"},)"
                   R"("pace":{"bank":100,"increment":0}})");
    const std::string id = json::parse(desk.sent(bob).back()).at("table").as_string().c_str();
    for (const char* fields :
         {R"("sit","seat":0,"name":"Bob")", R"("sit","seat":1,"name":"Bob")", R"("start")"}) {
      desk.said(bob, R"({"table":")" + id + R"(","is":)" + fields + "}");
    }
  }
  desk.restart();
  desk.begin();
  come();
  EXPECT_EQ(in_memory(desk), "20");

  EXPECT_EQ(seat_now(0).at("clock"), 100 * second);
  desk.wait(second);

  EXPECT_EQ(in_memory(desk), "50");
}

}  // namespace
}  // namespace ordinal::server
