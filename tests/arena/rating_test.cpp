// Ratings on contests that can be checked by hand.
#include "arena/rating.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ordinal::arena {
namespace {

// So many deals, of which the share is won.
Samples deals_of(int count, double share) {
  Samples samples;
  for (int deal = 0; deal < count; ++deal) samples.add(deal < share * count ? 1 : 0);
  return samples;
}

TEST(Rating, OfTwoPlayersIsTheEloOfTheirContest) {
  const std::vector<Encounter> encounters = {{0, 1, 2, deals_of(99'999, 10.0 / 11)}};
  const auto ratings = rate(2, encounters, 1);
  EXPECT_NEAR(ratings[0].elo, 400, 0.1);
  EXPECT_DOUBLE_EQ(ratings[1].elo, 0);
}

// ½ ± 1.96 · √(¼ / 10000) is a margin of 0.0098; the slope of Elo there is 4 · 400 / ln 10, and
// each of the two is half of it away from their mean.
TEST(Rating, BoundsOfTwoPlayersByHand) {
  const std::vector<Encounter> encounters = {{0, 1, 2, deals_of(10'000, 0.5)}};
  const auto ratings = rate(2, encounters, 0);
  EXPECT_NEAR(ratings[0].high, 0.0098 * 4 * 400 / std::log(10) / 2, 0.01);
  EXPECT_NEAR(ratings[0].low, -ratings[0].high, 1e-9);
  EXPECT_NEAR(ratings[1].high - ratings[1].elo, ratings[0].high, 1e-9);
}

// Ten to one, and ten to one again: a hundred to one.
TEST(Rating, AddsUpAlongAChain) {
  const std::vector<Encounter> encounters = {{0, 1, 2, deals_of(110'000, 10.0 / 11)},
                                             {1, 2, 2, deals_of(110'000, 10.0 / 11)},
                                             {0, 2, 2, deals_of(101'000, 100.0 / 101)}};
  const auto ratings = rate(3, encounters, 2);
  EXPECT_NEAR(ratings[0].elo, 800, 0.5);
  EXPECT_NEAR(ratings[1].elo, 400, 0.5);
}

TEST(Rating, AnEvenShareOfManySeatsIsNoDifference) {
  const std::vector<Encounter> encounters = {{0, 1, 4, deals_of(400, 0.25)},
                                             {1, 0, 4, deals_of(400, 0.25)}};
  EXPECT_NEAR(rate(2, encounters, 1)[0].elo, 0, 1e-9);
}

// Alone against three, one of four is even; three of four are nine to one.
TEST(Rating, CountsTheOtherSeats) {
  const std::vector<Encounter> encounters = {{0, 1, 4, deals_of(100'000, 0.75)}};
  EXPECT_NEAR(rate(2, encounters, 1)[0].elo, 400 * std::log10(9), 0.1);
}

TEST(Rating, WhoWonEverythingHasANumberToo) {
  const std::vector<Encounter> encounters = {{0, 1, 2, deals_of(100, 1)}};
  const auto ratings = rate(2, encounters, 1);
  EXPECT_NEAR(ratings[0].elo, 400 * std::log10(100.5 / 0.5), 0.1);
  EXPECT_LT(ratings[0].low, ratings[0].elo - 100);
}

TEST(Rating, EqualDealsLeaveLittleDoubt) {
  Samples shared;
  for (int deal = 0; deal < 1000; ++deal) shared.add(0.5);
  const std::vector<Encounter> encounters = {{0, 1, 2, shared}};
  EXPECT_LT(rate(2, encounters, 0)[0].high, 1);
}

}  // namespace
}  // namespace ordinal::arena
