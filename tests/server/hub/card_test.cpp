// What a table is found by is written when it changes, and not with every move.
#include "server/hub/card.h"

#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

// Ann in both seats of a table without a clock.
class CardOfATable : public testing::Test {
 protected:
  CardOfATable() {
    desk.begin();
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","id":1,"game":"lucky-numbers","options":{"setup":"sorted"}})");
    table = json::parse(desk.sent(ann).back()).at("table").as_string();
    say(R"("is":"sit","seat":0,"name":"Ann")");
    say(R"("is":"sit","seat":1,"name":"Ann")");
    say(R"("is":"start")");
  }

  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table + "\"}");
  }
  void move() {
    say(R"("is":"move","seat":0,"move":"draw","version":)" + std::to_string(length()));
  }
  std::size_t length() { return desk.store().events(table, 0)->size(); }

  store::Card card() { return **desk.store().card(table); }

  Desk desk;
  std::string table;
};

TEST_F(CardOfATable, StaysAsItIsWhenSomebodyMoves) {
  const store::Card before = card();
  const std::size_t events = length();
  desk.store().forget_card(table);
  move();
  EXPECT_GT(length(), events);
  EXPECT_EQ(card(), store::Card());
  EXPECT_EQ(before.state, store::Card::State::running);
  EXPECT_EQ(before.people, std::vector<std::string>{"ann"});
}

TEST_F(CardOfATable, SaysWhenTheTableWasTouchedToTenSeconds) {
  const std::int64_t before = card().touched;
  desk.wait(25'000);
  move();
  EXPECT_GE(card().touched, before + 20'000);
  EXPECT_LE(card().touched, before + 30'000);
}

TEST_F(CardOfATable, ChangesWithThePhase) {
  say(R"("is":"close")");
  EXPECT_EQ(card().state, store::Card::State::closed);
}

}  // namespace
}  // namespace ordinal::server
