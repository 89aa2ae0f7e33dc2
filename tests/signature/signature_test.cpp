// Every computer player does what it did when its signature was written.
#include "tests/signature/signature.h"

#include <gtest/gtest.h>

namespace ordinal::test {
namespace {

TEST(Signature, EveryPlayerHasOneAndItStillHolds) {
  for (const SignatureLine& line : read_signatures()) {
    const auto facts = AnyGame::find(line.game);
    ASSERT_TRUE(facts) << line.game << ": no such game; run write_signature";
    const auto player = find_player(**facts, line.player);
    ASSERT_TRUE(player) << line.game << ' ' << line.player << ": nobody; run write_signature";
    ASSERT_TRUE(line.asked.every > 0 && line.asked.moves > 0) << line.game << ' ' << line.player;
    EXPECT_EQ(signature_of(moves_of(*player, line.asked)), line.signature)
        << line.game << ' ' << line.player
        << " plays differently: if that is meant, run write_signature and say so in the commit";
  }
}

TEST(Signature, NobodyIsMissing) {
  const std::vector<SignatureLine> lines = read_signatures();
  std::size_t place = 0;
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Player& player : players_of(*facts)) {
      ASSERT_LT(place, lines.size()) << "run write_signature";
      EXPECT_EQ(lines[place].game + ' ' + lines[place].player,
                std::string(facts->id) + ' ' + std::string(player.name()))
          << "run write_signature";
      ++place;
    }
  }
  EXPECT_EQ(place, lines.size());
}

// Fowler, Noll and Vo start with this number; every line has an end.
TEST(Signature, IsAHashOfTheLinesInTheirOrder) {
  EXPECT_EQ(signature_of({}), "cbf29ce484222325");
  EXPECT_EQ(signature_of({"foo", "bar"}), signature_of({"foo\nbar"}));
  EXPECT_NE(signature_of({"foo", "bar"}), signature_of({"bar", "foo"}));
  EXPECT_NE(signature_of({"foo", "bar"}), signature_of({"foobar"}));
}

TEST(Signature, FewMovesComeFromAllStagesOfAGame) {
  const Player random = players_of(**AnyGame::find("lucky-numbers"))[0];
  const auto all = moves_of(random, {.every = 1, .moves = 21});
  const auto some = moves_of(random, {.every = 5, .moves = 5});
  ASSERT_EQ(some.size(), 5U);
  for (std::size_t i = 0; i < some.size(); ++i) EXPECT_EQ(some[i], all[5 * i]);
}

}  // namespace
}  // namespace ordinal::test
