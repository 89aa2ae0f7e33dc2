// Records of matches: made once, and not at all for a match that is still played.
#include "engine/core/rng.h"
#include "server/hub/shelf.h"
#include "table/state.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

namespace json = boost::json;

// Ann plays both seats.
class Records : public testing::Test {
 protected:
  Records() {
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers"})");
    table_id = json::parse(desk.sent(ann).back()).at("table").as_string();
    say(R"("is":"sit","seat":0,"name":"Ann")");
    say(R"("is":"sit","seat":1,"name":"Ann too")");
    say(R"("is":"start")");
  }

  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  void play_to_the_end() {
    Rng rng(1);
    for (table::State state = folded(); state.phase() == table::Phase::running; state = folded()) {
      const Seat seat = state.deciding().nth(0);
      say(R"("is":"move","seat":)" + std::to_string(seat) + R"(,"move":")" +
          rng.pick(state.game()->legal_moves(seat)) + R"(","version":)" +
          std::to_string(state.version()));
    }
  }
  table::State folded() {
    const auto log = table::read_log(*desk.store().events(table_id, 0));
    return *table::State::fold(*log);
  }
  std::string record(int match = 0) {
    const auto record = desk.hub().record(table_id + "-" + std::to_string(match));
    return record ? *record : std::string(record.refusal().code.name);
  }

  Desk desk;
  std::string table_id;
};

TEST_F(Records, AreNotLookedForWhileTheMatchIsPlayed) {
  desk.store().fail_reads(true);
  EXPECT_EQ(record(), "table_no_record");
}

TEST_F(Records, AreMadeOnce) {
  play_to_the_end();
  const std::string first = record();
  EXPECT_EQ(first.find("table_id"), std::string::npos);

  desk.store().fail_reads(true);
  EXPECT_EQ(record(), first);
}

TEST_F(Records, ThatThereAreNotAreLookedForOnce) {
  play_to_the_end();
  desk.restart();
  EXPECT_EQ(record(5), "table_no_record");

  desk.store().fail_reads(true);
  EXPECT_EQ(record(5), "table_no_record");
  EXPECT_EQ(record(1), "table_no_record");
  EXPECT_EQ(record(0), "server_cannot_read");
}

TEST_F(Records, AreThereAlthoughSomebodyAskedTooEarly) {
  play_to_the_end();
  desk.restart();
  desk.begin();
  ASSERT_EQ(record(1), "table_no_record");

  desk.hub().came(ann, {"ann", Language::en});
  say(R"("is":"rematch","seat":0)");
  say(R"("is":"rematch","seat":1)");
  ASSERT_EQ(record(1), "table_no_record");
  play_to_the_end();
  desk.wait(HouseRules().idle + 60'000);  // out of memory

  EXPECT_NE(record(1), "table_no_record");
  EXPECT_EQ(record(2), "table_no_record");
}

TEST(Shelf, HoldsSoMuchAndTheLatest) {
  Shelf shelf(10);
  shelf.put("a", "12345");
  shelf.put("b", "12345");
  shelf.put("c", "1");
  EXPECT_EQ(shelf.find("a"), nullptr);
  EXPECT_NE(shelf.find("b"), nullptr);
  EXPECT_NE(shelf.find("c"), nullptr);
  shelf.put("d", std::string(11, 'x'));
  EXPECT_EQ(shelf.find("d"), nullptr);
}

}  // namespace
}  // namespace ordinal::server
