// What one connection and one table may ask of the house.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

namespace ordinal::server {
namespace {

namespace json = boost::json;

class House : public testing::Test {
 protected:
  explicit House(const HouseRules& rules = HouseRules()) : desk(rules) {
    desk.hub().came(ann, {"ann", Language::en});
    desk.hub().came(eve, {"eve", Language::en});
  }

  std::string open(int id, bool is_public = true) {
    desk.said(ann, R"({"is":"open","game":"lucky-numbers","seats":["person","easy"],"is_public":)" +
                       std::string(is_public ? "true" : "false") + R"(,"id":)" +
                       std::to_string(id) + "}");
    return std::string(last(ann).at("table").as_string());
  }
  void say(const std::string& fields, const std::string& table) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table + "\"}");
  }
  // Of whoever has the first seat, as a guest is told who comes now.
  std::string name_at(const std::string& table) {
    desk.hub().came(bob, {"bob", Language::en});
    desk.said(bob, R"({"is":"follow","table":")" + table + "\"}");
    const std::string told = *std::ranges::find_if(desk.sent(bob), [](const std::string& text) {
      return text.find(R"("now":)") != text.npos;
    });
    const json::value now = json::parse(told).at("now");
    return std::string(now.at("seats").at(0).at("name").as_string());
  }
  json::object last(SessionId session) {
    return json::parse(desk.sent(session).back()).as_object();
  }
  // The kinds of messages that somebody was sent, in order.
  std::string kinds(SessionId session) {
    std::string all;
    for (const std::string& text : desk.sent(session)) {
      const json::object message = json::parse(text).as_object();
      all += std::string(message.at("is").as_string());
      if (const json::value* code = message.if_contains("code")) {
        all += ":" + std::string(code->as_string());
      }
      all += " ";
    }
    return all;
  }

  Desk desk;
};

TEST_F(House, AnswersALateRepeatAsBeforeAlthoughItIsPossibleByNow) {
  const std::string table = open(1);
  say(R"("is":"start","id":2)", table);
  say(R"("is":"sit","seat":0,"name":"Ann","id":3)", table);
  desk.forget();
  say(R"("is":"start","id":2)", table);
  EXPECT_EQ(kinds(ann), "refused:table_seat_free ");
  desk.forget();
  say(R"("is":"start","id":4)", table);
  EXPECT_EQ(kinds(ann), "accepted ");
}

TEST_F(House, AnswersALateRepeatAsBeforeAlthoughThereIsRoomByNow) {
  const std::string table = open(1);
  const std::string sit = R"("is":"sit","seat":0,"name":"Ann","id":2)";
  desk.forget();
  desk.store().fill_disk();
  say(sit, table);
  desk.store().free_disk();
  say(sit, table);
  EXPECT_EQ(kinds(ann), "refused:server_disk_full refused:server_disk_full ");
}

class FewFollowed : public House {
 protected:
  FewFollowed() : House(HouseRules{.most_followed = 2}) {}
};

TEST_F(FewFollowed, ASocketFollowsSoManyTablesAtATime) {
  const std::vector<std::string> tables = {open(1), open(2), open(3)};
  desk.forget();
  for (const std::string& table : tables) say(R"("is":"follow","id":9)", table);
  EXPECT_EQ(kinds(ann),
            "accepted table presence accepted table presence refused:server_too_many_followed ");
  EXPECT_EQ(last(ann).at("arguments").at("most"), "2");

  desk.forget();
  say(R"("is":"follow","id":9)", tables[1]);
  say(R"("is":"unfollow","id":9)", tables[0]);
  say(R"("is":"follow","id":9)", tables[2]);
  EXPECT_EQ(kinds(ann), "accepted table presence accepted accepted table presence ");
}

class FewWaiting : public House {
 protected:
  FewWaiting() : House(HouseRules{.most_waiting = 2}) {}

  // Under another name each, before anything is written.
  void sit_at_once(const std::string& table, std::initializer_list<int> ids) {
    for (const int id : ids) {
      const json::object sit{{"is", "sit"},
                             {"table", table},
                             {"seat", 0},
                             {"name", "Ann" + std::to_string(id)},
                             {"id", id}};
      desk.hub().said(ann, json::serialize(sit));
    }
  }
};

TEST_F(FewWaiting, ATableLetsSoManyCommandsWaitWhileItWrites) {
  const std::string table = open(1);
  desk.forget();
  sit_at_once(table, {10, 11, 12, 13, 14});
  EXPECT_EQ(kinds(ann), "refused:server_busy refused:server_busy ");
  desk.settle();
  EXPECT_EQ(kinds(ann), "refused:server_busy refused:server_busy accepted accepted accepted ");
}

TEST_F(FewWaiting, ABusyTableRefusesOnlyWhatIsNew) {
  const std::string table = open(1);
  desk.forget();
  sit_at_once(table, {10, 11, 12});  // the first is being written
  sit_at_once(table, {10, 12, 13});
  EXPECT_EQ(kinds(ann), "refused:server_busy ");
  desk.settle();
  EXPECT_EQ(kinds(ann), "refused:server_busy accepted accepted accepted accepted accepted ");
  EXPECT_EQ(name_at(table), "Ann12");
}

TEST_F(FewWaiting, ANumberOfSomebodyElseIsNoRepeat) {
  const std::string table = open(1);
  desk.forget();
  sit_at_once(table, {10, 11, 12});
  desk.hub().said(eve, R"({"is":"sit","seat":0,"name":"Eve","id":12,"table":")" + table + "\"}");
  EXPECT_EQ(kinds(eve), "refused:server_busy ");
}

TEST_F(FewWaiting, ABusyTableAnswersAtOnceWhatItHasDone) {
  const std::string table = open(1);
  sit_at_once(table, {10});
  desk.settle();
  desk.forget();
  sit_at_once(table, {20, 21, 22});
  sit_at_once(table, {10});
  EXPECT_EQ(kinds(ann), "accepted ");
}

TEST_F(FewWaiting, ABusyTableDoesNotListenToAnyNumberOfRepeats) {
  const std::string table = open(1);
  desk.forget();
  sit_at_once(table, {10, 11, 12});
  sit_at_once(table, {10, 10, 10});
  EXPECT_EQ(kinds(ann), "refused:server_busy ");
  desk.settle();
  desk.forget();
  sit_at_once(table, {10});
  EXPECT_EQ(kinds(ann), "accepted ");
}

TEST_F(FewWaiting, ABusyTableSaysAgainWhyItRefused) {
  const std::string table = open(1);
  say(R"("is":"start","id":2)", table);
  desk.forget();
  sit_at_once(table, {10, 11, 12});
  desk.hub().said(ann, R"({"is":"start","id":2,"table":")" + table + "\"}");
  EXPECT_EQ(kinds(ann), "refused:table_seat_free ");
}

TEST_F(House, WhatIsDoneStaysDoneThoughItsNumberWasUsedOnceMore) {
  const std::string table = open(1);
  desk.forget();
  say(R"("is":"sit","seat":0,"name":"Ann","id":2)", table);
  say(R"("is":"start","id":2)", table);
  say(R"("is":"sit","seat":0,"name":"Ann","id":2)", table);
  EXPECT_EQ(kinds(ann), "accepted refused:table_id_used accepted ");
}

TEST_F(House, ATableThatDidNotFitOnTheDiskIsNotOpenedByALateRepeat) {
  const std::string open =
      R"({"is":"open","game":"lucky-numbers","seats":["person","easy"],"is_public":true,"id":7})";
  desk.forget();
  desk.store().fill_disk();
  desk.said(ann, open);
  desk.store().free_disk();
  desk.said(ann, open);
  desk.said(ann, R"({"is":"mine"})");
  EXPECT_EQ(kinds(ann), "refused:server_disk_full refused:server_disk_full tables ");
}

TEST_F(House, WhatChangedNothingIsNotDoneByALateRepeatAndKeepsItsNumber) {
  const std::string table = open(1);
  const std::string again = R"("is":"sit","seat":0,"name":"Ann","id":3)";
  say(R"("is":"sit","seat":0,"name":"Ann","id":2)", table);
  say(again, table);
  say(R"("is":"sit","seat":0,"name":"Bea","id":4)", table);
  desk.forget();
  say(again, table);
  say(R"("is":"start","id":3)", table);
  EXPECT_EQ(kinds(ann), "accepted refused:table_id_used ");
  EXPECT_EQ(name_at(table), "Bea");
}

const std::string open_seven =
    R"({"is":"open","game":"lucky-numbers","seats":["person","easy"],"is_public":true,"id":7})";

TEST_F(House, ATableThatIsAskedForTwiceWhileItIsWrittenIsWrittenOnce) {
  desk.forget();
  desk.store().fill_disk();
  desk.hub().said(ann, open_seven);
  desk.store().free_disk();
  desk.hub().said(ann, open_seven);
  desk.settle();
  desk.said(ann, R"({"is":"mine"})");
  EXPECT_EQ(kinds(ann), "refused:server_disk_full refused:server_disk_full tables ");
  EXPECT_TRUE(last(ann).at("tables").as_array().empty());
}

TEST_F(House, ATableThatIsWrittenIsShownToTheLobbyThoughItWasAskedForTwice) {
  desk.said(eve, R"({"is":"lobby"})");
  desk.forget();
  desk.hub().said(ann, open_seven);
  desk.hub().said(ann, open_seven);
  desk.settle();
  EXPECT_EQ(kinds(ann), "accepted accepted ");
  EXPECT_EQ(kinds(eve), "table_listed ");
}

TEST_F(House, ATableThatIsAskedForInTwoTabsIsAnsweredInBoth) {
  desk.hub().came(bob, {"ann", Language::en});
  desk.forget();
  desk.hub().said(ann, open_seven);
  desk.hub().said(bob, open_seven);
  desk.settle();
  ASSERT_EQ(kinds(ann), "accepted ");
  ASSERT_EQ(kinds(bob), "accepted ");
  EXPECT_EQ(last(ann).at("table"), last(bob).at("table"));
}

TEST_F(FewWaiting, ATableThatIsBeingOpenedDoesNotListenToAnyNumberOfRepeats) {
  desk.forget();
  for (int i = 0; i < 4; ++i) desk.hub().said(ann, open_seven);
  EXPECT_EQ(kinds(ann), "refused:server_busy refused:server_busy ");
  desk.settle();
  desk.said(ann, open_seven);
  EXPECT_EQ(kinds(ann), "refused:server_busy refused:server_busy accepted accepted accepted ");
}

TEST_F(House, AnotherTableUnderTheSameNumberIsRefused) {
  const std::string other = R"({"is":"open","game":"completto","id":7})";
  desk.forget();
  desk.hub().said(ann, open_seven);
  desk.hub().said(ann, other);
  desk.settle();
  desk.said(ann, other);
  desk.said(ann, open_seven);
  EXPECT_EQ(kinds(ann), "refused:table_id_used accepted refused:table_id_used accepted ");
}

TEST_F(House, WhatWasRefusedIsNotForgottenBecauseOthersWereRefused) {
  const std::string refused = R"({"is":"open","game":"no game","id":7})";
  desk.said(ann, refused);
  for (int id = 1; id < 70; ++id) {
    desk.said(eve, R"({"is":"open","game":"no game","id":)" + std::to_string(id) + "}");
  }
  desk.forget();
  desk.said(ann, refused);
  desk.said(ann, open_seven);
  EXPECT_EQ(kinds(ann), "refused:game_unknown refused:table_id_used ");
}

class FewTables : public House {
 protected:
  FewTables() : House(HouseRules{.most_tables = 2}) {}
};

TEST_F(FewTables, CountAlsoWhileNobodyKnowsWhetherTheyAreWritten) {
  desk.forget();
  desk.store().fill_disk();
  for (int id = 1; id < 4; ++id) {
    desk.hub().said(ann, R"({"is":"open","game":"completto","id":)" + std::to_string(id) + "}");
  }
  desk.settle();
  EXPECT_EQ(kinds(ann),
            "refused:server_too_many_tables refused:server_disk_full refused:server_disk_full ");
}

}  // namespace
}  // namespace ordinal::server
