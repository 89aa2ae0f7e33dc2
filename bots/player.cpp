// Where a player by name meets the type of its game.
#include "bots/player.h"

#include "bots/described.h"
#include "bots/roster.h"
#include "bots/value/checksum.h"
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

// The model in these bytes, if the player at this place of the game's roster plays by one.
template <Game... States>
Answer<value::Model> model_for(GameList<States...>, const GameFacts& facts, std::size_t place,
                               std::string_view bytes) {
  Answer<value::Model> answer = Refusal{"model_not_needed"_text, "MODEL", {}};
  const auto read = [&]<class S>() {
    if constexpr (Described<S>) {
      if (&S::facts() != &facts || roster<S>[place].choose_by == nullptr) return;
      answer = value::read_model(value::model_kind<typename DescriptionOf<S>::type>(), bytes);
    }
  };
  (read.template operator()<States>(), ...);
  return answer;
}

}  // namespace

std::string Player::move(const AnyGame& game, Seat seat, Rng& rng) const {
  assert(&game.facts() == facts_);
  return std::visit(
      [&]<Game S>(const S& state) {
        const auto view = state.view(Viewer::seat(seat));
        const NamedPlayer<S>& player = roster<S>[place_];
        return state.text(own_ ? player.choose_by(view, seat, rng, own_->model)
                               : player.choose(view, seat, rng));
      },
      game.typed().value);
}

std::string Player::identity() const {
  return own_ ? own_->name + ' ' + own_->fingerprint : std::string(name_);
}

Answer<Player> Player::with_model(std::string_view name, std::string_view bytes,
                                  int players) const {
  Answer<value::Model> model = model_for(Games(), *facts_, place_, bytes);
  if (!model) return model.refusal();
  if (!model->contains(players)) {
    return Refusal{"model_players"_text, "MODEL", {{"players", players}}};
  }
  Player player = *this;
  player.own_ = std::make_shared<const Own>(
      Own{std::string(name), std::move(*model), value::hexadecimal(value::checksum(bytes))});
  return player;
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
