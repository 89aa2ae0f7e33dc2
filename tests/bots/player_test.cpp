// Players by name: found, refused, legal, never endless, and blind to what is hidden.
#include "bots/player.h"

#include "bots/level.h"
#include "engine/any/registry.h"
#include "engine/core/game.h"
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

bool is_slow(const Player& player) {
  const std::string_view name = player.name();
  return name.ends_with("mc") || name == "mcts" || name == name_of(Level::expert) ||
         name == name_of(Level::master) ||
         (name == name_of(Level::hard) && player.facts().id == "lucky-numbers");
}

// Quick ones; those that play games out in their heads have tests of their own, with less to do.
std::vector<Player> quick_players(const GameFacts& facts) {
  std::vector<Player> players = players_of(facts);
  std::erase_if(players,
                [](const Player& player) { return is_slow(player) || player.name() == "random"; });
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

// The same to the eyes of this seat; the rest is as chance has it.
AnyGame resampled(const AnyGame& game, Seat seat, Rng& rng) {
  const std::string position = std::visit(
      [&]<Game S>(const S& state) {
        return S::sample(state.view(Viewer::seat(seat)), rng).position();
      },
      game.typed().value);
  return *AnyGame::from_position(game.facts(), position);
}

struct Deception {
  AnyGame game;
  AnyGame other;  // not the same, but it looks so to the seat
  Seat seat;      // may act
};

// Those of a random game, thinned out to about so many.
std::vector<Deception> deceptions(AnyGame game, std::size_t wanted) {
  Rng rng(1);
  std::vector<Deception> all;
  while (!game.turn().is_over()) {
    if (game.turn().is_chance()) {
      game.play_chance(Deal{Seed(), 0});
      continue;
    }
    const SeatSet seats = game.turn().seats();
    for (int i = 0; i < seats.size(); ++i) {
      const Seat seat = seats.nth(i);
      AnyGame other = resampled(game, seat, rng);
      if (other.position() != game.position()) all.push_back({game, std::move(other), seat});
    }
    game.play_random(rng);
  }
  const std::size_t step = all.size() / wanted + 1;
  std::vector<Deception> some;
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

std::string move_in(const AnyGame& game, const Player& player, Seat seat) {
  Rng rng(2);
  return player.move(game, seat, rng);
}

void expect_deceived(const std::vector<Player>& players, const Deception& deception) {
  const auto& [game, other, seat] = deception;
  for (const Player& player : players) {
    EXPECT_EQ(move_in(game, player, seat), move_in(other, player, seat))
        << player.name() << " in " << game.position() << " and " << other.position();
  }
}

TEST(Player, KnowsNoMoreThanItsSeat) {
  int count = 0;
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Options& options : test::variants(*facts)) {
      if (options[start_option] != 0) continue;
      for (const Deception& deception : deceptions(*AnyGame::start(*facts, options), 2)) {
        expect_deceived(quick_players(*facts), deception);
        ++count;
      }
    }
  }
  EXPECT_GT(count, 50);
}

TEST(Player, KnowsNoMoreThanItsSeatHoweverLongItThinks) {
  for (const GameFacts* facts : AnyGame::games()) {
    const std::vector<Player> players = {*find_player(*facts, name_of(Level::hard)),
                                         *find_player(*facts, name_of(Level::expert)),
                                         *find_player(*facts, name_of(Level::master))};
    const AnyGame game = *AnyGame::start(*facts, standard_options(*facts));
    for (const Deception& deception : deceptions(game, 2)) expect_deceived(players, deception);
  }
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
