// The chances of all seats as a picture: one SVG that needs nothing else, for day and night.
#pragma once

#include "cli/command.h"
#include "coach/analysis.h"

#include <string>

namespace ordinal::cli {

std::string curve_picture(const Context& context, const AnyGame& start,
                          const coach::Analysis& analysis);

}  // namespace ordinal::cli
