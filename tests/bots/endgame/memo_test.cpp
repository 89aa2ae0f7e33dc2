// What a solver keeps is found again, however much there is.
#include "bots/endgame/memo.h"

#include <gtest/gtest.h>

namespace ordinal::endgame {
namespace {

TEST(Memo, WhatIsNewMayBeAnything) {
  Memo<2> memo;

  EXPECT_EQ((memo[{1, 2}].low), -1);
  EXPECT_EQ((memo[{1, 2}].high), 1);
}

TEST(Memo, EveryPositionKeepsItsBounds) {
  Memo<2> memo;
  for (std::uint64_t i = 1; i < 5000; ++i) memo[{i, 7}].low = 1.0 / static_cast<double>(i);

  for (std::uint64_t i = 1; i < 5000; ++i) {
    ASSERT_EQ((memo[{i, 7}].low), 1.0 / static_cast<double>(i));
    ASSERT_EQ((memo[{i, 8}].low), -1);
  }
}

TEST(Bounds, AnswerAQuestionOrNot) {
  const Bounds bounds{0.25, 0.5};

  EXPECT_TRUE(bounds.answer({0.5, 0.75}));
  EXPECT_TRUE(bounds.answer({0, 0.25}));
  EXPECT_FALSE(bounds.answer({0.3, 0.4}));
  EXPECT_TRUE(Bounds::exactly(0.35).answer({0.3, 0.4}));
}

}  // namespace
}  // namespace ordinal::endgame
