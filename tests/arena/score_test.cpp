// The statistics of a contest on small numbers that can be checked by hand.
#include "arena/score.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace ordinal::arena {
namespace {

TEST(Share, IsTheMeanOfTheDeals) {
  const std::array deals = {1.0, 0.5, 0.5, 0.0};
  EXPECT_DOUBLE_EQ(share_of(deals).mean, 0.5);
}

// The variance of 1, ½, ½, 0 is ½ / 3, that of their mean a quarter of it.
TEST(Share, HasBoundsOfTwoDeviations) {
  const std::array deals = {1.0, 0.5, 0.5, 0.0};
  const double margin = 1.959964 * std::sqrt(0.5 / 3 / 4);
  EXPECT_NEAR(share_of(deals).low, 0.5 - margin, 1e-12);
  EXPECT_NEAR(share_of(deals).high, 0.5 + margin, 1e-12);
}

// The next hundred may hold one that does not end so.
TEST(Share, DealsThatAllEndAlikeAreNoProof) {
  const Share half = share_of(std::vector<double>(100, 0.5));
  EXPECT_NEAR(half.low, 0.485, 0.001);
  EXPECT_NEAR(half.high, 0.515, 0.001);
  const Share third = share_of(std::vector<double>(100, 1.0 / 3));  // which is rounded
  EXPECT_NEAR(third.low, 0.323, 0.001);
  EXPECT_NEAR(third.high, 0.353, 0.001);
}

TEST(Share, BoundsStayBetweenNothingAndAll) {
  const std::array deals = {1.0, 1.0, 0.5};
  EXPECT_DOUBLE_EQ(share_of(deals).high, 1);
  const std::array others = {0.0, 0.0, 0.5};
  EXPECT_DOUBLE_EQ(share_of(others).low, 0);
}

// Who never lost in 100 deals may lose three of a hundred.
TEST(Share, WinningAllIsNoProof) {
  const Share all = share_of(std::vector<double>(100, 1.0));
  EXPECT_DOUBLE_EQ(all.high, 1);
  EXPECT_NEAR(all.low, 0.97, 0.001);
  const Share nothing = share_of(std::vector<double>(100, 0.0));
  EXPECT_DOUBLE_EQ(nothing.low, 0);
  EXPECT_NEAR(nothing.high, 0.03, 0.001);
}

TEST(Share, OneDealSaysNothing) {
  const std::array deal = {0.5};
  EXPECT_DOUBLE_EQ(share_of(deal).mean, 0.5);
  EXPECT_DOUBLE_EQ(share_of(deal).low, 0);
  EXPECT_DOUBLE_EQ(share_of(deal).high, 1);
}

TEST(Elo, IsZeroForAnEvenShare) {
  EXPECT_NEAR(*elo(0.5, 1), 0, 1e-9);
  EXPECT_NEAR(*elo(0.25, 3), 0, 1e-9);
}

TEST(Elo, Is400ForTenToOne) {
  EXPECT_NEAR(*elo(10.0 / 11, 1), 400, 1e-9);
  EXPECT_NEAR(*elo(1.0 / 11, 1), -400, 1e-9);
}

TEST(Elo, HasNoNumberForAllOrNothing) {
  EXPECT_FALSE(elo(1, 1));
  EXPECT_FALSE(elo(0, 1));
}

}  // namespace
}  // namespace ordinal::arena
