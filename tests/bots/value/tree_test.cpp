// Growing a tree with a network that knows nothing: playouts and the depth of the tree are left.
#include "bots/value/tree.h"

#include "bots/lucky_numbers/description.h"
#include "bots/yardstick/lucky_greedy.h"
#include "engine/walk/playout.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace ordinal::value {
namespace {

using lucky_numbers::Description;
using lucky_numbers::Move;
using lucky_numbers::State;
using yardstick::TunedGreedy;

std::string best_move(const std::string& position, int visits, std::uint64_t seed = 1) {
  const auto state = State::parse_position(position);
  EXPECT_TRUE(state) << position;
  const int players = state->table().setup.players;
  const Weights ignorant(static_cast<std::size_t>(Description::inputs(players)));
  Rng rng(seed);
  Tree<Description, TunedGreedy> tree(ignorant, players, TunedGreedy(), rng);
  return state->text(tree.best_move(*state, state->turn().seats().nth(0), visits));
}

// One free cell, b1, which takes what lies between 1 and 3: a 2.
const std::string one_cell =
    "garden 0 1 . 3 4 5 6 7 8 9 10 11 12 13 14 15 16 garden 1 1 . . . . 8 . . . . 12 . . . . 20 ";

TEST(Tree, WinsAtOnceIfItCan) {
  EXPECT_EQ(best_move(one_cell + "display 2 turn 0", 50), "take 2 b1");
}

// What is certain is seen at first glance.
TEST(Tree, WithABudgetOfZeroTheFirstGlanceDecides) {
  EXPECT_EQ(best_move(one_cell + "display 2 turn 0", 0), "take 2 b1");
}

TEST(Tree, TheOnlyMoveNeedsNoVisit) {
  EXPECT_EQ(best_move("hand 0 3 8 12 17 hand 1 1 5 9 20 choosing", 0), "arrange 3 8 12 17");
}

// Whoever is next needs a 2 to win, which seat 0 holds: it must not go to the display.
const std::string next_wins_by_2 =
    "garden 0 1 . . . . 8 . . . . 12 . . . . 20 garden 1 1 . 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ";

TEST(Tree, AGiftIsSeen) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_NE(best_move(next_wins_by_2 + "hand 0 2 placing 0", 300, seed), "discard");
  }
}

TEST(Tree, AGiftIsSeenAmongThree) {
  const std::string third = "garden 2 2 . . . . 7 . . . . 13 . . . . 19 ";
  const std::string position = "players 3 " + next_wins_by_2 + third + "hand 0 2 placing 0";
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_NE(best_move(position, 300, seed), "discard");
  }
}

TEST(Tree, TheSameSeedGivesTheSameMove) {
  const std::string position = next_wins_by_2 + "display 3 9 15 turn 0";
  EXPECT_EQ(best_move(position, 200, 7), best_move(position, 200, 7));
}

// Nothing is decided yet: the tile for b1 is rare, those for d4 are not.
TEST(Tree, PlayoutsTellWhatTheNetworkDoesNot) {
  const std::string position =
      "garden 0 1 . 3 4 5 6 7 8 9 10 11 12 13 14 15 . garden 1 1 . . . . 8 . . . . 12 . . . . 20 "
      "display 2 20 turn 0";
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(best_move(position, 300, seed), "take 2 b1");
  }
}

// LN-16: whoever took twice without filling a cell must do something else.
TEST(Tree, TakesNotForEver) {
  const std::string position =
      "garden 0 1 . . . . 8 . . . . 12 . . . . 20 "
      "garden 1 2 . . . . 7 . . . . 13 . . . . 19 display 9 idle 2 0 turn 0";
  const std::string move = best_move(position, 100);
  EXPECT_NE(move, "take 9 b2");
  EXPECT_NE(move, "take 9 c3");
}

TEST(Tree, EndsAGameWithEveryOption) {
  for (const Options& options : test::variants(State::facts())) {
    if (options[start_option] != 0) continue;
    State state = State::start(*State::setup(options));
    const int players = state.table().setup.players;
    const Weights ignorant(static_cast<std::size_t>(Description::inputs(players)));
    Rng rng(1);
    int events = 0;
    const auto choose = [&](const State& now, Actor actor, Rng& numbers) {
      if (actor.is_chance()) return now.random_move(actor, numbers);
      Tree<Description, TunedGreedy> tree(ignorant, players, TunedGreedy(), numbers);
      const Move move = tree.best_move(now, actor.seat(), 8);
      EXPECT_TRUE(now.legal_moves(actor).contains(move)) << now.text(move);
      return move;
    };
    play_out(state, rng, choose, [&](Actor, Move) { ASSERT_LT(++events, 2000); });
  }
}

}  // namespace
}  // namespace ordinal::value
