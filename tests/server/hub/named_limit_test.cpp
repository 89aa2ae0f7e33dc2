// Limits of tables that are set by name take effect.
#include "server/limit.h"
#include "table/state.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace ordinal::server {
namespace {

namespace json = boost::json;

HouseRules rules_with(std::optional<std::string_view> limit) {
  Limits limits;
  HouseRules rules;
  EXPECT_TRUE(!limit || set_limit(*limit, limits, rules));
  return rules;
}

// Ann opens a table, and the house looks after it.
class Limited {
 public:
  explicit Limited(std::optional<std::string_view> limit) : desk(rules_with(limit)) {
    desk.begin();
    desk.hub().came(ann, {"ann", Language::en});
    desk.said(ann, R"({"is":"open","game":"lucky-numbers"})");
    table_ = json::parse(desk.sent(ann).back()).at("table").as_string();
    desk.forget();
  }

  table::Phase phase() {
    const auto log = table::read_log(*desk.store().events(table_, 0));
    return table::State::fold(*log)->phase();
  }
  // How many of so many commands that come at once are not refused.
  std::ptrdiff_t heard_of(int commands) {
    for (int i = 0; i < commands; ++i) {
      const json::object sit{
          {"is", "sit"}, {"table", table_}, {"seat", 0}, {"name", "Ann" + std::to_string(i)}};
      desk.hub().said(ann, json::serialize(sit));
    }
    desk.settle();
    return std::ranges::count_if(desk.sent(ann), [](const std::string& text) {
      return json::parse(text).at("is").as_string() == "accepted";
    });
  }

  Desk desk;

 private:
  std::string table_;
};

constexpr std::int64_t hour = 3'600'000;

TEST(NamedLimit, ATableIsForgottenAfterNinetyDaysIfNoneIsSet) {
  Limited house(std::nullopt);
  house.desk.wait(90LL * 24 * hour - hour);
  EXPECT_EQ(house.phase(), table::Phase::open);
  house.desk.wait(2 * hour);
  EXPECT_EQ(house.phase(), table::Phase::closed);
}

TEST(NamedLimit, ATableIsForgottenAfterSoManyDays) {
  Limited house("forgotten-days=2");
  house.desk.wait(47 * hour);
  EXPECT_EQ(house.phase(), table::Phase::open);
  house.desk.wait(2 * hour);
  EXPECT_EQ(house.phase(), table::Phase::closed);
}

TEST(NamedLimit, SoManyCommandsWaitAtATable) {
  constexpr std::ptrdiff_t being_written = 1;
  EXPECT_EQ(Limited("waiting-commands=3").heard_of(10), being_written + 3);
  EXPECT_EQ(Limited("waiting-commands=5").heard_of(10), being_written + 5);
  EXPECT_EQ(Limited("waiting-commands=100").heard_of(80), 80);
}

}  // namespace
}  // namespace ordinal::server
