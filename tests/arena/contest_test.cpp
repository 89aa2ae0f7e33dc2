// Contests: mirrored, fair, and the same on any number of threads.
#include "arena/contest.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal::arena {
namespace {

Plan plan_of(std::string_view game, std::initializer_list<std::string_view> names,
             std::uint32_t deals) {
  const GameFacts& facts = **AnyGame::find(game);
  Options options = standard_options(facts);
  options[players_option] = static_cast<std::uint8_t>(names.size());
  std::vector<Player> players;
  for (const std::string_view name : names) players.push_back(*find_player(facts, name));
  return {.start = *AnyGame::start(facts, options),
          .players = players,
          .seed = Seed(),
          .deals = deals,
          .records = Plan::Records::kept};
}

constexpr auto go_on = [](const PlayedDeal&, std::uint32_t) { return Next::go_on; };

// What the contest says about its players, without the time they took.
std::vector<double> numbers_of(const Outcome& outcome) {
  std::vector<double> numbers = {double(outcome.games), double(outcome.cut_off)};
  for (const Standing& standing : outcome.standings) {
    numbers.insert(numbers.end(), {standing.share.mean, standing.share.low, standing.share.high,
                                   static_cast<double>(standing.work.turns)});
  }
  return numbers;
}

TEST(Seating, EverybodySitsInEverySeatOnce) {
  for (std::size_t player = 0; player < 3; ++player) {
    SeatSet seats;
    for (int rotation = 0; rotation < 3; ++rotation) {
      const Seating seating{3, rotation};
      seats.add(seating.seat_of(player));
      EXPECT_EQ(seating.player_in(seating.seat_of(player)), player);
    }
    EXPECT_EQ(seats, SeatSet::first(3));
  }
}

TEST(Contest, EqualPlayersThatLeaveNothingToChanceShareEveryDeal) {
  const Plan plan = plan_of("lucky-numbers", {"linear-greedy", "linear-greedy"}, 20);
  std::uint32_t deals = 0;
  run(plan, 1, [&](const PlayedDeal& deal, std::uint32_t played) {
    EXPECT_EQ(deal.shares, (std::vector<double>{0.5, 0.5}));
    deals = played;
    return Next::go_on;
  });
  EXPECT_EQ(deals, plan.deals);
}

TEST(Contest, TheSameOnAnyNumberOfThreads) {
  const Plan plan = plan_of("completto", {"gap-cost", "greedy", "random"}, 12);
  const auto records_of = [&](unsigned threads) {
    std::string records;
    const Outcome outcome = run(plan, threads, [&](const PlayedDeal& deal, std::uint32_t) {
      records += deal.record;
      return Next::go_on;
    });
    return std::pair(records, numbers_of(outcome));
  };
  EXPECT_EQ(records_of(1), records_of(3));
}

TEST(Contest, SharesAddUpToOne) {
  const Outcome outcome =
      run(plan_of("sequence-numbers", {"full-scorer", "naive-lines", "random"}, 10), 2, go_on);
  double sum = 0;
  for (const Standing& standing : outcome.standings) sum += standing.share.mean;
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_EQ(outcome.games, 30U);
  EXPECT_EQ(outcome.cut_off, 0U);
}

TEST(Contest, TheFirstTilesOfADealAreTheSameInEverySeating) {
  const PlayedDeal deal = play_deal(plan_of("lucky-numbers", {"tuned-greedy", "random"}, 1), 0);
  const std::size_t second = deal.record.find("{\"record\"", 1);
  ASSERT_NE(second, std::string::npos);
  const auto header = [&](std::size_t begin) {
    return deal.record.substr(begin, deal.record.find('\n', begin) - begin);
  };
  const auto tiles = [&](std::size_t begin) {
    const std::size_t first = begin + header(begin).size();
    return deal.record.substr(first, deal.record.find("seat", first) - first);
  };
  const std::string people = R"(,"people":[{"level":"tuned-greedy"},{"level":"random"}]})";
  const std::string swapped = R"(,"people":[{"level":"random"},{"level":"tuned-greedy"}]})";
  const std::string same = header(0).substr(0, header(0).find(",\"people"));
  EXPECT_EQ(header(0), same + people);
  EXPECT_EQ(header(second), same + swapped);
  EXPECT_EQ(tiles(0), tiles(second));
}

TEST(Contest, StopsWhenToldTo) {
  const Plan plan = plan_of("lucky-numbers", {"linear-greedy", "tuned-greedy"}, 1000);
  const Outcome outcome = run(plan, 2, [](const PlayedDeal&, std::uint32_t played) {
    return played == 3 ? Next::stop : Next::go_on;
  });
  EXPECT_EQ(outcome.games, 6U);
}

TEST(Contest, WindingUpCountsEveryDealThatWasBegun) {
  const Plan plan = plan_of("lucky-numbers", {"linear-greedy", "tuned-greedy"}, 1000);
  std::uint32_t last = 0;
  const Outcome outcome = run(plan, 3, [&](const PlayedDeal&, std::uint32_t played) {
    last = played;
    return played >= 3 ? Next::wind_up : Next::go_on;
  });
  EXPECT_EQ(outcome.games, 2 * last);
  EXPECT_GE(last, 3U);
  EXPECT_LT(last, 1000U);
}

TEST(Contest, StoppedAndResumedItIsTheSame) {
  Plan plan = plan_of("completto", {"gap-cost", "greedy", "random"}, 12);
  const Outcome whole = run(plan, 2, go_on);
  std::vector<PlayedDeal> deals;
  run(plan, 2, [&](const PlayedDeal& deal, std::uint32_t played) {
    deals.push_back(deal);
    return played == 5 ? Next::stop : Next::go_on;
  });
  plan.earlier = deals;
  std::uint32_t watched = 0;
  const Outcome resumed = run(plan, 2, [&](const PlayedDeal&, std::uint32_t played) {
    EXPECT_EQ(played, ++watched);
    return Next::go_on;
  });
  EXPECT_EQ(watched, 12U);
  EXPECT_EQ(numbers_of(resumed), numbers_of(whole));
}

TEST(Contest, EarlierDealsMayBeAllOfThem) {
  Plan plan = plan_of("lucky-numbers", {"linear-greedy", "tuned-greedy"}, 2);
  for (std::uint32_t deal = 0; deal < 2; ++deal) plan.earlier.push_back(play_deal(plan, deal));
  EXPECT_EQ(run(plan, 2, go_on).games, 4U);
}

TEST(Contest, CountsTurnsAndTime) {
  const Outcome outcome = run(plan_of("lucky-numbers", {"linear-greedy", "random"}, 2), 1, go_on);
  for (const Standing& standing : outcome.standings) {
    EXPECT_GT(standing.work.turns, 4);
    EXPECT_GT(standing.work.time.count(), 0);
  }
}

}  // namespace
}  // namespace ordinal::arena
