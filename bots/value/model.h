// Trained networks as a file: one for each number of players of a game.
//
//   ordinal-model 1 lucky-numbers 89c3a51ef7b20d46 3f1d…        version, game, features, checksum
//   2 478 3 706 4 932                                           players and inputs of each network
//   …                                                           their weights, little end first
#pragma once

#include "bots/value/network.h"
#include "engine/core/refusal.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace ordinal::value {

inline constexpr int model_version = 1;

// What a file must be about to be of use: the game, and the description its networks were trained
// on, with so many inputs for each number of players.
struct ModelKind {
  std::string_view game;
  std::uint64_t features = 0;
  int (*inputs)(int players) = nullptr;
};

using Model = std::map<int, Weights>;  // by the number of players

std::string written(const ModelKind& kind, const Model& model);

// Whatever is cut short, damaged, or about something else is refused.
Answer<Model> read_model(const ModelKind& kind, std::string_view bytes);

}  // namespace ordinal::value
