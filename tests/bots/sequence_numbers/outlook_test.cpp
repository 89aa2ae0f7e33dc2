// Lines, what they need, and how a side stands on all of them.
#include "bots/sequence_numbers/outlook.h"

#include <gtest/gtest.h>

namespace ordinal::sequence_numbers {
namespace {

TEST(LineList, TheBoardHas192LinesOfFive) { EXPECT_EQ(all_lines.size, 192U); }

TEST(LineList, TwentyLinesGoThroughTheMiddleAndThreeThroughACorner) {
  EXPECT_EQ(lines_through[cell_at(4, 4)].size, 20U);
  EXPECT_EQ(lines_through[cell_at(0, 0)].size, 3U);
}

TEST(LineList, ANumberIsALine) {
  for (const LineNumber number : all_lines) EXPECT_EQ(number_of(line_of(number)), number);
}

// SN-17: of the lines along the same row, those that begin within three cells share more than one.
TEST(LineList, LinesThatShareMoreThanACellAreBarred) {
  const Line line{cell_at(4, 1), Direction::across};
  const LineSet barred = barred_by(line);

  EXPECT_TRUE(barred[number_of(line)]);
  EXPECT_TRUE(barred[number_of({cell_at(4, 4), Direction::across})]);
  EXPECT_FALSE(barred[number_of({cell_at(4, 5), Direction::across})]);
  EXPECT_FALSE(barred[number_of({cell_at(4, 1), Direction::down})]);
}

TEST(Needs, AreAllDifferent) {
  LineValues values;
  for (const Needs& needs : all_needs) {
    EXPECT_EQ(values.of(needs.sum()), 0);
    values.set(needs, 1);
  }
}

TEST(Needs, ThoseOfFewCellsComeFirst) {
  EXPECT_EQ(all_needs[short_need_count - 1].size(), 2);
  EXPECT_EQ(all_needs[short_need_count].size(), 3);
}

TEST(LineValues, AForeignChipMakesALineWorthless) {
  LineValues values;
  for (const Needs& needs : all_needs) values.set(needs, 7);
  EXPECT_EQ(values.of(Needs{.held = 2, .two = 1}.sum()), 7);
  EXPECT_EQ(values.of(static_cast<Need>(foreign_need + held_need)), 0);
  EXPECT_EQ(values.of(static_cast<Need>(5 * foreign_need)), 0);
}

// A hundred for a line that lacks one cell with a card in the hand, ten for two such cells.
LineValues short_lines() {
  LineValues values;
  values.set({.held = 1}, 100);
  values.set({.held = 2}, 10);
  return values;
}

// Own chips on a5 to c5, cards for d5 and e5, and foreign chips everywhere else.
Outlook::CellNeeds three_in_a_row() {
  Outlook::CellNeeds needs;
  needs.fill(foreign_need);
  for (const int column : {0, 1, 2}) needs[cell_at(4, column)] = no_need;
  for (const int column : {3, 4}) needs[cell_at(4, column)] = held_need;
  return needs;
}

TEST(Outlook, AddsUpItsLines) {
  const LineValues values = short_lines();
  const Outlook outlook(three_in_a_row(), LineSet(), values);
  EXPECT_EQ(outlook.need(number_of({cell_at(4, 0), Direction::across})), 2 * held_need);
  EXPECT_EQ(outlook.total(), 10);
}

TEST(Outlook, KnowsWhatAChipGains) {
  const LineValues values = short_lines();
  Outlook outlook(three_in_a_row(), LineSet(), values);

  EXPECT_EQ(outlook.gain(cell_at(4, 3), no_need), 90);
  EXPECT_EQ(outlook.gain(cell_at(4, 3), foreign_need), -10);
  EXPECT_EQ(outlook.gain(cell_at(0, 5), no_need), 0);

  outlook.set(cell_at(4, 3), no_need);
  EXPECT_EQ(outlook.need_on(cell_at(4, 3)), no_need);
  EXPECT_EQ(outlook.total(), 100);
}

TEST(Outlook, BarredLinesCountForNothing) {
  const LineValues values = short_lines();
  const LineSet barred = barred_by({cell_at(4, 0), Direction::across});
  const Outlook outlook(three_in_a_row(), barred, values);
  EXPECT_EQ(outlook.total(), 0);
  EXPECT_EQ(outlook.gain(cell_at(4, 3), no_need), 0);
}

TEST(Outlook, KnowsWhetherALineMayNeedSomething) {
  const LineValues values = short_lines();
  const Outlook outlook(three_in_a_row(), LineSet(), values);
  EXPECT_TRUE(outlook.may_need(2 * held_need));
  EXPECT_FALSE(outlook.may_need(held_need));
}

}  // namespace
}  // namespace ordinal::sequence_numbers
