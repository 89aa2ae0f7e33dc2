// Who is away from a live table, and comes back: whatever the disk does, and whatever they do
// first.
#include "table/state.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

// Ann and Bob at a table with a bank of an hour, Bob to move.
class Attendance : public testing::Test {
 protected:
  static constexpr std::int64_t second = 1000;

  Attendance() : desk(HouseRules{.grace = 20 * second}) {
    desk.begin();
    desk.hub().came(ann, {"ann", Language::en});
    desk.hub().came(bob, {"bob", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers","is_public":true,)"
                   R"("options":{"setup":"sorted","start":1},"pace":{"bank":3600,"increment":0}})");
    table_id = boost::json::parse(desk.sent(ann).back()).at("table").as_string();
    say(ann, R"("is":"follow")");
    say(bob, R"("is":"follow")");
    say(ann, R"("is":"sit","seat":0,"name":"Ann")");
    say(bob, R"("is":"sit","seat":1,"name":"Bob")");
    say(ann, R"("is":"start")");
  }

  void say(SessionId session, const std::string& fields) {
    desk.said(session, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  void lose_bob() {
    desk.hub().left(bob);
    desk.settle();
  }
  // Without following.
  void bob_comes() { desk.hub().came(bob, {"bob", Language::en}); }
  bool is_stood_in_for_bob() {
    const auto log = table::read_log(*desk.store().events(table_id, 0));
    return table::State::fold(*log)->chair(1).has_stand_in;
  }

  Desk desk;
  std::string table_id;
};

TEST_F(Attendance, HandsBackAsSoonAsTheDiskIsFreeAgain) {
  lose_bob();
  desk.wait(21 * second);
  ASSERT_TRUE(is_stood_in_for_bob());
  desk.store().fill_disk();
  bob_comes();
  say(bob, R"("is":"follow")");
  desk.wait(3 * second);
  ASSERT_TRUE(is_stood_in_for_bob());

  desk.store().free_disk();
  desk.wait(second);

  EXPECT_FALSE(is_stood_in_for_bob());
}

TEST_F(Attendance, StandsInAsSoonAsTheFileIsFreeAgain) {
  lose_bob();
  desk.store().hold_file();
  desk.wait(25 * second);
  ASSERT_FALSE(is_stood_in_for_bob());

  desk.store().release_file();
  desk.wait(second);

  EXPECT_TRUE(is_stood_in_for_bob());
}

TEST_F(Attendance, DoesNotStandInForWhoIsBackWhenTheDiskIsFreeAgain) {
  lose_bob();
  desk.store().fill_disk();
  desk.wait(25 * second);
  bob_comes();
  say(bob, R"("is":"follow")");

  desk.store().free_disk();
  desk.wait(30 * second);

  EXPECT_FALSE(is_stood_in_for_bob());
}

TEST_F(Attendance, WaitsNoLongerForWhoSatDownAgainAndIsGoneWithoutFollowing) {
  lose_bob();
  desk.wait(21 * second);
  bob_comes();
  say(bob, R"("is":"sit","seat":1,"name":"Bob")");
  ASSERT_FALSE(is_stood_in_for_bob());
  lose_bob();
  desk.wait(19 * second);
  EXPECT_FALSE(is_stood_in_for_bob());

  desk.wait(second);

  EXPECT_TRUE(is_stood_in_for_bob());
}

TEST_F(Attendance, WaitsNoLongerForWhoMovedAndIsGoneWithoutFollowing) {
  lose_bob();
  desk.wait(21 * second);
  bob_comes();
  say(bob, R"("is":"move","seat":1,"move":"draw","version":13)");
  ASSERT_FALSE(is_stood_in_for_bob());
  lose_bob();

  desk.wait(20 * second);

  EXPECT_TRUE(is_stood_in_for_bob());
}

TEST_F(Attendance, LeavesTheSeatToWhoSatDownAgainAndFollows) {
  lose_bob();
  desk.wait(21 * second);
  bob_comes();
  say(bob, R"("is":"sit","seat":1,"name":"Bob")");
  desk.wait(10 * second);
  say(bob, R"("is":"follow")");

  desk.wait(60 * second);

  EXPECT_FALSE(is_stood_in_for_bob());
}

}  // namespace
}  // namespace ordinal::server
