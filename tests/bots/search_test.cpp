// What searchers are made of: the logarithm, the bandit, the tree; and the players of Lucky Numbers
// that search.
#include "bots/yardstick/gap_cost_mc.h"
#include "bots/yardstick/lucky_search.h"
#include "bots/yardstick/natural_log.h"
#include "engine/walk/chance.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ordinal {
namespace {

using lucky_numbers::Kind;
using lucky_numbers::Move;
using lucky_numbers::State;
using yardstick::Effort;
using yardstick::Tries;

State state_of(const std::string& position) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << state.refusal().code.name;
  return *state;
}

TEST(NaturalLog, IsThatOfTheLibrary) {
  for (const double x : {1.0, 1.2, 1.5, 2.0, 3.0, 10.0, 999.0, 10000.0}) {
    EXPECT_NEAR(yardstick::natural_log(x), std::log(x), 1e-13);
  }
}

TEST(Tries, PromiseIsTheMeanAndMoreForWhatIsSeldomTried) {
  const Tries tries{.count = 4, .halves = 6};
  EXPECT_DOUBLE_EQ(tries.promise(9, 0.5), 0.75 + 0.5 * 1.5);
}

TEST(Tries, WhatWasNeverTriedComesFirst) {
  const std::array<Tries, 3> tries = {Tries{5, 10}, Tries{0, 0}, Tries{0, 0}};
  EXPECT_EQ(yardstick::most_promising(tries, 5, 0.6), 1U);
}

TEST(Tries, TheFirstOfEqualsIsChosen) {
  const std::array<Tries, 3> tries = {Tries{1, 1}, Tries{2, 2}, Tries{2, 4}};
  EXPECT_EQ(yardstick::most_tried(tries), 1U);
}

// Both have one free cell, and a tile for it lies there: whoever does not take it loses it.
const std::string last_cells =
    "garden 0 1 3 5 7 2 6 8 10 4 9 11 14 6 12 15 . "
    "garden 1 1 2 4 8 3 5 9 11 7 10 13 14 12 13 17 . ";

TEST(LuckySearch, WinsAtOnceIfItCan) {
  const State state = state_of(last_cells + "display 20 turn 0");
  for (const auto player : {yardstick::flat_mc_move, yardstick::mcts_move}) {
    Rng rng(1);
    EXPECT_EQ(player(state.view(Viewer::seat(0)), 0, rng, Effort{60, 0.6}), Move::take(20, 15));
  }
}

TEST(LuckySearch, TheSameSeedGivesTheSameMove) {
  const State state = state_of(
      "garden 0 2 . . . . 7 . . . . 14 . . . . 20 garden 1 1 . . . . 8 . . . . 12 . . . . 19 "
      "display 4 11 turn 0");
  for (const auto player : {yardstick::flat_mc_move, yardstick::mcts_move}) {
    Rng one(5);
    Rng other(5);
    const auto view = state.view(Viewer::seat(0));
    EXPECT_EQ(player(view, 0, one, Effort{40, 0.6}), player(view, 0, other, Effort{40, 0.6}));
    EXPECT_EQ(one.next(), other.next());
  }
}

// LN-16: after two idle takes the next turn is a draw or fills a cell.
TEST(LuckySearch, TakesNoThirdTimeWithoutFillingACell) {
  const std::string gardens =
      "garden 0 2 . . . . 7 . . . . 14 . . . . 20 garden 1 1 . . . . 8 . . . . 12 . . . . 19 ";
  Rng rng(0);
  const auto idle_takes = [&](const std::string& rest) {
    int count = 0;
    const State state = state_of(gardens + rest);
    for (const Move move : yardstick::lucky_candidates(state.view(Viewer::seat(0)), 0, rng)) {
      const bool is_take = move.kind() == Kind::take;
      if (is_take && !state.table().gardens[0].is_free(move.cell())) ++count;
    }
    return count;
  };
  EXPECT_GT(idle_takes("idle 1 0 display 4 turn 0"), 0);
  EXPECT_EQ(idle_takes("idle 2 0 display 4 turn 0"), 0);
}

// Plays to the end with the same player in every seat; answers how many events it took.
template <Game S, class Player>
int length_of_game(const Options& options, const Player& player) {
  S state = S::start(*S::setup(options));
  Rng rng(3);
  int events = 0;
  for (; !state.turn().is_over() && events < 20000; ++events) {
    const Actor actor = random_actor(state.turn(), rng);
    const auto move = actor.is_chance() ? state.random_move(actor, rng)
                                        : player(state.view(Viewer::seat(actor.seat())),
                                                 actor.seat(), rng, Effort{4, 0.6});
    EXPECT_TRUE(state.legal_moves(actor).contains(move)) << state.text(move);
    state.play(actor, move);
  }
  return events;
}

template <Game S, class Player>
void expect_endings(const Player& player) {
  for (const Options& options : test::variants(S::facts())) {
    if (options[start_option] != 0) continue;
    EXPECT_LT(length_of_game<S>(options, player), 20000) << test::variant_name(S::facts(), options);
  }
}

TEST(LuckySearch, EndsGamesWithEveryOption) {
  expect_endings<State>(yardstick::flat_mc_move);
  expect_endings<State>(yardstick::mcts_move);
}

TEST(GapCostMc, EndsGamesWithEveryOption) {
  expect_endings<completto::State>(yardstick::gap_cost_mc_move);
}

}  // namespace
}  // namespace ordinal
