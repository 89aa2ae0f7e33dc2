// Courses of training: the same network whatever the threads and the stops.
#include "train/course.h"

#include "engine/any/any_game.h"

#include <gtest/gtest.h>

namespace ordinal::train {
namespace {

Plan plan_of(std::string_view game) {
  const GameFacts& facts = **AnyGame::find(game);
  return {.facts = &facts,
          .options = standard_options(facts),
          .seed = 9,
          .rounds = 3,
          .games_a_round = 3};
}

constexpr auto whole = [](const Report&, const Course&) { return Next::go_on; };

value::Weights trained(const Plan& plan, unsigned threads) {
  Course course = first_day(plan);
  go_on(plan, course, threads, whole);
  return outcome(plan, course);
}

TEST(Course, ThreadsMakeNoDifference) {
  const Plan plan = plan_of("lucky-numbers");

  EXPECT_EQ(trained(plan, 1), trained(plan, 3));
}

TEST(Course, LearnsSomething) {
  const Plan plan = plan_of("lucky-numbers");

  EXPECT_NE(trained(plan, 1), outcome(plan, first_day(plan)));
}

TEST(Course, AnotherSeedGivesAnotherNetwork) {
  Plan other = plan_of("lucky-numbers");
  other.seed = 10;

  EXPECT_NE(trained(plan_of("lucky-numbers"), 1), trained(other, 1));
}

TEST(Course, AStopMakesNoDifference) {
  const Plan plan = plan_of("lucky-numbers");
  Course first_part = first_day(plan);
  go_on(plan, first_part, 2, [](const Report&, const Course&) { return Next::stop; });
  EXPECT_EQ(first_part.rounds, 1U);
  Course second_part = *read_course(plan, written(plan, first_part));
  go_on(plan, second_part, 2, whole);

  EXPECT_EQ(outcome(plan, second_part), trained(plan, 2));
}

TEST(Course, EveryNumberOfPlayersCanBeLearned) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (!can_learn(*facts)) continue;
    Plan plan = plan_of(facts->id);
    plan.rounds = 1;
    plan.games_a_round = 1;
    for (const std::string_view players : facts->options[players_option].values) {
      ASSERT_TRUE(set_option(*facts, plan.options, "players", players));
      EXPECT_EQ(trained(plan, 1).inputs(), outcome(plan, first_day(plan)).inputs());
    }
  }
}

TEST(Course, AGameWithoutADescriptionIsRefused) {
  EXPECT_FALSE(can_learn(**AnyGame::find("sequence-numbers")));
}

TEST(Course, AFileOfAnotherPlanIsRefused) {
  const Plan plan = plan_of("lucky-numbers");
  const std::string bytes = written(plan, first_day(plan));
  Plan other = plan;
  other.rounds = 4;

  EXPECT_EQ(read_course(other, bytes).refusal().code.name, "course_other");
  EXPECT_EQ(read_course(plan, "").refusal().code.name, "course_other");
}

TEST(Course, AFileCutShortIsRefused) {
  const Plan plan = plan_of("lucky-numbers");
  const std::string bytes = written(plan, first_day(plan));

  EXPECT_EQ(read_course(plan, bytes.substr(0, bytes.size() - 1)).refusal().code.name,
            "course_damaged");
  EXPECT_EQ(read_course(plan, bytes + "x").refusal().code.name, "course_damaged");
}

TEST(Course, AChangedByteIsRefused) {
  const Plan plan = plan_of("lucky-numbers");
  std::string bytes = written(plan, first_day(plan));
  bytes[bytes.size() / 2] ^= 1;

  EXPECT_EQ(read_course(plan, bytes).refusal().code.name, "course_damaged");
}

}  // namespace
}  // namespace ordinal::train
