// Bags of tiles: every number counts.
#include "engine/games/lucky_numbers/tile.h"

#include "engine/games/lucky_numbers/state.h"
#include "engine/walk/chance.h"

#include <gtest/gtest.h>

namespace ordinal::lucky_numbers {
namespace {

TEST(Tiles, TheBoxHasTwentyForEachPlayer) {
  for (int players = 2; players <= 4; ++players) {
    EXPECT_EQ(Tiles::box(players).size(), 20 * players);
    for (Number n = 1; n <= highest; ++n) EXPECT_EQ(Tiles::box(players).count(n), players);
  }
}

TEST(Tiles, AddingAndRemovingLeavesTheOthersAlone) {
  for (Number n = 1; n <= highest; ++n) {
    Tiles tiles = Tiles::box(3);
    tiles.remove(n);
    EXPECT_EQ(tiles.size(), 59);
    EXPECT_EQ(tiles.count(n), 2);
    tiles.add(n);
    EXPECT_EQ(tiles, Tiles::box(3));
  }
}

TEST(Tiles, WeightsOfChanceSumUpToThePool) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    State state = State::start({.players = players, .layout = Layout::sorted});
    Rng rng(players);
    for (std::uint64_t event = 0; !state.turn().is_over();) {
      if (state.turn().is_chance()) {
        EXPECT_EQ(total_weight(state), static_cast<std::uint32_t>(state.table().pool.size()));
        state.play(Actor::chance(), dealt_move(state, Deal(), event++));
      } else {
        const auto moves = state.legal_moves(state.turn().seats().nth(0));
        state.play(state.turn().seats().nth(0),
                   moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
  }
}

}  // namespace
}  // namespace ordinal::lucky_numbers
