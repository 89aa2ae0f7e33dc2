// Chances: exact where the end is solved, blind to what is hidden, and they add up.
#include "coach/assessor.h"

#include "bots/player.h"
#include "engine/any/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace ordinal {
namespace {

using coach::Assessor;
using coach::Depth;

// Every position of a game that `expert` plays against itself.
std::vector<AnyGame> positions_of(const GameFacts& facts, const Options& options) {
  AnyGame game = *AnyGame::start(facts, options);
  const Player expert = *find_player(facts, "expert");
  const Deal deal{Seed(), 5};
  Rng rng(23);
  std::vector<AnyGame> positions = {game};
  while (!game.turn().is_over()) {
    if (game.turn().is_chance()) {
      game.play_chance(deal);
    } else {
      const Seat seat = game.turn().seats().nth(0);
      EXPECT_TRUE(game.play(seat, expert.move(game, seat, rng)));
    }
    positions.push_back(game);
  }
  return positions;
}

// Of the sides of a game: partners win together.
double sum_of(const AnyGame& game, const coach::Shares& shares) {
  const auto* teams = std::get_if<sequence_numbers::State>(&game.typed().value);
  const int sides = teams != nullptr ? teams->table().setup.sides : game.players();
  return std::accumulate(shares.begin(), shares.begin() + sides, 0.0);
}

TEST(Assessor, SharesOfAllAddUpToOne) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const int players : {2, 4}) {
      Options options = standard_options(*facts);
      ASSERT_TRUE(set_option(*facts, options, "players", std::to_string(players)));
      const std::vector<AnyGame> positions = positions_of(*facts, options);
      Assessor assessor(positions[0], Depth::quick);
      for (std::size_t i = 0; i < positions.size(); i += 19) {
        EXPECT_NEAR(sum_of(positions[i], assessor.standing(positions[i])), 1, 1e-9) << facts->id;
      }
    }
  }
}

TEST(Assessor, KnowsTheEndExactly) {
  for (const GameFacts* facts : AnyGame::games()) {
    const AnyGame over = positions_of(*facts, standard_options(*facts)).back();
    Assessor assessor(over, Depth::quick);
    for (const Seat seat : {0, 1}) {
      const bool has_won = over.winners().contains(seat);
      const coach::Chance chance = assessor.chance(over, seat);

      EXPECT_TRUE(chance.is_exact());
      EXPECT_EQ(chance.share, has_won ? 1.0 / over.winners().size() : 0) << facts->id;
      EXPECT_EQ(assessor.standing(over)[static_cast<std::size_t>(seat)], chance.share);
    }
  }
}

// Whatever the judgement, luck is nought on the average.
TEST(Assessor, StandsAtAChanceAsOnTheAverageOfItsOutcomes) {
  for (const std::string_view id : {"lucky-numbers", "completto"}) {
    const GameFacts& facts = **AnyGame::find(id);
    const std::vector<AnyGame> positions = positions_of(facts, standard_options(facts));
    const auto is_draw = [](const AnyGame& game) { return game.turn().is_chance(); };
    const AnyGame& drawing = *std::find_if(positions.begin() + 60, positions.end(), is_draw);
    Assessor assessor(drawing, Depth::quick);
    double mean = 0;
    std::visit(
        [&](const auto& state) {
          for (const auto outcome : state.legal_moves(Actor::chance())) {
            AnyGame drawn = drawing;
            ASSERT_TRUE(drawn.play(Actor::chance(), state.text(outcome)));
            mean += assessor.standing(drawn)[0] * state.weight(outcome) / state.unseen();
          }
        },
        drawing.typed().value);

    EXPECT_NEAR(assessor.standing(drawing)[0], mean, 1e-9) << id;
  }
}

// Cards that the seat cannot see are dealt anew.
TEST(Assessor, IsBlindToWhatIsHidden) {
  const GameFacts& facts = **AnyGame::find("sequence-numbers");
  const std::vector<AnyGame> positions = positions_of(facts, standard_options(facts));
  const AnyGame& game = positions[30];
  const Seat seat = game.turn().seats().nth(0);
  const auto& state = *std::get_if<sequence_numbers::State>(&game.typed().value);
  Rng rng(5);
  const auto sample = sequence_numbers::State::sample(state.view(Viewer::seat(seat)), rng);
  const AnyGame other = *AnyGame::from_position(facts, sample.position());
  ASSERT_NE(other.position(), game.position());
  Assessor assessor(game, Depth::quick);
  const std::string move = game.legal_moves(seat)[0];

  EXPECT_EQ(assessor.chance(game, seat).share, assessor.chance(other, seat).share);
  EXPECT_EQ(assessor.weigh(game, seat, move).loss, assessor.weigh(other, seat, move).loss);
}

// What another has chosen in secret is as if it were still to choose, and choose well.
TEST(Assessor, FearsNoSecretChoiceLessThanOneToCome) {
  const GameFacts& facts = **AnyGame::find("lucky-numbers");
  AnyGame game = *AnyGame::start(facts, standard_options(facts));
  while (game.turn().is_chance()) game.play_chance({Seed(), 5});
  Assessor assessor(game, Depth::quick);
  const double before = assessor.chance(game, 1).share;
  ASSERT_TRUE(game.play(0, game.legal_moves(0)[0]));

  EXPECT_EQ(assessor.chance(game, 1).share, before);
}

// Playouts that are all won prove nothing: only who wins at once is certain.
TEST(Assessor, SaysExactOfPlayoutsOnlyWhereTheBestMoveWins) {
  const GameFacts& facts = **AnyGame::find("sequence-numbers");
  Assessor assessor(*AnyGame::start(facts, standard_options(facts)), Depth::quick);
  int exact = 0;
  for (const AnyGame& game : positions_of(facts, standard_options(facts))) {
    if (game.turn().seats().empty()) continue;
    const Seat seat = game.turn().seats().nth(0);
    const auto weighing = assessor.weigh(game, seat, game.legal_moves(seat)[0]);
    AnyGame next = game;
    ASSERT_TRUE(next.play(seat, weighing.best));

    EXPECT_EQ(weighing.before.is_exact(), next.turn().is_over());
    exact += weighing.before.is_exact() ? 1 : 0;
  }
  EXPECT_EQ(exact, 1);
}

}  // namespace
}  // namespace ordinal
