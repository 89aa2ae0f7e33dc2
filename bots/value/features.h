// A fingerprint of a description: networks are of use only with the one they were trained on.
#pragma once

#include "bots/value/lookahead.h"
#include "bots/value/model.h"
#include "engine/core/word.h"
#include "engine/walk/playout.h"

#include <string_view>
#include <vector>

namespace ordinal::value {

// Takes the hash of what is said about the positions of one random game, as far as it goes.
template <Description D>
std::uint64_t hash_of_game(typename D::State state, int players, Rng& rng, std::uint64_t hash) {
  constexpr int most_positions = 50;
  std::vector<Input> inputs(static_cast<std::size_t>(D::inputs(players)));
  for (int seen = 0; seen < most_positions && !state.turn().is_over();) {
    if (!D::is_mid_turn(state.table()) && state.table().turn().seats().size() == 1) {
      ++seen;
      D::describe(state.table(), players - 1, inputs);
      for (const Input input : inputs) {
        hash = (hash ^ static_cast<std::uint16_t>(input)) * 0x100000001b3;
      }
    }
    const Actor actor = random_actor(state.turn(), rng);
    state.play(actor, state.random_move(actor, rng));
  }
  return hash;
}

// What the description says about random games, one with each number of players.
template <Description D>
std::uint64_t feature_hash() {
  using State = typename D::State;
  std::uint64_t hash = 0xcbf29ce484222325;
  Rng rng(1);
  Options options = standard_options(State::facts());
  for (const std::string_view value : State::facts().options[players_option].values) {
    const int players = *number_in(value, 1, most_seats);
    options[players_option] = static_cast<std::uint8_t>(players);
    const State start = State::start(*State::setup(options));
    hash = hash_of_game<D>(start, players, rng, hash);
  }
  return hash;
}

template <Description D>
const ModelKind& model_kind() {
  static const ModelKind kind{D::State::facts().id, feature_hash<D>(), D::inputs};
  return kind;
}

}  // namespace ordinal::value
