// Rows as gaps.
#include "bots/completto/gaps.h"

#include "tests/bots/completto/drawn.h"

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

TEST(ComplettoGaps, LieBetweenTheFaceUpNumbersAndAtTheEnds) {
  const Gaps gaps(state_of(rows + "turn 0").table().rows[0]);

  ASSERT_EQ(gaps.all().size(), 6U);
  const Stretch first = gaps.all()[0];
  EXPECT_EQ(first.low, 0);
  EXPECT_EQ(first.high, 20);
  EXPECT_EQ(first.face_down, 4);
  EXPECT_FALSE(first.has_lower_neighbour());
  EXPECT_TRUE(first.has_upper_neighbour());
  const Stretch narrow = gaps.all()[4];
  EXPECT_EQ(narrow.low, 80);
  EXPECT_EQ(narrow.high, 90);
  EXPECT_EQ(narrow.begin, 20);
  EXPECT_EQ(narrow.face_down, 1);
  const Stretch last = gaps.all()[5];
  EXPECT_EQ(last.high, 101);
  EXPECT_EQ(last.face_down, 0);
  EXPECT_FALSE(last.has_upper_neighbour());
}

TEST(ComplettoGaps, ANumberBelongsToOneUnlessItLiesInTheRow) {
  const Gaps gaps(state_of(rows + "turn 0").table().rows[0]);

  EXPECT_EQ(gaps.gap_for(5), &gaps.all()[0]);
  EXPECT_EQ(gaps.gap_for(41), &gaps.all()[2]);
  EXPECT_EQ(gaps.gap_for(95), &gaps.all()[5]);
  EXPECT_EQ(gaps.gap_for(40), nullptr);
}

TEST(ComplettoGaps, ARowThatIsFaceDownIsOneGap) {
  const Gaps gaps(Row::face_down(17));

  ASSERT_EQ(gaps.all().size(), 1U);
  EXPECT_EQ(gaps.all()[0].face_down, 17);
}

}  // namespace
}  // namespace ordinal::completto
