// The levels: legal, blind to what they may not know, and never endless.
#include "bots/sequence_numbers/player.h"

#include "bots/sequence_numbers/scoring.h"
#include "bots/sequence_numbers/search.h"
#include "engine/walk/playout.h"
#include "tests/bots/sequence_numbers/drawn.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

#include <array>

namespace ordinal::sequence_numbers {
namespace {

constexpr std::array all_levels = {Level::beginner, Level::easy,   Level::medium,
                                   Level::hard,     Level::expert, Level::master};

// A game after so many random events, or as far as it went.
State random_state(const Setup& setup, int events, Rng& rng) {
  State state = State::start(setup);
  for (int i = 0; i < events || state.turn().is_chance(); ++i) {
    const Actor actor = random_actor(state.turn(), rng);
    State next = state;
    next.play(actor, state.random_move(actor, rng));
    if (next.turn().is_over()) break;
    state = next;
  }
  return state;
}

Setup setup_of(const Options& options) { return *State::setup(options); }

void expect_blind(Level level, const State& state, Rng& rng) {
  const Seat seat = state.turn().seats().nth(0);
  const View view = state.view(Viewer::seat(seat));
  const State other = State::sample(view, rng);
  const Model& model = shipped_model<State>();
  Rng one(7);
  Rng two(7);
  const Move move = level_move(level, view, seat, one, model);
  EXPECT_EQ(move, level_move(level, other.view(Viewer::seat(seat)), seat, two, model));
  EXPECT_EQ(one.next(), two.next());
  EXPECT_TRUE(state.legal_moves(seat).contains(move)) << name_of(level);
}

TEST(Levels, PlayTheSameWhateverIsHidden) {
  Rng rng(11);
  for (const Level level : all_levels) {
    const int positions = level < Level::master ? 30 : 2;
    for (int i = 0; i < positions; ++i) {
      expect_blind(level, random_state(State::Setup{}, 30 + 5 * i, rng), rng);
    }
  }
}

// The scoring sees a state, not a view: what it makes of one must not depend on hidden cards.
TEST(Levels, TheScoringIsBlindToHiddenCards) {
  Rng rng(12);
  for (int i = 0; i < 60; ++i) {
    const State state = random_state(State::Setup{}, 20 + i, rng);
    const Seat seat = state.turn().seats().nth(0);
    const State other = State::sample(state.view(Viewer::seat(seat)), rng);
    const Weights& weights = test::weights_for(state);
    EXPECT_EQ(Scoring(state, seat, weights).total(), Scoring(other, seat, weights).total());
    EXPECT_EQ(scored_move(state, seat, weights), scored_move(other, seat, weights));
  }
}

TEST(Levels, AnExpertPlaysEveryVariant) {
  for (const Options& options : ordinal::test::variants(State::facts())) {
    if (options[start_option] != 0) continue;
    Rng rng(13);
    const State state = random_state(setup_of(options), 60, rng);
    expect_blind(Level::expert, state, rng);
  }
}

Move level_choice(Level level, const State& state, const Model& model) {
  Rng rng(21);
  const Seat seat = state.turn().seats().nth(0);
  return level_move(level, state.view(Viewer::seat(seat)), seat, rng, model);
}

// Only below `hard` is anything overlooked: the scoring decides, learned or not.
TEST(Levels, HardAndExpertPlayTheirBest) {
  const Model& model = shipped_model<State>();
  const Weights unlearned(Tally::first_guess());
  Rng rng(15);
  int differences = 0;
  for (int i = 0; i < 60; ++i) {
    const State state = random_state(State::Setup{}, 20 + i, rng);
    const Seat seat = state.turn().seats().nth(0);
    const Move hard = level_choice(Level::hard, state, model);
    const Move expert = level_choice(Level::expert, state, model);
    EXPECT_EQ(hard, scored_move(state, seat, unlearned));
    EXPECT_EQ(expert, scored_move(state, seat, test::weights_for(state)));
    differences += hard != expert ? 1 : 0;
  }
  EXPECT_GT(differences, 0);
}

// A file that has learned from games alone will do.
TEST(Levels, TheMasterPlaysByComparedNumbersIfThereAreAny) {
  Rng rng(16);
  const State state = random_state(State::Setup{}, 40, rng);
  const int family = family_of(state.table().setup);
  const Weights& learned = test::weights_for(state);
  const Weights unlearned(Tally::first_guess());
  const Move by_games = level_choice(Level::master, state, {{{family, learned}}, {}});

  EXPECT_EQ(by_games, level_choice(Level::master, state,
                                   {{{family, unlearned}, {compared + family, learned}}, {}}));
}

// The other network knows nothing of any position.
TEST(Levels, TheMasterAsksTheNetworkIfThereIsOne) {
  const Model& model = shipped_model<State>();
  const value::Weights nothing(static_cast<std::size_t>(inputs()));
  const Model ignorant{model.tallies, {{model.networks.begin()->first, nothing}}};
  Rng rng(17);
  int differences = 0;
  for (int i = 0; i < 6; ++i) {
    const State state = random_state(State::Setup{}, 30 + i, rng);
    differences +=
        level_choice(Level::master, state, model) != level_choice(Level::master, state, ignorant)
            ? 1
            : 0;
  }
  EXPECT_GT(differences, 0);
}

// The master's search with less to do: in any variant, also in the middle of a team's game.
TEST(Levels, ASearchPlaysEveryVariant) {
  const Effort effort{.playouts = 24, .candidates = 4, .rounds = 2, .trust = 5};
  for (const Options& options : ordinal::test::variants(State::facts())) {
    if (options[start_option] != 0) continue;
    Rng rng(14);
    const State state = random_state(setup_of(options), 60, rng);
    const Seat seat = state.turn().seats().nth(0);
    const Move move = searched_move(state.view(Viewer::seat(seat)), seat, rng,
                                    test::knowledge_for(state), effort);
    EXPECT_TRUE(state.legal_moves(seat).contains(move));
  }
}

}  // namespace
}  // namespace ordinal::sequence_numbers
