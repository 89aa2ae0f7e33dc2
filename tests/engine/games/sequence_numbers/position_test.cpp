// Positions: what cannot lie on a table is refused, whatever it is.
#include "engine/games/sequence_numbers/state.h"

#include <gtest/gtest.h>

namespace ordinal::sequence_numbers {
namespace {

constexpr std::string_view hands = "hand 0 1+0 1+1 1+2 2+2 3+2 hand 1 2+4 3+4 3+5 7+2 2+8 ";
constexpr std::string_view empty_row = ". . . . . . . . . . ";

std::string rule_against(const std::string& position) {
  const Answer<State> state = State::parse_position(position);
  return state ? "none" : std::string(state.refusal().rule);
}

std::string with_hands(std::string_view rest) { return std::string(hands).append(rest); }

// The board with this as its third row.
std::string with_row(std::string_view row) {
  std::string text = "board * . . . . . . . . * ";
  text.append(empty_row).append(row).append(" ");
  for (int i = 0; i < 6; ++i) text += empty_row;
  return text.append("* . . . . . . . . * ");
}

TEST(Position, ADrawnOneIsRead) {
  EXPECT_EQ(rule_against(with_hands("turn 0")), "none");
  EXPECT_EQ(rule_against(with_row(". 0 0 . 1 . . . . .") + with_hands("exchanged 1")), "none");
  EXPECT_EQ(rule_against("dealing 0"), "none");
  EXPECT_EQ(rule_against("players 6 start 5 sides 3 three_sides_need 1 draw strict dealing 0"),
            "none");
}

TEST(Position, WordsThatDoNotBelongAreRefused) {
  for (const std::string_view wrong :
       {"turn", "turn 2", "turn 0 0", "flying 0", "passes x turn 0", "right turn 0", "hand 2 7+2",
        "drawing 0", "drawing 0 over", "claiming 0 k1", "claiming 0", "forfeiting turn 0",
        "forfeiting 0 exchanged 0", "sequences 0 turn 0", "board * turn 0", "discard plus",
        "over 0", ""}) {
    EXPECT_EQ(rule_against(with_hands(wrong)), "REC-10") << wrong;
  }
  EXPECT_EQ(rule_against("players 7 turn 0"), "REC-4");
  EXPECT_EQ(rule_against("players"), "REC-4");
}

TEST(Position, CardsThatAreNotThereAreRefused) {
  EXPECT_EQ(rule_against(with_hands("discard 0 1+0 turn 0")), "SN-2");
  EXPECT_EQ(rule_against(with_hands("discard 0 1+3 turn 0")), "SN-2");
  EXPECT_EQ(rule_against(with_hands("discard 0 plus plus plus turn 0")), "SN-2");
}

TEST(Position, HandsThatCannotBeAreRefused) {
  EXPECT_EQ(rule_against("hand 0 1+0 turn 0"), "SN-7");  // with draw=auto a hand stays whole
  EXPECT_EQ(rule_against(with_hands("drawing 0 turn 1")), "SN-7");
  EXPECT_EQ(rule_against("players 4 hand 0 1+0 1+1 1+2 2+2 3+2 dealing 1"), "SN-10");
  EXPECT_EQ(rule_against("hand 0 1+0 dealing 1"), "SN-10");
  EXPECT_EQ(rule_against("draw strict right 0 " + with_hands("turn 1")), "SN-7");
}

TEST(Position, SequencesAreWholeAndCounted) {
  const std::string four =
      "players 4 hand 0 1+0 1+1 1+2 2+2 hand 1 3+2 2+4 3+4 3+5 hand 2 7+2 2+8 4+7 6+6 "
      "hand 3 4+9 8+6 9+6 8+8 ";
  EXPECT_EQ(rule_against(four + with_row(". a a a a a . . . .") + "turn 0"), "none");
  EXPECT_EQ(rule_against(four + with_row(". a a a a . . . . .") + "turn 0"), "SN-16");
  EXPECT_EQ(rule_against(four + with_row("a a a a a a . . . .") + "turn 0"), "SN-16");
  EXPECT_EQ(rule_against(four + with_row(". 0 0 0 0 0 . . . .") + "turn 0"), "SN-16");
  EXPECT_EQ(rule_against(four + with_row(". a a a a a . . . .") + "sequences 0 0 turn 0"), "SN-16");
  EXPECT_EQ(rule_against(four + with_row(". a a a a a . . . .") + "sequences 1 0 turn 0"), "none");
  EXPECT_EQ(rule_against(four + with_row(". 2 . . . . . . . .") + "turn 0"), "SN-5");
}

TEST(Position, TheMomentMustBePossible) {
  const std::string five = with_row(". 0 0 0 0 . . . . .");
  EXPECT_EQ(rule_against(five + with_hands("claiming 0 c3")), "SN-7");
  EXPECT_EQ(rule_against(five + "hand 0 1+0 1+1 1+2 2+2 hand 1 2+4 3+4 3+5 7+2 2+8 claiming 0 c3"),
            "SN-10");
  EXPECT_EQ(rule_against("hand 0 1+0 1+1 1+2 2+2 hand 1 2+4 3+4 3+5 7+2 2+8 drawing 0 turn 0"),
            "SN-10");
  EXPECT_EQ(rule_against(with_hands("forfeiting 0 turn 0")), "SN-10");
  EXPECT_EQ(rule_against("right 0 hand 0 1+0 1+1 1+2 2+2 hand 1 2+4 3+4 3+5 7+2 2+8 turn 1"),
            "SN-10");  // with draw=auto
  EXPECT_EQ(rule_against(with_hands("over")), "SN-10");
  EXPECT_EQ(rule_against(with_hands("passes 6 over")), "none");
  EXPECT_EQ(rule_against(with_hands("passes 7 over")), "SN-15");
  const std::string small = "hand 0 1+0 1+1 1+2 2+2 hand 1 2+4 3+4 3+5 7+2 2+8 passes 6 ";
  EXPECT_EQ(rule_against(small + "over"), "SN-7");
  EXPECT_EQ(rule_against("draw strict " + small + "over"), "none");
  EXPECT_EQ(rule_against("draw strict " + small + "right 0 over"), "SN-10");
}

}  // namespace
}  // namespace ordinal::sequence_numbers
