// What can still come, counted between two numbers.
#include "bots/completto/supply.h"

#include "tests/bots/completto/drawn.h"

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

TEST(ComplettoSupply, CountsWhatIsUnseenOrOnDisplay) {
  const State state = state_of(rows + "display 30 31 turn 0");
  const Supply supply(state.table());

  EXPECT_EQ(supply.between(20, 40), 18);  // 21 lies in the other row
  EXPECT_EQ(supply.shown_between(20, 40), 2);
  EXPECT_EQ(supply.between(20, 22), 0);
  EXPECT_EQ(supply.between(0, 101), 90 + 3);  // 19, 18 and 16 can be read as 61, 81 and 91
}

TEST(ComplettoSupply, KnowsWhatIsOnDisplay) {
  const State state = state_of(rows + "display 30 turn 0");
  const Supply supply(state.table());

  EXPECT_TRUE(supply.shows(30));
  EXPECT_FALSE(supply.shows(31));
  EXPECT_TRUE(supply.has(31));
  EXPECT_FALSE(supply.has(41));
  EXPECT_FALSE(supply.shows(0));
  EXPECT_FALSE(supply.shows(101));
}

// CP-12.
TEST(ComplettoSupply, ATileCountsInBothReadings) {
  const State state = state_of(rows + "display 68 turn 0");
  const Supply supply(state.table());

  EXPECT_TRUE(supply.shows(89));
  EXPECT_EQ(supply.shown_between(80, 90), 1);
  EXPECT_TRUE(supply.has(81));  // tile 18
}

TEST(ComplettoSupply, InTheSetUpEverythingCanCome) {
  const Supply supply = Supply::of_box();

  EXPECT_EQ(supply.between(0, 101), 100);
  EXPECT_EQ(supply.shown_between(0, 101), 0);
}

}  // namespace
}  // namespace ordinal::completto
