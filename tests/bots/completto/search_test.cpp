// Monte Carlo: what it chooses from, and with what budget.
#include "bots/completto/search.h"

#include "bots/completto/evaluation.h"
#include "engine/walk/playout.h"
#include "tests/bots/completto/drawn.h"

#include <algorithm>

namespace ordinal::completto {
namespace {

using test::rows;
using test::state_of;

constexpr Budget small = {.playouts = 24, .horizon = 2, .most_moves = 4, .most_loss = 9000};

Move searched(const State& state, const Budget& budget, std::uint64_t seed = 1) {
  Rng rng(seed);
  return searched_move(state.view(Viewer::seat(0)), 0, rng, budget);
}

TEST(ComplettoSearch, WithoutPlayoutsItPlaysByTheEvaluation) {
  Budget nothing = small;
  nothing.playouts = 0;
  for (const std::string rest :
       {"display 30 86 turn 0", "hand 0 68 placing 0", "display 39 turn 0", "turn 0"}) {
    const State state = state_of(rows + rest);
    EXPECT_EQ(searched(state, nothing), best_move(state.table(), 0)) << rest;
  }
}

TEST(ComplettoSearch, ChoosesAmongWhatIsNearlyAsGood) {
  const State state = state_of(rows + "hand 0 30 placing 0");
  const auto moves = weighed_moves(state.table(), 0);
  const std::int64_t bound = best_of<Move>(moves).worth - small.most_loss;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Move chosen = searched(state, small, seed);
    const auto found = std::find_if(moves.begin(), moves.end(),
                                    [&](const auto& one) { return one.move == chosen; });
    ASSERT_NE(found, moves.end());
    EXPECT_GE(found->worth, bound);
  }
}

TEST(ComplettoSearch, TheSameRandomNumbersGiveTheSameMove) {
  const State state = state_of(rows + "display 30 44 86 turn 0");
  EXPECT_EQ(searched(state, small, 7), searched(state, small, 7));
}

TEST(ComplettoSearch, WinsWhenItCan) {
  const State state = state_of(test::last_tiles);
  const Move move = searched(state, small);
  EXPECT_EQ(move.kind(), Kind::take);
}

TEST(ComplettoSearch, InsertsToo) {
  const State state = state_of("row 0 " + test::down_row + "row 1 " + test::down_row +
                               "hand 0 50 hand 1 3 inserting");
  const Move move = searched(state, small);
  EXPECT_EQ(move.kind(), Kind::insert);
  EXPECT_NEAR(move.place(), 8, 2);
}

// CP-18: with every option.
TEST(ComplettoSearch, EndsItsGames) {
  constexpr Budget tiny = {.playouts = 4, .horizon = 1, .most_moves = 2, .most_loss = 9000};
  constexpr int most_events = 2000;
  for (const Leave leave : {Leave::stuck, Leave::free}) {
    for (std::uint8_t players = 2; players <= most_players; ++players) {
      State state = State::start({.players = players, .leave = leave});
      Rng rng(players);
      int events = 0;
      for (; !state.turn().is_over() && events < most_events; ++events) {
        const Actor actor = random_actor(state.turn(), rng);
        state.play(actor, actor.is_chance() ? state.random_move(actor, rng)
                                            : searched_move(state.view(Viewer::seat(actor.seat())),
                                                            actor.seat(), rng, tiny));
      }
      EXPECT_LT(events, most_events);
    }
  }
}

}  // namespace
}  // namespace ordinal::completto
