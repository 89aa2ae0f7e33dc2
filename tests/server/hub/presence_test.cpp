// Who is there, when many come and go.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::server {
namespace {

namespace json = boost::json;

constexpr SessionId crowd = 100;

class Presence : public testing::Test {
 protected:
  Presence() {
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers"})");
    const json::value opened = json::parse(desk.sent(ann).back());
    table_id = opened.at("table").as_string();
    key = opened.at("key").as_string();
    follow(ann);
    desk.wait(1000);
    desk.forget();
  }

  void follow(SessionId session) {
    desk.said(session, R"({"is":"follow","table":")" + table_id + "\"}");
  }
  void crowd_comes(SessionId count) {
    for (SessionId session = crowd; session < crowd + count; ++session) {
      desk.hub().came(session, {"person" + std::to_string(session), Language::en});
      follow(session);
    }
  }
  std::vector<std::int64_t> watching(SessionId session) {
    std::vector<std::int64_t> counts;
    for (const std::string& text : desk.sent(session)) {
      const json::object message = json::parse(text).as_object();
      if (message.at("is") == "presence") counts.push_back(message.at("watching").as_int64());
    }
    return counts;
  }

  Desk desk;
  std::string table_id;
  std::string key;
};

TEST_F(Presence, IsToldOnceASecondHoweverManyCome) {
  crowd_comes(50);
  EXPECT_EQ(watching(ann), (std::vector<std::int64_t>{2}));
  desk.wait(1000);
  EXPECT_EQ(watching(ann), (std::vector<std::int64_t>{2, 51}));
}

TEST_F(Presence, WhoSitsDownOrGetsUpNoLongerWatchesOrWatchesAgain) {
  const auto say = [this](const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
    desk.wait(1000);
  };
  say(R"("is":"sit","seat":0,"name":"Ann")");
  say(R"("is":"leave","seat":0)");
  EXPECT_EQ(watching(ann), (std::vector<std::int64_t>{0, 1}));
}

TEST_F(Presence, IsToldAtOnceToWhoComes) {
  crowd_comes(3);
  EXPECT_EQ(watching(crowd + 2), (std::vector<std::int64_t>{4}));
}

// Who sits down is seen to be there by all, and gone within the second: then that is told.
TEST_F(Presence, IsToldAgainAfterWhatHappenedHasToldIt) {
  crowd_comes(1);
  desk.hub().left(crowd);
  desk.wait(1000);
  crowd_comes(1);
  desk.said(crowd, R"({"is":"sit","seat":1,"name":"Ben","key":")" + key + R"(","table":")" +
                       table_id + "\"}");
  ASSERT_EQ(json::parse(desk.sent(ann).back()).at("is"), "events");
  desk.hub().left(crowd);
  desk.wait(5000);
  EXPECT_EQ(json::parse(desk.sent(ann).back()).at("is"), "presence");
}

TEST_F(Presence, IsNotToldWhenNothingHasChanged) {
  crowd_comes(1);
  desk.hub().left(crowd);
  crowd_comes(1);
  desk.wait(5000);
  EXPECT_EQ(watching(ann), (std::vector<std::int64_t>{2}));
}

}  // namespace
}  // namespace ordinal::server
