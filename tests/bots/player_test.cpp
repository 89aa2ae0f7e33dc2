// Players by name: found, refused, legal, and never endless.
#include "bots/player.h"

#include "bots/level.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal {
namespace {

constexpr int most_events = 20000;

// Plays a game with this player in every seat; answers how many events it took.
int length_of_game(const Player& player, AnyGame game, const Deal& deal) {
  Rng rng(deal.number);
  int events = 0;
  for (; !game.turn().is_over() && events < most_events; ++events) {
    if (game.turn().is_chance()) {
      game.play_chance(deal);
    } else {
      const Seat seat = game.turn().seats().nth(0);
      const std::string move = player.move(game, seat, rng);
      const auto event = game.play(seat, move);
      EXPECT_TRUE(event) << player.name() << ": " << move << " in " << game.position();
      if (!event) break;
    }
  }
  return events;
}

bool is_slow(std::string_view name) {
  return name.ends_with("mc") || name == "mcts" || name == name_of(Level::expert) ||
         name == name_of(Level::master);
}

// Quick ones; those that play games out in their heads have tests of their own, with less to do.
std::vector<Player> quick_players(const GameFacts& facts) {
  std::vector<Player> players = players_of(facts);
  std::erase_if(players, [](const Player& player) {
    return is_slow(player.name()) || player.name() == "random";
  });
  return players;
}

TEST(Player, IsFoundByName) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Player& player : players_of(*facts)) {
      const auto found = find_player(*facts, player.name());
      ASSERT_TRUE(found);
      EXPECT_EQ(found->name(), player.name());
      EXPECT_EQ(&found->facts(), facts);
    }
  }
}

TEST(Player, AnUnknownNameIsRefusedWithTheNearestAndTheList) {
  const auto player = find_player(**AnyGame::find("lucky-numbers"), "linear-greedi");
  ASSERT_FALSE(player);
  const Refusal& refusal = player.refusal();
  EXPECT_EQ(refusal.code.name, "player_unknown");
  const auto has = [&](const Argument& argument) {
    return std::find(refusal.arguments.begin(), refusal.arguments.end(), argument) !=
           refusal.arguments.end();
  };
  EXPECT_TRUE(has({"player", "linear-greedi"}));
  EXPECT_TRUE(has({"nearest", "linear-greedy"}));
}

TEST(Player, APlayerOfAnotherGameIsUnknown) {
  EXPECT_FALSE(find_player(**AnyGame::find("completto"), "naive-lines"));
}

TEST(Player, EveryGameIsPlayedAtRandomToo) {
  for (const GameFacts* facts : AnyGame::games()) EXPECT_TRUE(find_player(*facts, "random"));
}

// LN-16 and CP-18 bind computer players: they neither swap nor slide for ever.
TEST(Player, EndsEveryGameWithEveryOption) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Options& options : test::variants(*facts)) {
      if (options[start_option] != 0) continue;
      const AnyGame game = *AnyGame::start(*facts, options);
      for (const Player& player : quick_players(*facts)) {
        EXPECT_LT(length_of_game(player, game, Deal{Seed(), 0}), most_events)
            << player.name() << ": " << test::variant_name(*facts, options);
      }
    }
  }
}

TEST(Player, EndsManyGames) {
  for (const GameFacts* facts : AnyGame::games()) {
    const AnyGame game = *AnyGame::start(*facts, standard_options(*facts));
    for (const Player& player : quick_players(*facts)) {
      for (std::uint32_t number = 0; number < 100; ++number) {
        EXPECT_LT(length_of_game(player, game, Deal{Seed(), number}), most_events) << player.name();
      }
    }
  }
}

}  // namespace
}  // namespace ordinal
