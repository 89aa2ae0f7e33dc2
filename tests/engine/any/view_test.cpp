// Views of any game: whoever may know the same reads the same.
#include "engine/any/any_game.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

std::vector<Viewer> viewers_of(const AnyGame& game) {
  std::vector<Viewer> viewers = {Viewer::bystander(), Viewer::referee()};
  for (Seat seat = 0; seat < game.players(); ++seat) viewers.push_back(Viewer::seat(seat));
  return viewers;
}

TEST(View, ReadsTheSameForThoseWhoLookAlikeAndOtherwiseForAllOthers) {
  for (const GameFacts* facts : AnyGame::games()) {
    AnyGame game = *AnyGame::start(*facts, standard_options(*facts));
    Rng rng(7);
    const Deal deal{};
    for (int i = 0; i < 200 && !game.turn().is_over(); ++i) {
      for (const Viewer one : viewers_of(game)) {
        for (const Viewer other : viewers_of(game)) {
          EXPECT_EQ(game.look_alike(one, other), game.view_json(one) == game.view_json(other))
              << facts->id << ' ' << game.position();
        }
      }
      game.turn().is_chance() ? game.play_chance(deal) : game.play_random(rng);
    }
  }
}

}  // namespace
}  // namespace ordinal
