// GAME, --set and --seed as most commands take them.
#pragma once

#include "cli/command.h"
#include "engine/any/any_game.h"

namespace ordinal::cli {

struct GameChoice {
  const GameFacts* facts;
  Options options;  // all set
};

// The game of that name with the options of --set.
Answer<GameChoice> chosen_game(const Context& context, std::string_view name);

// A started game with those options.
Answer<AnyGame> started(const GameChoice& choice);

// The seed of --seed; without one, a new one from the system.
Answer<Seed> chosen_seed(const Context& context);

}  // namespace ordinal::cli
