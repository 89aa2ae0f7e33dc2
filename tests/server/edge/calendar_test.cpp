// A clock that is set, and tables that go on.
#include "server/edge/calendar.h"

#include <gtest/gtest.h>

namespace ordinal::server {
namespace {

TEST(Calendar, IsTheClockOnTheWall) {
  Calendar calendar;
  EXPECT_EQ(calendar.date(1'000'000, 50), 1'000'000);
  EXPECT_EQ(calendar.date(1'000'400, 450), 1'000'400);
}

TEST(Calendar, GoesOnWhenTheClockIsSetBack) {
  Calendar calendar;
  calendar.date(1'000'000, 50);
  EXPECT_EQ(calendar.date(400'100, 150), 1'000'100);
  EXPECT_EQ(calendar.date(400'300, 350), 1'000'300);
}

TEST(Calendar, FollowsTheClockThatIsSetForward) {
  Calendar calendar;
  calendar.date(1'000'000, 50);
  EXPECT_EQ(calendar.date(9'000'000, 150), 9'000'000);
}

TEST(Calendar, CatchesUpAfterTheMachineSlept) {
  Calendar calendar;
  calendar.date(1'000'000, 50);
  EXPECT_EQ(calendar.date(4'600'000, 51), 4'600'000);
}

}  // namespace
}  // namespace ordinal::server
