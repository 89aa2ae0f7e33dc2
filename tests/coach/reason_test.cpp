// Reasons in words: every claim of every sentence is true, only what the seat knows counts, and
// costly moves rarely go without one.
#include "coach/reason.h"

#include "bots/player.h"
#include "engine/any/registry.h"
#include "tests/coach/claim.h"
#include "tests/variants.h"
#include "texts/text.h"

#include <gtest/gtest.h>

#include <map>

namespace ordinal {
namespace {

using coach::reasons_against;
using coach::reasons_for;

// Anything a test wants to do at a decision of a game.
using Visit = std::function<void(const AnyGame& game, Seat seat, const std::string& move)>;

// Plays a game with this player in every seat; an unlucky one is cut off.
void play_game(const Player& player, AnyGame game, const Deal& deal, const Visit& visit) {
  Rng rng(deal.seed_for_choices());
  for (int event = 0; !game.turn().is_over() && event < 2000; ++event) {
    if (game.turn().is_chance()) {
      game.play_chance(deal);
      continue;
    }
    const SeatSet seats = game.turn().seats();
    const Seat seat =
        seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
    const std::string move = player.move(game, seat, rng);
    visit(game, seat, move);
    ASSERT_TRUE(game.play(seat, move));
  }
}

void expect_true(const AnyGame& game, const test::Claim& claim) {
  const auto is_so =
      std::visit([&](const auto& state) { return test::holds(state, claim); }, game.typed().value);
  const std::string sentence = say(Language::en, claim.caption.text, claim.caption.arguments);
  ASSERT_TRUE(is_so) << "no checker for " << claim.caption.text.name;
  ASSERT_TRUE(*is_so) << claim.caption.text.name << ": " << sentence << "\nmove " << claim.move
                      << ", best " << claim.best << ", seat " << claim.seat << "\n"
                      << game.position();
}

void expect_all_true(const AnyGame& game, Seat seat, const std::string& move,
                     const std::string& best) {
  const std::vector<Caption> captions =
      best.empty() ? reasons_for(game, seat, move) : reasons_against(game, seat, move, best);
  EXPECT_LE(captions.size(), 3U);
  for (const Caption& caption : captions) expect_true(game, {seat, move, best, caption});
}

// Moves of the player and any others, against each other both ways.
Visit checks_some(Rng& rng, std::uint32_t one_in) {
  return [&rng, one_in](const AnyGame& game, Seat seat, const std::string& move) {
    if (rng.below(one_in) != 0) return;
    const std::vector<std::string> moves = game.legal_moves(seat);
    const std::string other = rng.pick(moves);
    expect_all_true(game, seat, move, "");
    expect_all_true(game, seat, other, "");
    expect_all_true(game, seat, other, move);
    expect_all_true(game, seat, move, other);
    expect_all_true(game, seat, rng.pick(moves), rng.pick(moves));
  };
}

TEST(Reason, EveryClaimIsTrue) {
  Rng rng(1);
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Options& options : test::variants(*facts)) {
      if (options[start_option] != 0) continue;
      for (const std::string_view name : {"random", "easy", "hard"}) {
        if (name == "hard" && facts->id == "lucky-numbers") continue;  // slow
        play_game(*find_player(*facts, name), *AnyGame::start(*facts, options), Deal{Seed(), 0},
                  checks_some(rng, 8));
        if (HasFatalFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace ordinal
