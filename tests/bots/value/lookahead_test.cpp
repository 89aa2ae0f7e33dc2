// Looking ahead with a network that knows nothing: what is certain is seen all the same.
#include "bots/value/lookahead.h"

#include "bots/lucky_numbers/description.h"
#include "bots/value/player.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <string>

namespace ordinal::value {
namespace {

using lucky_numbers::Description;
using lucky_numbers::State;

// Every chance is one half until the game is over.
Weights ignorant(int players) {
  return Weights(static_cast<std::size_t>(Description::inputs(players)));
}

std::map<std::string, std::int64_t> worths(const std::string& position, const Effort& effort) {
  const State state = *State::parse_position(position);
  const int players = state.table().setup.players;
  const Weights weights = ignorant(players);
  Lookahead<Description> lookahead(weights, players);
  std::map<std::string, std::int64_t> worths;
  for (const auto& [move, worth] : lookahead.weigh(state, state.turn().seats().nth(0), effort)) {
    worths[state.text(move)] = worth;
  }
  return worths;
}

// One free cell, b1, which takes what lies between 1 and 3: a 2.
const std::string one_cell =
    "garden 0 1 . 3 4 5 6 7 8 9 10 11 12 13 14 15 16 garden 1 1 . . . . 8 . . . . 12 . . . . 20 ";

TEST(Lookahead, ATileThatWinsIsWorthACertainty) {
  const auto moves = worths(one_cell + "display 2 turn 0", {});

  EXPECT_EQ(moves.at("take 2 b1"), certain);
}

// 40 tiles, 15 + 4 in gardens, 1 face up: of the 20 in the pool one is a 2 and wins.
TEST(Lookahead, ADrawIsWorthTheMeanOfItsOutcomes) {
  const auto moves = worths(one_cell + "display 2 turn 0", {});

  const State state = *State::parse_position(one_cell + "display 2 turn 0");
  const int left = state.table().pool.size();
  ASSERT_EQ(state.table().pool.count(2), 1);
  EXPECT_EQ(moves.at("draw"),
            (std::int64_t{certain} + (left - 1) * std::int64_t{certain / 2}) / left);
}

// Seat 1 wins with a 2 next turn. Seat 0 has it in hand and cannot use it well.
const std::string other_wins_by_2 =
    "garden 0 1 . . . . 8 . . . . 12 . . . . 20 garden 1 1 . 3 4 5 6 7 8 9 10 11 12 13 14 15 16 "
    "hand 0 2 placing 0";

TEST(Lookahead, OneTurnAheadAGiftLooksLikeAnyMove) {
  const auto moves = worths(other_wins_by_2, {});

  EXPECT_EQ(moves.at("discard"), moves.at("place b1"));
}

TEST(Lookahead, TwoTurnsAheadAGiftIsSeen) {
  const auto moves = worths(other_wins_by_2, {.plies = 2, .candidates = 20, .placings = 2});

  EXPECT_EQ(moves.at("discard"), 0);
  EXPECT_GT(moves.at("place b1"), certain / 3);
}

TEST(Lookahead, WithMoreThanTwoTheNextSeatIsSeenToo) {
  const std::string third = "garden 2 2 . . . . 7 . . . . 13 . . . . 19 ";
  const std::size_t hand = other_wins_by_2.find("hand");
  const std::string position =
      "players 3 " + other_wins_by_2.substr(0, hand) + third + other_wins_by_2.substr(hand);
  const auto moves = worths(position, {.plies = 2, .candidates = 20, .placings = 2});

  EXPECT_EQ(moves.at("discard"), 0);
  EXPECT_GT(moves.at("place b1"), certain / 3);
}

TEST(Lookahead, WhatIsNotLookedAtTwiceStaysBehind) {
  const auto moves = worths(other_wins_by_2, {.plies = 2, .candidates = 1, .placings = 1});

  // All look alike at first, so the first of the list alone is looked at.
  const std::int64_t first = moves.at("place a1");
  for (const auto& [move, worth] : moves) {
    if (move == "place a1") continue;
    EXPECT_LT(worth, first) << move;
  }
}

TEST(Lookahead, WithABudgetOfZeroTheFirstTurnDecides) {
  const auto one_turn = worths(one_cell + "turn 0", {});
  const auto no_more =
      worths(one_cell + "turn 0", {.plies = 2, .candidates = 5, .placings = 0, .outcomes = 0});

  EXPECT_EQ(no_more.at("draw"), one_turn.at("draw"));
  EXPECT_EQ(worths(other_wins_by_2, {.plies = 2, .candidates = 0}).size(),
            worths(other_wins_by_2, {}).size());
}

// A few outcomes stand for all of them.
TEST(Lookahead, SomeOutcomesTwoTurnsDeepAreEnough) {
  const std::string position = one_cell + "display 2 turn 1";
  const auto all = worths(position, {.plies = 2, .candidates = 50, .placings = 3, .outcomes = 20});
  const auto some = worths(position, {.plies = 2, .candidates = 50, .placings = 3, .outcomes = 5});

  EXPECT_LT(std::abs(some.at("draw") - all.at("draw")), certain / 20);
}

TEST(Lookahead, WithoutEffortChanceIsNotReckonedWith) {
  const auto moves = worths(one_cell + "turn 0", {.plies = 0});

  EXPECT_EQ(moves.at("draw"), certain / 2);
}

}  // namespace
}  // namespace ordinal::value
