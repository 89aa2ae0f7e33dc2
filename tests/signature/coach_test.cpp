// The coach says what it said when its signature was written.
#include "tests/signature/coach.h"

#include "tests/signature/signature.h"

#include <gtest/gtest.h>

namespace ordinal::test {
namespace {

TEST(CoachSignature, EveryGameHasOneAndItStillHolds) {
  const std::vector<CoachLine> lines = read_coach_signatures();
  const auto games = AnyGame::games();
  ASSERT_EQ(lines.size(), games.size()) << "run write_signature";
  for (std::size_t i = 0; i < games.size(); ++i) {
    ASSERT_EQ(lines[i].game, games[i]->id) << "run write_signature";
    EXPECT_EQ(signature_of(said_by_coach(*games[i])), lines[i].signature)
        << "the coach judges " << games[i]->id
        << " differently: if that is meant, run write_signature and say so in the commit";
  }
}

}  // namespace
}  // namespace ordinal::test
