// Copies of a course share what they have in common and never disturb each other.
#include "table/course.h"

#include <gtest/gtest.h>

namespace ordinal::table {
namespace {

Played step(std::uint64_t number, std::string_view text) {
  return {number, {Actor::chance(), std::string(text)}, false};
}

std::string text_of(const Course& course) {
  std::string text;
  for (const Played& played : course.all()) text += played.event.text;
  return text;
}

TEST(Course, IsSharedByCopiesThatGoTheSameWay) {
  Course first;
  first.add(step(1, "a"));
  Course second = first;
  second.add(step(2, "b"));
  first.add(step(2, "b"));
  EXPECT_EQ(text_of(first), "ab");
  EXPECT_TRUE(first.shares_with(second));
}

TEST(Course, PartsFromCopiesThatGoAnotherWay) {
  Course first;
  first.add(step(1, "a"));
  Course second = first;
  second.add(step(2, "b"));
  EXPECT_EQ(text_of(first), "a");
  first.add(step(2, "c"));
  second.add(step(3, "d"));
  EXPECT_EQ(text_of(first), "ac");
  EXPECT_EQ(text_of(second), "abd");
  EXPECT_FALSE(first.shares_with(second));
}

TEST(Course, GivesBackWhatWasAdded) {
  Course course;
  const Played first{7, {Actor(2), "arrange 2 6 16 17"}, true};
  const Played empty{8, {Actor::referee(), ""}, false};
  course.add(first);
  course.add(empty);
  EXPECT_EQ(course[0], first);
  EXPECT_EQ(course.back(), empty);
  EXPECT_EQ(course.size(), 2U);
}

TEST(Course, TellsMovesApartByNumberAndByWhoMadeThem) {
  Course first;
  Course second = first;
  second.add(step(1, "a"));
  Played other = step(1, "a");
  other.by_computer = true;
  first.add(other);
  EXPECT_TRUE(first.back().by_computer);
  EXPECT_FALSE(second.back().by_computer);
}

}  // namespace
}  // namespace ordinal::table
