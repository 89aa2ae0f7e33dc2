// Numbers of contests as people read them.
#pragma once

#include "arena/game.h"

#include <optional>
#include <string>

namespace ordinal::cli {

std::string fixed(double value, int digits);
std::string percent(double share);                         // "56.8"
std::string signed_elo(const std::optional<double>& elo);  // "+12", "-3", or "–" for none
double milliseconds_a_turn(const arena::Work& work);

}  // namespace ordinal::cli
