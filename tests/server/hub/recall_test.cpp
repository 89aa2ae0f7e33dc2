// What happened while somebody was away.
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t most = 4;

// A table where Ann changes her name again and again; the last four events are remembered.
class Away : public testing::Test {
 protected:
  Away() : desk(HouseRules{.most_events_sent = most}) {
    come();
    desk.said(ann, R"({"is":"open","game":"lucky-numbers"})");
    table_id = json::parse(desk.sent(ann).back()).at("table").as_string();
  }

  void come() { desk.hub().came(ann, {"ann", Language::en}); }
  void say(const std::string& fields) {
    desk.said(ann, "{" + fields + R"(,"table":")" + table_id + "\"}");
  }
  void rename(std::int64_t times) {
    for (; times > 0; --times, ++version) {
      say(R"("is":"sit","seat":0,"name":"Ann )" + std::to_string(version) + "\"");
    }
  }
  // The numbers of the events that are sent to who has so many; -1 if it is the table.
  std::vector<std::int64_t> news(std::int64_t have) {
    desk.forget();
    say(R"("is":"follow","have":)" + std::to_string(have));
    const json::object message = json::parse(desk.sent(ann).front()).as_object();
    if (message.at("is") == "table") return {-1};
    std::vector<std::int64_t> numbers;
    for (const json::value& event : message.at("events").as_array()) {
      numbers.push_back(event.at("number").as_int64());
    }
    return numbers;
  }

  Desk desk;
  std::string table_id;
  std::int64_t version = 1;
};

using Numbers = std::vector<std::int64_t>;

TEST_F(Away, IsToldFromTheVeryBeginningWhileThatIsKnown) {
  rename(2);
  EXPECT_EQ(news(0), (Numbers{0, 1, 2}));
  EXPECT_EQ(news(2), (Numbers{2}));
  EXPECT_EQ(news(3), Numbers{});
}

TEST_F(Away, IsToldTheLatestAndShownTheTableAfterMore) {
  for (int i = 0; i < 20; ++i) {
    rename(1);
    Numbers latest;
    for (std::int64_t number = std::max<std::int64_t>(version - most, 0); number < version;
         ++number) {
      latest.push_back(number);
    }
    ASSERT_EQ(news(version - static_cast<std::int64_t>(latest.size())), latest);
  }
  EXPECT_EQ(news(version - most - 1), Numbers{-1});
  EXPECT_EQ(news(0), Numbers{-1});
}

TEST_F(Away, IsToldAfterARestartToo) {
  rename(20);
  desk.restart();
  come();
  EXPECT_EQ(news(version - most), (Numbers{17, 18, 19, 20}));
  EXPECT_EQ(news(version - most - 1), Numbers{-1});
}

TEST_F(Away, IsToldWithoutReadingTheLog) {
  rename(20);
  desk.store().fail_reads(true);
  EXPECT_EQ(news(version - 1), Numbers{20});
  EXPECT_EQ(news(1), Numbers{-1});
}

}  // namespace
}  // namespace ordinal::server
