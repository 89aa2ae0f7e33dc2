// Matches of any game: rotation, totals, ties.
#include "engine/any/match.h"

#include "engine/any/any_game.h"

#include <gtest/gtest.h>

#include <array>

namespace ordinal {
namespace {

TEST(Match, StartMovesOneSeatOnEachGame) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (!facts->match) continue;
    Options options = standard_options(*facts);
    options[start_option] = 1;
    Match match(*facts, options);
    const std::array<int, 2> points = {0, 0};

    EXPECT_EQ(match.next_options()[start_option], 1);
    match.add(points);
    EXPECT_EQ(match.next_options()[start_option], 0);
    match.add(points);
    EXPECT_TRUE(match.is_over());
  }
}

TEST(Match, TotalsDecideAndATieHasSeveralWinners) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (!facts->match) continue;
    Match match(*facts, standard_options(*facts));
    const bool high_wins = facts->match->best == MatchFacts::Best::highest;

    match.add(std::array{2, -3});
    EXPECT_EQ(match.winners(), SeatSet::only(high_wins ? 0 : 1));
    match.add(std::array{-3, 2});
    EXPECT_EQ(match.winners(), SeatSet::first(2));
    EXPECT_EQ(match.scores(), (std::vector{-1, -1}));
    EXPECT_EQ(match.sheet(), (std::vector<std::vector<int>>{{2, -3}, {-3, 2}}));
  }
}

}  // namespace
}  // namespace ordinal
