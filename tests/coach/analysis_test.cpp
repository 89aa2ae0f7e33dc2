// Analyses: every choice is weighed once, and luck and play make up the result.
#include "coach/analysis.h"

#include "bots/player.h"
#include "coach/ledger.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

namespace ordinal {
namespace {

using coach::Analysis;
using coach::Depth;
using coach::Mark;

struct Played {
  AnyGame start;
  std::vector<Event> events;
};

// A game of these players, seat by seat.
Played played_game(const GameFacts& facts, std::vector<std::string_view> names) {
  Options options = standard_options(facts);
  EXPECT_TRUE(set_option(facts, options, "players", std::to_string(names.size())));
  Played played{*AnyGame::start(facts, options), {}};
  AnyGame game = played.start;
  const Deal deal{Seed(), 5};
  Rng rng(23);
  while (!game.turn().is_over()) {
    if (game.turn().is_chance()) {
      played.events.push_back(game.play_chance(deal));
      continue;
    }
    const Seat seat = game.turn().seats().nth(0);
    const Player player = *find_player(facts, names[static_cast<std::size_t>(seat)]);
    played.events.push_back(*game.play(seat, player.move(game, seat, rng)));
  }
  return played;
}

Analysis analysis_of(const Played& played, Depth depth = Depth::quick) {
  return coach::analyse(played.start, played.events, depth, [](std::size_t, std::size_t) {});
}

struct Told {
  Played played;
  Analysis analysis;
};

// A game of `beginner` and `expert`, told once for all tests.
const Told& game_of_two(const GameFacts& facts) {
  static std::map<const GameFacts*, Told> told;
  const auto found = told.find(&facts);
  if (found != told.end()) return found->second;
  const Played played = played_game(facts, {"beginner", "expert"});
  return told.emplace(&facts, Told{played, analysis_of(played)}).first->second;
}

TEST(Analysis, WeighsEveryChoiceOnce) {
  for (const GameFacts* facts : AnyGame::games()) {
    const auto& [played, analysis] = game_of_two(*facts);
    AnyGame game = played.start;
    std::size_t next = 0;
    for (std::size_t i = 0; i < played.events.size(); ++i) {
      const Event& event = played.events[i];
      if (event.actor.is_seat() && game.legal_moves(event.actor).size() > 1) {
        ASSERT_LT(next, analysis.decisions.size());
        const coach::Decision& decision = analysis.decisions[next++];
        const auto legal = game.legal_moves(event.actor);

        EXPECT_EQ(decision.event, i);
        EXPECT_EQ(decision.played, event.text);
        EXPECT_TRUE(std::count(legal.begin(), legal.end(), decision.best)) << decision.best;
        EXPECT_EQ(decision.loss > 0, decision.best != decision.played);
        EXPECT_EQ(decision.mark, coach::mark_of(decision.loss));
        EXPECT_LE(decision.loss, decision.before.share + 1e-9);
      }
      ASSERT_TRUE(game.play(event.actor, event.text));
    }
    EXPECT_EQ(next, analysis.decisions.size());
  }
}

TEST(Analysis, FindsMoreToMendWithABeginnerThanWithAnExpert) {
  for (const GameFacts* facts : AnyGame::games()) {
    const Analysis& analysis = game_of_two(*facts).analysis;
    std::array<double, 2> losses{};
    for (const coach::Decision& decision : analysis.decisions) {
      losses[static_cast<std::size_t>(decision.seat)] += decision.loss;
    }
    EXPECT_GT(losses[0], 2 * losses[1]) << facts->id;
  }
}

TEST(Analyst, RefusesWhatIsNotLegalAndGoesOnAsIfNothingHadHappened) {
  const Played played = played_game(*AnyGame::games()[0], {"expert", "expert"});
  const Analysis whole = analysis_of(played);
  coach::Analyst analyst(played.start, Depth::quick);

  for (const auto& [actor, text] : played.events) {
    EXPECT_FALSE(analyst.take(actor, "fly"));
    EXPECT_FALSE(analyst.take(actor.is_chance() ? Actor(0) : Actor::chance(), text));
    ASSERT_TRUE(analyst.take(actor, text));
  }

  EXPECT_TRUE(analyst.game().turn().is_over());
  EXPECT_FALSE(analyst.take(Actor::chance(), "fly"));
  EXPECT_EQ(analyst.analysis().events, whole.events);
  EXPECT_EQ(analyst.analysis().standings, whole.standings);
  EXPECT_EQ(analyst.analysis().decisions.size(), whole.decisions.size());
}

TEST(Marks, AreByTheLoss) {
  EXPECT_EQ(coach::mark_of(0), Mark::good);
  EXPECT_EQ(coach::mark_of(0.0194), Mark::good);
  EXPECT_EQ(coach::mark_of(0.0999), Mark::blunder);
  EXPECT_EQ(coach::mark_of(0.02), Mark::slip);
  EXPECT_EQ(coach::mark_of(0.05), Mark::mistake);
  EXPECT_EQ(coach::mark_of(0.1), Mark::blunder);
}

void expect_that_it_adds_up(const Analysis& analysis) {
  for (Seat seat = 0; seat < analysis.players; ++seat) {
    const coach::Balance balance = coach::balance_of(analysis, seat);

    EXPECT_NEAR(balance.result - balance.start, balance.luck + balance.play(), 1e-9);
    EXPECT_EQ(balance.result, analysis.standings.back()[static_cast<std::size_t>(seat)]);
  }
}

TEST(Ledger, LuckAndPlayMakeUpTheResult) {
  for (const GameFacts* facts : AnyGame::games())
    expect_that_it_adds_up(game_of_two(*facts).analysis);
  const GameFacts& facts = *AnyGame::games()[0];
  expect_that_it_adds_up(analysis_of(played_game(facts, {"easy", "easy", "easy"})));
}

// The two sides of a table: what one has in luck the other lacks.
TEST(Ledger, IsTheOppositeForTheOpponent) {
  for (const GameFacts* facts : AnyGame::games()) {
    const Analysis& analysis = game_of_two(*facts).analysis;
    const coach::Balance one = coach::balance_of(analysis, 0);
    const coach::Balance other = coach::balance_of(analysis, 1);

    EXPECT_NEAR(one.luck, -other.luck, 1e-9);
    EXPECT_NEAR(one.own, -other.others, 1e-9);
  }
}

}  // namespace
}  // namespace ordinal
