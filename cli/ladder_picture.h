// A ladder as a picture: one SVG that needs nothing else, for day and night, phone and desktop.
#pragma once

#include "arena/ladder.h"
#include "cli/command.h"

#include <string>

namespace ordinal::cli {

std::string ladder_picture(const Context& context, const arena::LadderPlan& plan,
                           const arena::Ladder& ladder);

}  // namespace ordinal::cli
