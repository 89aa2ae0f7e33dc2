// Options by a fact sheet: values, defaults, and what is refused with which reason.
#include "engine/core/fact.h"

#include "tests/heap_game.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using test::HeapGame;

Answer<HeapGame::Setup> setup_with(const std::vector<OptionText>& texts) {
  const auto options = read_options(HeapGame::facts(), texts);
  if (!options) return options.refusal();
  return HeapGame::setup(*options);
}

TEST(Options, ADefaultMayDependOnAnotherOption) {
  EXPECT_EQ(standard_options(HeapGame::facts())[2], unset_option);
  EXPECT_EQ(setup_with({})->sides, 2);
  EXPECT_EQ(setup_with({{"players", "3"}})->sides, 3);
  EXPECT_EQ(setup_with({{"sides", "3"}, {"players", "3"}})->sides, 3);
}

TEST(Options, ThatDoNotFitTogetherAreRefusedByTheGame) {
  EXPECT_EQ(setup_with({{"sides", "3"}}).refusal().rule, "HG-4");
}

TEST(Options, AValueMayBeRefusedWithAReasonOfItsOwn) {
  EXPECT_EQ(setup_with({{"players", "5"}}).refusal().rule, "HG-4");
  EXPECT_EQ(setup_with({{"players", "6"}}).refusal().code, "option_value_unknown"_text);
  EXPECT_EQ(setup_with({{"sides", "5"}}).refusal().code, "option_value_unknown"_text);
}

}  // namespace
}  // namespace ordinal
