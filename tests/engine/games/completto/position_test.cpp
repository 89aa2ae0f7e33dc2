// Positions: what cannot lie on a table is refused, whatever it is.
#include "engine/games/completto/state.h"

#include <gtest/gtest.h>

namespace ordinal::completto {
namespace {

constexpr std::string_view rows =
    "row 0 # # # 10 # # # 30 # # # 50 # # # 70 # # # 90 # # "
    "row 1 # # # 12 # # # 32 # # # 52 # # # 72 # # # 93 # # ";
constexpr std::string_view full_row =
    "row 0 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35 37 39 41 43 ";
constexpr std::string_view other_row = "row 1 # # # 12 # # # 32 # # # 52 # # # 72 # # # 93 # # ";

std::string rule_against(const std::string& position) {
  const Answer<State> state = State::parse_position(position);
  return state ? "none" : std::string(state.refusal().rule);
}

std::string with_rows(std::string_view rest) { return std::string(rows).append(rest); }

std::string with_full_row(std::string_view rest) {
  return std::string(full_row).append(other_row).append(rest);
}

TEST(Position, ADrawnOneIsRead) {
  EXPECT_EQ(rule_against(with_rows("turn 0")), "none");
  EXPECT_EQ(rule_against(with_rows("display 4 7 slides 2 0 hand 1 13 placing 1")), "none");
  EXPECT_EQ(rule_against("dealing 0"), "none");
  EXPECT_EQ(rule_against("players 6 start 5 leave free dealing 0"), "none");
}

TEST(Position, ATurnedTileIsTheOneItWas) {
  const std::string turned =
      "row 0 # # # 10 # # # 30 # # # 50 # # # 89/68 # # # 90 # # " + std::string(other_row);
  EXPECT_EQ(rule_against(turned + "display 68 turn 0"), "none");
  EXPECT_EQ(rule_against(turned + "display 89 turn 0"), "CP-1");
  EXPECT_EQ(State::parse_position(turned + "turn 0")->position(),
            "players 2 start 0 leave stuck " + turned + "display slides 0 0 turn 0");
}

TEST(Position, WordsThatDoNotBelongAreRefused) {
  for (const std::string_view wrong :
       {"turn", "turn 2", "turn 0 0", "flying 0", "slides 3 0 turn 0", "hand 2 5", "hand 0 x",
        "row 0 15/51", "row 0 68/68", "row 0 89/", "placing x", "display 4x", ""}) {
    EXPECT_EQ(rule_against(with_rows(wrong)), "REC-10") << wrong;
  }
  EXPECT_EQ(rule_against("players 7 turn 0"), "REC-4");
  EXPECT_EQ(rule_against("players"), "REC-4");
  EXPECT_EQ(rule_against("start 2 dealing 0"), "CP-6");
}

TEST(Position, TilesThatAreNotThereAreRefused) {
  for (const std::string_view wrong :
       {"display 101 turn 0", "display 0 turn 0", "hand 0 101 placing 0", "display 4 4 turn 0",
        "display 10 turn 0", "hand 0 10 placing 0"}) {
    EXPECT_EQ(rule_against(with_rows(wrong)), "CP-1") << wrong;
  }
  // 100 - 2 * 22 tiles are in the middle, and not one more.
  std::string display = "display";
  for (int tile = 1; tile <= 100; ++tile) {
    if (tile % 10 != 0 && tile % 10 != 2 && tile != 93) display += ' ' + std::to_string(tile);
  }
  EXPECT_EQ(rule_against(with_rows(display + " turn 0")), "CP-1");
}

TEST(Position, RowsThatCannotBeAreRefused) {
  EXPECT_EQ(rule_against("turn 0"), "CP-2");
  EXPECT_EQ(rule_against("row 0 # # dealing 0"), "CP-2");
  EXPECT_EQ(rule_against("players 6 " + with_rows("turn 0")), "CP-2");
  EXPECT_EQ(rule_against("row 0 # # # # # # # # 9 # # # # # # 8 # # # # # # " +
                         std::string(other_row) + "turn 0"),
            "CP-10");
}

TEST(Position, AMomentThatDoesNotFitIsRefused) {
  for (const std::string_view wrong :
       {"hand 0 5 turn 0", "placing 0", "hand 1 5 placing 0", "over", "dealing 0", "inserting",
        "slides 1 0 revealing 0", "slides 0 2 hand 1 5 placing 1", "hand 0 5 hand 1 6 inserting"}) {
    EXPECT_EQ(rule_against(with_rows(wrong)), "CP-7") << wrong;
  }
  EXPECT_EQ(rule_against(with_full_row("turn 0")), "CP-7");
  EXPECT_EQ(rule_against(with_full_row("slides 1 0 over")), "CP-7");
  EXPECT_EQ(rule_against(with_full_row("over")), "none");
}

TEST(Position, ASetUpThatDoesNotFitIsRefused) {
  const std::string one_inserted = "row 0 # # # # # # # # # # # # # # # # # 7 ";
  EXPECT_EQ(rule_against("hand 0 5 hand 1 6 inserting"), "none");
  EXPECT_EQ(rule_against(one_inserted + "hand 1 6 inserting"), "none");
  EXPECT_EQ(rule_against("hand 0 5 dealing 1"), "none");
  EXPECT_EQ(rule_against("hand 0 5 inserting"), "CP-7");
  EXPECT_EQ(rule_against("inserting"), "CP-7");
  EXPECT_EQ(rule_against("hand 0 5 dealing 0"), "CP-7");
  EXPECT_EQ(rule_against(one_inserted + "dealing 0"), "CP-7");
  EXPECT_EQ(rule_against("display 4 dealing 0"), "CP-7");
  EXPECT_EQ(rule_against("slides 1 0 dealing 0"), "CP-7");
}

}  // namespace
}  // namespace ordinal::completto
