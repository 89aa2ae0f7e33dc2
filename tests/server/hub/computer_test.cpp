// Computer players whose thoughts fail, or come when the table has changed.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::server {
namespace {

namespace json = boost::json;

// Ann at a table with a computer player, whose turn it is.
class Computer : public testing::Test {
 protected:
  Computer() {
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers","seats":["person","easy"],)"
                   R"("options":{"setup":"sorted","start":1}})");
    table_id = json::parse(desk.sent(ann).back()).at("table").as_string();
    say(R"("is":"follow")");
    say(R"("is":"sit","seat":0,"name":"Ann")");
    say(R"("is":"start")");
  }

  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  std::ptrdiff_t moves() {
    const auto lines = desk.store().events(table_id, 0);
    return std::ranges::count_if(*lines, [](const std::string& line) {
      return line.find(R"("by_computer":true)") != std::string::npos;
    });
  }

  Desk desk;
  std::string table_id;
};

TEST_F(Computer, IsNotDisturbedByWhoChangesAName) {
  say(R"("is":"sit","seat":0,"name":"Anna")");
  desk.think();
  say(R"("is":"sit","seat":0,"name":"Ann")");
  desk.wait(1000);

  EXPECT_EQ(moves(), 1);
}

TEST_F(Computer, ThatFailsThinksAgain) {
  desk.fail_to_think();
  EXPECT_TRUE(desk.thoughts().empty());
  desk.wait(1000);
  ASSERT_EQ(desk.thoughts().size(), 1U);

  desk.think();
  desk.wait(1000);
  EXPECT_EQ(moves(), 1);
}

TEST_F(Computer, HurriesForThoseWhoSitThereAndAreThere) {
  EXPECT_EQ(desk.thoughts()[0].kind, Thought::Kind::move);
  say(R"("is":"leave","seat":0)");
  desk.think();
  desk.wait(1000);
  ASSERT_EQ(moves(), 1);
  EXPECT_EQ(desk.thoughts()[0].kind, Thought::Kind::unawaited_move);
}

TEST_F(Computer, HurriesAgainWhenSomebodyComesBack) {
  desk.hub().left(ann);
  desk.think();
  desk.wait(1000);
  ASSERT_EQ(moves(), 1);
  ASSERT_EQ(desk.thoughts().size(), 1U);
  EXPECT_EQ(desk.thoughts()[0].kind, Thought::Kind::unawaited_move);

  desk.hub().came(ann, {"ann", Language::en});
  say(R"("is":"follow")");
  ASSERT_EQ(desk.thoughts().size(), 2U);
  EXPECT_EQ(desk.thoughts()[1].kind, Thought::Kind::move);

  desk.think();  // what is not asked for any more
  desk.wait(1000);
  EXPECT_EQ(moves(), 1);
  EXPECT_EQ(desk.thoughts().size(), 1U);
  desk.think();
  desk.wait(1000);
  EXPECT_EQ(moves(), 2);
}

TEST_F(Computer, RestsWhereNobodySitsAndNobodyLooks) {
  say(R"("is":"leave","seat":0)");
  desk.hub().left(ann);
  desk.think();
  desk.wait(1000);
  EXPECT_EQ(moves(), 1);
  EXPECT_TRUE(desk.thoughts().empty());
  EXPECT_FALSE(desk.store().card(table_id)->value().needs_care);

  desk.hub().came(eve, {"eve", Language::en});
  desk.said(eve, R"({"is":"follow","table":")" + table_id + "\"}");
  EXPECT_EQ(desk.thoughts().size(), 1U);
}

TEST_F(Computer, IsSeenToThinkForAWhile) {
  desk.think();
  desk.wait(699);
  EXPECT_EQ(moves(), 0);
  desk.wait(1);
  EXPECT_EQ(moves(), 1);
}

TEST_F(Computer, IsSaidToThink) {
  const std::vector<std::string>& sent = desk.sent(ann);
  EXPECT_TRUE(std::ranges::any_of(
      sent, [](const std::string& text) { return json::parse(text).at("is") == "thinking"; }));
}

}  // namespace
}  // namespace ordinal::server
