// Ladders: who meets whom, and what is made of it.
#include "arena/ladder.h"

#include <gtest/gtest.h>

#include <string_view>

namespace ordinal::arena {
namespace {

LadderPlan plan_of(std::uint8_t seats, std::initializer_list<std::string_view> names) {
  const GameFacts& facts = **AnyGame::find("lucky-numbers");
  Options options = standard_options(facts);
  options[players_option] = seats;
  std::vector<Player> players;
  for (const std::string_view name : names) players.push_back(*find_player(facts, name));
  return {.start = *AnyGame::start(facts, options),
          .players = players,
          .seed = Seed(),
          .deals = 8,
          .anchor = 1};
}

TEST(Ladder, EveryTwoMeetOnceAtATableForTwo) {
  const LadderPlan plan = plan_of(2, {"random", "linear-greedy", "tuned-greedy"});
  std::uint64_t games = 0;
  const Ladder ladder = climb(plan, 2, [&](std::uint64_t played) { games = played; });

  EXPECT_EQ(plan.contests(), 3U);
  EXPECT_EQ(plan.games(), 48U);
  EXPECT_EQ(games, 48U);
  EXPECT_EQ(ladder.cut_off, 0U);
  for (std::size_t one = 0; one < 3; ++one) {
    EXPECT_FALSE(ladder.rungs[one].against[one]);
    for (std::size_t other = 0; other < one; ++other) {
      EXPECT_DOUBLE_EQ(*ladder.rungs[one].against[other] + *ladder.rungs[other].against[one], 1);
    }
  }
}

TEST(Ladder, GreedyStandsAboveRandom) {
  const Ladder ladder = climb(plan_of(2, {"random", "linear-greedy"}), 2, [](std::uint64_t) {});
  EXPECT_DOUBLE_EQ(ladder.rungs[1].rating.elo, 0);
  EXPECT_LT(ladder.rungs[0].rating.high, 0);
  EXPECT_EQ(ladder.ranked(), (std::vector<std::size_t>{1, 0}));
  EXPECT_GT(ladder.rungs[1].share, 0.9);
  EXPECT_GT(ladder.rungs[1].work.turns, 0);
}

TEST(Ladder, AtALargerTableEachIsAloneOnce) {
  const LadderPlan plan = plan_of(3, {"random", "linear-greedy"});
  const Ladder ladder = climb(plan, 2, [](std::uint64_t) {});

  EXPECT_EQ(plan.contests(), 2U);
  EXPECT_EQ(plan.games(), 48U);
  EXPECT_LT(*ladder.rungs[0].against[1], 0.2);
  EXPECT_GT(*ladder.rungs[1].against[0], 0.8);
  EXPECT_LT(ladder.rungs[0].rating.high, 0);
}

TEST(Ladder, IsThatOfItsContests) {
  const LadderPlan plan = plan_of(2, {"tuned-greedy", "linear-greedy"});
  const Ladder ladder = climb(plan, 1, [](std::uint64_t) {});
  const Outcome contest =
      run({.start = plan.start, .players = plan.players, .seed = plan.seed, .deals = plan.deals}, 1,
          [](const PlayedDeal&, std::uint32_t) { return Next::go_on; });
  EXPECT_DOUBLE_EQ(ladder.rungs[0].share, contest.standings[0].share.mean);
}

}  // namespace
}  // namespace ordinal::arena
