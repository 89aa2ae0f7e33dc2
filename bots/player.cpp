// Where a player by name meets the type of its game.
#include "bots/player.h"

#include "bots/learned.h"
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

using Decide = std::function<std::string(const AnyGame& game, Seat seat, Rng& rng)>;

// How the player at this place of the game's roster plays by the model in these bytes.
template <Game S>
Answer<Decide> decide_by(std::size_t place, std::string_view bytes, const Options& options) {
  const Refusal not_needed{"model_not_needed"_text, "MODEL", {}};
  if constexpr (!Learned<S>) {
    return not_needed;
  } else {
    const auto choose_by = roster<S>[place].choose_by;
    if (choose_by == nullptr) return not_needed;
    const auto setup = S::setup(options);
    if (!setup) return setup.refusal();
    auto model = ModelOf<S>::read(bytes);
    if (!model) return model.refusal();
    if (!model->contains(ModelOf<S>::part(*setup))) {
      return Refusal{"model_players"_text, "MODEL", {{"players", int{setup->players}}}};
    }
    return Decide([choose_by, own = *std::move(model)](const AnyGame& game, Seat seat, Rng& rng) {
      const S& state = *std::get_if<S>(&game.typed().value);
      return state.text(choose_by(state.view(Viewer::seat(seat)), seat, rng, own));
    });
  }
}

// The same for any game.
template <Game... States>
Answer<Decide> decide_by(GameList<States...>, const GameFacts& facts, std::size_t place,
                         std::string_view bytes, const Options& options) {
  Answer<Decide> answer = Decide();
  const auto find = [&]<class S>() {
    if (&S::facts() == &facts) answer = decide_by<S>(place, bytes, options);
  };
  (find.template operator()<States>(), ...);
  return answer;
}

}  // namespace

std::string Player::move(const AnyGame& game, Seat seat, Rng& rng) const {
  assert(&game.facts() == facts_);
  if (own_) return own_->decide(game, seat, rng);
  return std::visit(
      [&]<Game S>(const S& state) {
        return state.text(roster<S>[place_].choose(state.view(Viewer::seat(seat)), seat, rng));
      },
      game.typed().value);
}

std::string Player::identity() const {
  return own_ ? own_->name + ' ' + own_->fingerprint : std::string(name_);
}

Answer<Player> Player::with_model(std::string_view name, std::string_view bytes,
                                  const Options& options) const {
  auto decide = decide_by(Games(), *facts_, place_, bytes, options);
  if (!decide) return decide.refusal();
  Player player = *this;
  player.own_ = std::make_shared<const Own>(
      Own{std::string(name), *std::move(decide), value::hexadecimal(value::checksum(bytes))});
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
