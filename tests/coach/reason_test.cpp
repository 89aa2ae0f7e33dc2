// Reasons in words: every claim of every sentence is true, only what the seat knows counts, and
// costly moves rarely go without one.
#include "coach/reason.h"

#include "bots/player.h"
#include "engine/any/registry.h"
#include "engine/core/game.h"
#include "tests/coach/claim.h"
#include "tests/variants.h"
#include "texts/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace ordinal {
namespace {

using coach::reasons_against;
using coach::reasons_for;

// Anything a test wants to do at a decision of a game.
using Visit = std::function<void(const AnyGame& game, Seat seat, const std::string& move)>;

Seat any_of(SeatSet seats, Rng& rng) {
  return seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
}

// Plays a game with this player in every seat, and a strict referee; an endless one is cut off.
void play_game(const Player& player, AnyGame game, const Deal& deal, const Visit& visit) {
  Rng rng(deal.seed_for_choices());
  for (int event = 0; !game.turn().is_over() && event < 2000; ++event) {
    const std::vector<std::string> penalties = game.legal_moves(Actor::referee());
    if (game.turn().is_chance()) {
      game.play_chance(deal);
    } else if (!penalties.empty() && rng.below(30) == 0) {
      ASSERT_TRUE(game.play(Actor::referee(), rng.pick(penalties)));
    } else {
      const Seat seat = any_of(game.turn().seats(), rng);
      const std::string move = player.move(game, seat, rng);
      visit(game, seat, move);
      ASSERT_TRUE(game.play(seat, move));
    }
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

// The same to the eyes of this seat; the rest is as chance has it.
AnyGame resampled(const AnyGame& game, Seat seat, Rng& rng) {
  const std::string position = std::visit(
      [&]<Game S>(const S& state) {
        return S::sample(state.view(Viewer::seat(seat)), rng).position();
      },
      game.typed().value);
  return *AnyGame::from_position(game.facts(), position);
}

std::vector<std::string> sentences(const std::vector<Caption>& captions) {
  std::vector<std::string> said;
  for (const Caption& caption : captions) {
    said.push_back(say(Language::en, caption.text, caption.arguments));
  }
  return said;
}

TEST(Reason, KnowsNoMoreThanItsSeat) {
  Rng rng(1);
  for (const GameFacts* facts : AnyGame::games()) {
    const Player player = *find_player(*facts, "easy");
    const AnyGame start = *AnyGame::start(*facts, standard_options(*facts));
    play_game(player, start, Deal{Seed(), 1},
              [&](const AnyGame& game, Seat seat, const auto& move) {
                const AnyGame other = resampled(game, seat, rng);
                const std::string any = rng.pick(game.legal_moves(seat));
                EXPECT_EQ(sentences(reasons_for(game, seat, move)),
                          sentences(reasons_for(other, seat, move)));
                EXPECT_EQ(sentences(reasons_against(game, seat, any, move)),
                          sentences(reasons_against(other, seat, any, move)));
              });
  }
}

TEST(Reason, NothingSpeaksAgainstTheBestMove) {
  for (const GameFacts* facts : AnyGame::games()) {
    const AnyGame start = *AnyGame::start(*facts, standard_options(*facts));
    play_game(*find_player(*facts, "random"), start, Deal{Seed(), 2},
              [](const AnyGame& game, Seat seat, const std::string& move) {
                EXPECT_EQ(sentences(reasons_against(game, seat, move, move)),
                          std::vector<std::string>());
              });
  }
}

// What somebody can use of a tile is said once: it fits, or it wins.
void expect_no_tile_twice(const AnyGame& game, const std::vector<Caption>& captions) {
  std::vector<Arguments> uses;
  for (const Caption& caption : captions) {
    Arguments use;
    for (const Argument& argument : caption.arguments) {
      const bool is_tile = argument.name == "number" || argument.name == "tile";
      if (is_tile || argument.name == "seat") use.push_back(argument);
    }
    if (use.size() == 2) uses.push_back(use);
  }
  for (std::size_t i = 1; i < uses.size(); ++i) {
    EXPECT_EQ(std::count(uses.begin(), uses.end(), uses[i]), 1) << sentences(captions)[0] << "\n"
                                                                << game.position();
  }
}

TEST(Reason, ATileThatWinsIsNoGiftAsWell) {
  Rng rng(1);
  for (const std::string_view name : {"lucky-numbers", "completto"}) {
    const GameFacts& facts = **AnyGame::find(name);
    const AnyGame start = *AnyGame::start(facts, standard_options(facts));
    for (std::uint32_t deal = 0; deal < 6; ++deal) {
      play_game(*find_player(facts, "easy"), start, Deal{Seed(), deal},
                [&](const AnyGame& game, Seat seat, const std::string& move) {
                  const std::string any = rng.pick(game.legal_moves(seat));
                  expect_no_tile_twice(game, reasons_for(game, seat, move));
                  expect_no_tile_twice(game, reasons_for(game, seat, any));
                  expect_no_tile_twice(game, reasons_against(game, seat, any, move));
                });
    }
  }
}

// How many of the sentences count the unseen tiles that fit into the row.
std::ptrdiff_t counts_of_fitting_tiles(const std::vector<Caption>& captions) {
  return std::count_if(captions.begin(), captions.end(), [](const Caption& caption) {
    return caption.text == "coach_cp_slide_gains_nothing"_text ||
           caption.text == "coach_cp_fewer_tiles_fit"_text;
  });
}

TEST(Reason, WhatASlideDoesToFittingTilesIsSaidOnce) {
  const GameFacts& facts = **AnyGame::find("completto");
  const AnyGame start = *AnyGame::start(facts, standard_options(facts));
  play_game(*find_player(facts, "easy"), start, Deal{Seed(), 3},
            [](const AnyGame& game, Seat seat, const std::string& /*move*/) {
              for (const std::string& slide : game.legal_moves(seat)) {
                if (!slide.starts_with("slide")) continue;
                EXPECT_LE(counts_of_fitting_tiles(reasons_against(game, seat, slide, "draw")), 1)
                    << slide << "\n"
                    << game.position();
              }
            });
}

TEST(Reason, AMoveThatIsNotLegalHasNone) {
  const AnyGame game = *AnyGame::from_position(**AnyGame::find("lucky-numbers"),
                                               "garden 0 2 . . . . 7 . . . . 14 . . . . 20 garden "
                                               "1 1 . . . . 8 . . . . 12 . . . . 19 turn 0");
  EXPECT_FALSE(reasons_for(game, 0, "draw").empty());
  EXPECT_TRUE(reasons_for(game, 1, "draw").empty());
  EXPECT_TRUE(reasons_for(game, 0, "discard").empty());
  EXPECT_TRUE(reasons_for(game, 0, "dance").empty());
  EXPECT_TRUE(reasons_against(game, 0, "draw", "dance").empty());
}

// Some moves differ in nothing that can be counted, such as those to mirrored cells.
TEST(Reason, NearlyEveryMoveThatDiffersFromTheBestHasOne) {
  for (const GameFacts* facts : AnyGame::games()) {
    const Player easy = *find_player(*facts, "easy");
    const Player expert = *find_player(*facts, "expert");
    int differing = 0;
    int explained = 0;
    for (std::uint32_t number = 0; number < 5; ++number) {
      play_game(easy, *AnyGame::start(*facts, standard_options(*facts)), Deal{Seed(), number},
                [&](const AnyGame& game, Seat seat, const std::string& move) {
                  Rng rng(number);
                  const std::string best = expert.move(game, seat, rng);
                  if (best == move) return;
                  ++differing;
                  explained += reasons_against(game, seat, move, best).empty() ? 0 : 1;
                  EXPECT_FALSE(reasons_for(game, seat, best).empty());
                });
    }
    EXPECT_GT(differing, 50) << facts->name;
    EXPECT_GT(10 * explained, 9 * differing) << facts->name;
  }
}

}  // namespace
}  // namespace ordinal
