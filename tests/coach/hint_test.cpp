// Hints: legal, with their reasons, and blind to what the seat may not know.
#include "coach/hint.h"

#include "bots/player.h"
#include "coach/reason.h"
#include "engine/any/registry.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal {
namespace {

// Somewhere in a game of `easy`: the first decision after so many events.
AnyGame some_position(const GameFacts& facts, int events) {
  AnyGame game = *AnyGame::start(facts, standard_options(facts));
  const Player easy = *find_player(facts, "easy");
  const Deal deal{Seed(), 3};
  Rng rng(17);
  for (int i = 0; i < events || game.turn().is_chance(); ++i) {
    if (game.turn().is_chance()) {
      game.play_chance(deal);
    } else {
      const Seat seat = game.turn().seats().nth(0);
      EXPECT_TRUE(game.play(seat, easy.move(game, seat, rng)));
    }
  }
  return game;
}

TEST(Hint, IsAMoveOfTheStrongestWithItsReasons) {
  for (const GameFacts* facts : AnyGame::games()) {
    const AnyGame game = some_position(*facts, 12);
    const Seat seat = game.turn().seats().nth(0);
    const coach::Hint hint = coach::hint(game, seat);
    const std::vector<std::string> legal = game.legal_moves(seat);
    Rng rng(0);

    EXPECT_TRUE(std::count(legal.begin(), legal.end(), hint.move)) << facts->id << hint.move;
    EXPECT_EQ(hint.move, find_player(*facts, "master")->move(game, seat, rng));
    EXPECT_EQ(hint.reasons.size(), coach::reasons_for(game, seat, hint.move).size());
  }
}

// Hands that the seat cannot see are dealt anew.
TEST(Hint, IsBlindToWhatIsHidden) {
  const AnyGame game = some_position(**AnyGame::find("sequence-numbers"), 40);
  const Seat seat = game.turn().seats().nth(0);
  const auto& state = *std::get_if<sequence_numbers::State>(&game.typed().value);
  Rng rng(5);
  const auto other = sequence_numbers::State::sample(state.view(Viewer::seat(seat)), rng);
  ASSERT_NE(other.position(), state.position());

  EXPECT_EQ(coach::hint(*AnyGame::from_position(game.facts(), other.position()), seat).move,
            coach::hint(game, seat).move);
}

}  // namespace
}  // namespace ordinal
