// A fingerprint of what a model is told of positions: it is of use only with the same.
#pragma once

#include "bots/value/lookahead.h"
#include "bots/value/model.h"
#include "engine/core/word.h"
#include "engine/walk/playout.h"

#include <span>
#include <string_view>
#include <vector>

namespace ordinal::value {

// Takes the hash of what is said about the positions of one random game, as far as it goes.
template <Game S, class Describe>
std::uint64_t hash_of_game(S state, Describe describe, Rng& rng, std::uint64_t hash) {
  constexpr int most_positions = 50;
  for (int seen = 0; seen < most_positions && !state.turn().is_over();) {
    const std::span<const Input> inputs = describe(state);
    if (!inputs.empty()) ++seen;
    for (const Input input : inputs) {
      hash = (hash ^ static_cast<std::uint16_t>(input)) * 0x100000001b3;
    }
    const Actor actor = random_actor(state.turn(), rng);
    state.play(actor, state.random_move(actor, rng));
  }
  return hash;
}

// What `describer(players)` says about random games, one with each number of players. It may pass
// over a position, and say nothing.
template <Game S, class Describer>
std::uint64_t feature_hash(const Describer& describer) {
  std::uint64_t hash = 0xcbf29ce484222325;
  Rng rng(1);
  Options options = standard_options(S::facts());
  for (const std::string_view value : S::facts().options[players_option].values) {
    const int players = *number_in(value, 1, most_seats);
    options[players_option] = static_cast<std::uint8_t>(players);
    hash = hash_of_game(S::start(*S::setup(options)), describer(players), rng, hash);
  }
  return hash;
}

template <Description D>
const NetworkKind& network_kind() {
  const auto describer = [](int players) {
    return [players, inputs = std::vector<Input>(static_cast<std::size_t>(D::inputs(players)))](
               const typename D::State& state) mutable -> std::span<const Input> {
      const bool is_start = !D::is_mid_turn(state.table()) && state.turn().seats().size() == 1;
      if (!is_start) return {};
      D::describe(state.table(), players - 1, inputs);
      return inputs;
    };
  };
  static const NetworkKind kind{{D::State::facts().id, feature_hash<typename D::State>(describer)},
                                D::inputs};
  return kind;
}

}  // namespace ordinal::value
