// The door for text: whose turn it is, what a move is, and the referee, who has no turn.
#include "engine/walk/text_door.h"

#include "engine/any/any_game.h"
#include "engine/walk/counts.h"
#include "tests/heap_game.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using test::HeapGame;

HeapGame with_stones(int stones) {
  return *HeapGame::parse_position("2 0 1 " + std::to_string(stones));
}

Refusal refusal_of(const HeapGame& game, Actor actor, std::string_view text) {
  return legal_move(game, actor, text).refusal();
}

TEST(TextDoor, TheRefereeMayActWhoeverIsOnTurn) {
  HeapGame game = with_stones(2);
  const auto act = legal_move(game, Actor::referee(), " refill ");

  ASSERT_TRUE(act);
  game.play(Actor::referee(), *act);

  EXPECT_EQ(game, with_stones(9));
}

TEST(TextDoor, TheGameSaysWhyTheRefereeMayNotActNow) {
  EXPECT_EQ(refusal_of(with_stones(3), Actor::referee(), "refill").rule, "HG-3");
  EXPECT_EQ(refusal_of(with_stones(0), Actor::referee(), "refill").code, "game_over"_text);
}

TEST(TextDoor, NeitherSeatNorRefereeHasTheMovesOfTheOther) {
  EXPECT_EQ(refusal_of(with_stones(2), 1, "refill").rule, "HG-3");
  EXPECT_EQ(refusal_of(with_stones(2), Actor::referee(), "take 1").rule, "HG-3");
  EXPECT_EQ(refusal_of(with_stones(2), 0, "take 1").code, "not_your_turn"_text);
}

TEST(TextDoor, AnUnknownMoveIsAnsweredWithThoseOfWhoeverWroteIt) {
  const Argument seats = {"list", "take N"};
  const Argument referees = {"list", "refill"};

  EXPECT_EQ(refusal_of(with_stones(2), 1, "fill").arguments[2], seats);
  EXPECT_EQ(refusal_of(with_stones(2), Actor::referee(), "fill").arguments[2], referees);
}

TEST(TextDoor, AGameWithoutActsOfTheRefereeSaysSo) {
  for (const GameFacts* facts : AnyGame::games()) {
    if (!facts->referee_rule.empty()) continue;
    AnyGame game = *AnyGame::start(*facts, standard_options(*facts));

    EXPECT_TRUE(game.legal_moves(Actor::referee()).empty());
    EXPECT_EQ(game.play(Actor::referee(), "penalise 1").refusal().code, "no_referee"_text);
  }
}

TEST(Counts, HaveNoActsOfTheReferee) {
  EXPECT_EQ(count_sequences(with_stones(2), 1, [] {}), 2U);
}

}  // namespace
}  // namespace ordinal
