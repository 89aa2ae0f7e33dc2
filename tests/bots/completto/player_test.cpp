// The levels of Completto: what sets them apart.
#include "bots/completto/player.h"

#include "bots/completto/evaluation.h"
#include "bots/completto/valuation.h"
#include "bots/learned.h"
#include "tests/bots/completto/drawn.h"

#include <algorithm>

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

// How often of 200 times a level plays what the evaluation finds best.
int best_moves_of(Level level, const State& state) {
  const Move best = best_move(state.table(), 0);
  int count = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    count += level_move(level, state.view(Viewer::seat(0)), 0, rng, shipped_model<State>()) == best
                 ? 1
                 : 0;
  }
  return count;
}

TEST(ComplettoLevels, TheLowerTheMoreIsOverlooked) {
  const State state = state_of(rows + "hand 0 30 placing 0");
  const int hard = best_moves_of(Level::hard, state);
  const int medium = best_moves_of(Level::medium, state);
  const int easy = best_moves_of(Level::easy, state);
  EXPECT_EQ(hard, 200);
  EXPECT_LT(medium, hard);
  EXPECT_LT(easy, medium);
  EXPECT_LT(best_moves_of(Level::beginner, state), easy);
}

TEST(ComplettoLevels, EveryOnePlaysLegally) {
  for (const Level level :
       {Level::beginner, Level::easy, Level::medium, Level::hard, Level::expert, Level::master}) {
    for (const std::string rest : {"display 30 86 turn 0", "hand 0 68 placing 0"}) {
      const State state = state_of(rows + rest);
      Rng rng(1);
      const Move move =
          level_move(level, state.view(Viewer::seat(0)), 0, rng, shipped_model<State>());
      EXPECT_TRUE(state.legal_moves(0).contains(move)) << name_of(level);
    }
  }
}

}  // namespace
}  // namespace ordinal::completto
