// Courses of training: the same model whatever the threads and the stops.
#include "train/course.h"

#include "engine/any/any_game.h"

#include <gtest/gtest.h>

namespace ordinal::train {
namespace {

Plan plan_of(std::string_view game, std::uint32_t comparing = 0, std::uint32_t network = 0) {
  const GameFacts& facts = **AnyGame::find(game);
  return {.facts = &facts,
          .options = standard_options(facts),
          .seed = 9,
          .rounds = 3,
          .games_a_round = network > 0 ? 1U : 3U,  // playing out takes long
          .network = network,
          .comparing = comparing};
}

constexpr auto whole = [](const Report&, const Course&) { return Next::go_on; };

// What comparing teaches goes with what games taught.
std::string outcome(const Plan& plan, const Course& course) {
  if (plan.comparing + plan.network == 0) return *with_outcome(plan, course, std::nullopt);
  Plan games = plan;
  games.comparing = 0;
  games.network = 0;
  return *with_outcome(plan, course, outcome(games, first_day(games)));
}

std::string trained(const Plan& plan, unsigned threads) {
  Course course = first_day(plan);
  go_on(plan, course, threads, whole);
  return outcome(plan, course);
}

// A game that learns a network, one that learns by regression, the same by comparing moves in the
// end, and with a network in the end.
class EveryCourse : public testing::TestWithParam<Plan> {};

INSTANTIATE_TEST_SUITE_P(Games, EveryCourse,
                         testing::Values(plan_of("lucky-numbers"), plan_of("sequence-numbers"),
                                         plan_of("sequence-numbers", 1),
                                         plan_of("sequence-numbers", 0, 2)),
                         [](const auto& course) {
                           return "Course" + std::to_string(course.index);
                         });

TEST_P(EveryCourse, ThreadsMakeNoDifference) {
  const Plan& plan = GetParam();

  EXPECT_EQ(trained(plan, 1), trained(plan, 3));
}

TEST_P(EveryCourse, LearnsSomething) {
  const Plan& plan = GetParam();

  EXPECT_NE(trained(plan, 1), outcome(plan, first_day(plan)));
}

TEST_P(EveryCourse, AnotherSeedGivesAnotherModel) {
  Plan other = GetParam();
  other.seed = 10;

  EXPECT_NE(trained(GetParam(), 1), trained(other, 1));
}

TEST_P(EveryCourse, AStopAfterEveryRoundMakesNoDifference) {
  const Plan& plan = GetParam();
  Course course = first_day(plan);
  for (std::uint32_t rounds = 1; rounds <= plan.rounds; ++rounds) {
    go_on(plan, course, 2, [](const Report&, const auto&) { return Next::stop; });
    EXPECT_EQ(course.rounds, rounds);
    course = *read_course(plan, written(plan, course));
  }

  EXPECT_EQ(outcome(plan, course), trained(plan, 2));
}

TEST(Course, EveryNumberOfPlayersCanBeLearned) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (!can_learn(*facts)) continue;
    Plan plan = plan_of(facts->id);
    plan.rounds = 1;
    plan.games_a_round = 1;
    for (const std::string_view players : facts->options[players_option].values) {
      ASSERT_TRUE(set_option(*facts, plan.options, "players", players));
      EXPECT_NE(trained(plan, 1), outcome(plan, first_day(plan))) << facts->id << ' ' << players;
    }
  }
}

// The other parts of the file stay as they are.
TEST(Course, WhatElseIsInTheFileStays) {
  const Plan two = plan_of("sequence-numbers");
  Plan four = two;
  ASSERT_TRUE(set_option(*four.facts, four.options, "players", "4"));
  const std::string first = outcome(two, first_day(two));
  const auto both = with_outcome(four, first_day(four), first);

  ASSERT_TRUE(both);
  EXPECT_GT(both->size(), first.size());
  EXPECT_EQ(*with_outcome(two, first_day(two), *both), *both);
}

// Without rounds of comparing, a network is all that is learned.
TEST(Course, ANetworkLeavesTheNumbersAlone) {
  const Plan games = plan_of("sequence-numbers");
  Course learned = first_day(games);
  go_on(games, learned, 2, whole);
  const std::string numbers = outcome(games, learned);
  const Plan network = plan_of("sequence-numbers", 0, 1);
  const auto both = with_outcome(network, first_day(network), numbers);

  ASSERT_TRUE(both);
  EXPECT_GT(both->size(), numbers.size());
  EXPECT_EQ(*with_outcome(games, learned, *both), *both);
}

// What is learned by comparing stands beside what is learned from games, and is something else.
TEST(Course, ComparingGivesAPartOfItsOwn) {
  const Plan plan = plan_of("sequence-numbers");
  const Plan comparing = plan_of("sequence-numbers", 1);
  const std::string first = trained(plan, 1);
  Course course = first_day(comparing);
  go_on(comparing, course, 1, whole);
  const auto both = with_outcome(comparing, course, first);

  ASSERT_TRUE(both);
  EXPECT_EQ(both->substr(0, both->find('\n', both->find('\n') + 1)).substr(both->find('\n') + 1),
            "12 112");
  EXPECT_EQ(read_course(plan, written(comparing, course)).refusal().code.name, "course_other");
}

TEST(Course, ComparingAloneIsRefused) {
  for (const Plan& plan : {plan_of("sequence-numbers", 1), plan_of("sequence-numbers", 0, 1)}) {
    EXPECT_EQ(with_outcome(plan, first_day(plan), std::nullopt).refusal().code.name,
              "train_games_first");
  }
}

// A network is learned in the last rounds, and the numbers stay what they were before.
TEST(Course, ANetworkComesAfterTheNumbers) {
  Plan numbers = plan_of("sequence-numbers", 1);
  Plan both = plan_of("sequence-numbers", 1, 2);
  numbers.games_a_round = both.games_a_round;
  both.rounds = numbers.rounds + 2;
  Course without = first_day(numbers);
  Course with = first_day(both);
  const Parameters untaught = with.parameters;
  go_on(numbers, without, 2, whole);
  go_on(both, with, 2, whole);

  EXPECT_EQ(with.numbers, without.numbers);
  EXPECT_NE(with.parameters, untaught);
  EXPECT_EQ(with.parameters.size(), untaught.size());
}

TEST(Course, OnlySomeFamiliesHaveANetwork) {
  Plan plan = plan_of("sequence-numbers", 0, 1);
  EXPECT_TRUE(can_learn_network(plan));
  ASSERT_TRUE(set_option(*plan.facts, plan.options, "players", "4"));
  EXPECT_EQ(can_learn_network(plan).refusal().code.name, "train_no_network");
  EXPECT_EQ(can_learn_network(plan_of("completto", 0, 1)).refusal().code.name, "train_no_network");
}

TEST(Course, OnlyATallyComparesMoves) {
  EXPECT_TRUE(can_compare(**AnyGame::find("sequence-numbers")));
  EXPECT_EQ(can_compare(**AnyGame::find("completto")).refusal().code.name, "train_no_comparing");
}

TEST(Course, AModelOfAnotherGameIsRefused) {
  const Plan plan = plan_of("sequence-numbers");
  const Plan other = plan_of("lucky-numbers");

  EXPECT_EQ(
      with_outcome(plan, first_day(plan), outcome(other, first_day(other))).refusal().code.name,
      "model_game");
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
