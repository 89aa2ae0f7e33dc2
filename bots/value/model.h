// Trained networks as a file: one for each number of players of a game.
//
//   …                                                           the first line (model_file.h)
//   2 478 3 706 4 932                                           players and inputs of each network
//   …                                                           their weights, little end first
#pragma once

#include "bots/value/model_file.h"
#include "bots/value/network.h"

#include <map>
#include <string>
#include <string_view>

namespace ordinal::value {

// The description that networks were trained on has so many inputs for each number of players.
struct NetworkKind : ModelKind {
  int (*inputs)(int players) = nullptr;
};

using Model = std::map<int, Weights>;  // by the number of players

std::string written(const NetworkKind& kind, const Model& model);

// Whatever is cut short, damaged, or about something else is refused.
Answer<Model> read_model(const NetworkKind& kind, std::string_view bytes);

}  // namespace ordinal::value
