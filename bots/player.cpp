// Where a player by name meets the type of its game.
#include "bots/player.h"

#include "bots/roster.h"
#include "engine/any/registry.h"
#include "engine/core/word.h"

#include <cassert>
#include <type_traits>

namespace ordinal {
namespace {

// Calls `visit` with every name in the roster of this game.
template <Game... States, class Visit>
void for_each_name(GameList<States...>, const GameFacts& facts, const Visit& visit) {
  const auto visit_roster = [&](const GameFacts& game, const auto& players) {
    if (&game != &facts) return;
    for (const auto& player : players) visit(player.name);
  };
  (visit_roster(States::facts(), roster<States>), ...);
}

}  // namespace

std::string Player::move(const AnyGame& game, Seat seat, Rng& rng) const {
  assert(&game.facts() == facts_);
  return std::visit(
      [&]<Game S>(const S& state) {
        const auto view = state.view(Viewer::seat(seat));
        return state.text(roster<S>[place_].choose(view, seat, rng));
      },
      game.typed().value);
}

std::vector<Player> players_of(const GameFacts& facts) {
  std::vector<Player> players;
  for_each_name(Games(), facts, [&](std::string_view name) {
    players.push_back(Player(facts, name, players.size()));
  });
  return players;
}

Answer<Player> find_player(const GameFacts& facts, std::string_view name) {
  std::vector<std::string_view> names;
  for (const Player& player : players_of(facts)) {
    if (player.name() == name) return player;
    names.push_back(player.name());
  }
  return Refusal{"player_unknown"_text,
                 "BOT",
                 {{"player", printable(name)},
                  {"game", facts.name},
                  {"nearest", nearest(name, names)},
                  {"list", joined(names, ", ")}}};
}

}  // namespace ordinal
