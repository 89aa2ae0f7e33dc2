// Numbers of contests as people read them.
#pragma once

#include "arena/game.h"
#include "texts/figure.h"

#include <optional>
#include <string>

namespace ordinal::cli {

std::string signed_elo(const std::optional<double>& elo);  // "+12", "-3", or "–" for none
double milliseconds_a_turn(const arena::Work& work);

}  // namespace ordinal::cli
