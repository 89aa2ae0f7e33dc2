// What the coach found in a game, as lines for people or as JSON.
#pragma once

#include "cli/command.h"
#include "coach/analysis.h"

#include <optional>

namespace ordinal::cli {

struct AnalysedGame {
  std::size_t number;  // of the games in the file, counted from 1
  const AnyGame& start;
  coach::Depth depth;
  const coach::Analysis& analysis;
  std::optional<Seat> seat;  // nothing: all seats are reported
};

void report_analysis(const Context& context, const AnalysedGame& game);

}  // namespace ordinal::cli
