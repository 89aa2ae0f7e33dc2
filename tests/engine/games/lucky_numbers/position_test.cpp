// Positions: what cannot lie on a table is refused, whatever it is.
#include "engine/games/lucky_numbers/state.h"

#include <gtest/gtest.h>

namespace ordinal::lucky_numbers {
namespace {

constexpr std::string_view gardens =
    "garden 0 2 . . . . 7 . . . . 14 . . . . 20 garden 1 1 . . . . 8 . . . . 12 . . . . 19 ";
constexpr std::string_view full_garden = "garden 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ";
constexpr std::string_view other_garden = "garden 1 1 . . . . 8 . . . . 12 . . . . 19 ";

std::string rule_against(const std::string& position) {
  const Answer<State> state = State::parse_position(position);
  return state ? "none" : std::string(state.refusal().rule);
}

std::string with_gardens(std::string_view rest) { return std::string(gardens).append(rest); }

TEST(Position, ADrawnOneIsRead) {
  EXPECT_EQ(rule_against(with_gardens("turn 0")), "none");
  EXPECT_EQ(rule_against(with_gardens("display 4 7 7 idle 2 0 hand 1 13 placing 1")), "LN-1");
  EXPECT_EQ(rule_against(with_gardens("display 4 7 idle 2 0 hand 1 13 placing 1")), "none");
}

TEST(Position, WordsThatDoNotBelongAreRefused) {
  for (const std::string_view wrong :
       {"turn", "turn 2", "turn 0 0", "flying 0", "display 21 turn 0", "idle 3 0 turn 0",
        "hand 2 5", "garden 0 1 2", "choice 0 1 2 3", "placing x", ""}) {
    EXPECT_EQ(rule_against(with_gardens(wrong)), "REC-10") << wrong;
  }
  EXPECT_EQ(rule_against("players 5 turn 0"), "REC-4");
  EXPECT_EQ(rule_against("players"), "REC-4");
  EXPECT_EQ(rule_against("start 2 dealing 0"), "LN-8");
}

TEST(Position, AMomentThatDoesNotFitIsRefused) {
  for (const std::string_view wrong : {"hand 0 5 turn 0", "placing 0", "hand 0 5 6 placing 0",
                                       "hand 1 5 placing 0", "over", "dealing 0", "choosing"}) {
    EXPECT_EQ(rule_against(with_gardens(wrong)), "LN-9") << wrong;
  }
  EXPECT_EQ(rule_against("turn 0"), "LN-9");
  EXPECT_EQ(rule_against(std::string(full_garden) + std::string(other_garden) + "turn 0"), "LN-9");
  EXPECT_EQ(rule_against(std::string(full_garden) + std::string(other_garden) + "over"), "none");
}

TEST(Position, ASetUpThatDoesNotFitIsRefused) {
  EXPECT_EQ(rule_against("hand 0 1 2 3 4 hand 1 5 6 7 8 choosing"), "none");
  EXPECT_EQ(rule_against("hand 0 1 2 3 hand 1 5 6 7 8 choosing"), "LN-9");
  EXPECT_EQ(rule_against("hand 0 1 2 3 4 hand 1 5 dealing 0"), "LN-9");
  EXPECT_EQ(rule_against("idle 1 0 dealing 0"), "LN-9");
  EXPECT_EQ(rule_against("hand 0 1 2 3 4 choice 0 1 2 3 5 hand 1 5 6 7 8 choosing"), "LN-6");
  EXPECT_EQ(rule_against("setup sorted hand 0 1 2 3 4 hand 1 5 6 7 8 choosing"), "LN-9");
  EXPECT_EQ(rule_against("setup michael hand 0 3 choice 0 3 . . . dealing 1"), "LN-9");
  // Everybody has chosen: then the round would be complete.
  EXPECT_EQ(
      rule_against("hand 0 1 2 3 4 choice 0 1 2 3 4 hand 1 5 6 7 8 choice 1 5 6 7 8 choosing"),
      "LN-9");
}

}  // namespace
}  // namespace ordinal::lucky_numbers
