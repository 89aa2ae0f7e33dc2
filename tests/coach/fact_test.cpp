// Which facts are said: the weightiest few, and a trifle only where there is nothing else.
#include "coach/fact.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using coach::Fact;
using coach::MaybeRemark;
using coach::Remark;

struct Anything {};

MaybeRemark untrue(const Anything& /*subject*/) { return std::nullopt; }
MaybeRemark weighty(const Anything& /*subject*/) { return Caption{"mark_blunder"_text, {}}; }
MaybeRemark trifle(const Anything& /*subject*/) { return Remark({"mark_slip"_text, {}}, true); }

std::vector<std::string> said(const std::vector<Fact<Anything>>& facts) {
  std::vector<std::string> keys;
  for (const Caption& caption : coach::weightiest<Anything>({}, facts)) {
    keys.emplace_back(caption.text.name);
  }
  return keys;
}

TEST(Fact, AtMostThreeAreSaid) {
  EXPECT_EQ(said({untrue, weighty, weighty, weighty, weighty}).size(), 3U);
}

TEST(Fact, ATrifleIsSaidOnlyWhereThereIsNothingElse) {
  EXPECT_EQ(said({trifle, weighty}), std::vector<std::string>{"mark_blunder"});
  EXPECT_EQ(said({untrue, trifle, trifle}), std::vector<std::string>{"mark_slip"});
}

TEST(Fact, LessThanATenthIsATrifle) {
  EXPECT_TRUE(coach::is_trifling(20, 21));
  EXPECT_TRUE(coach::is_trifling(12, 11));
  EXPECT_FALSE(coach::is_trifling(9, 10));
  EXPECT_FALSE(coach::is_trifling(0, 1));
}

}  // namespace
}  // namespace ordinal
