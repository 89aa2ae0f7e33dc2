// Rounds and writes.
#include "cli/figure.h"

#include <chrono>

namespace ordinal::cli {

std::string signed_elo(const std::optional<double>& elo) {
  if (!elo) return "–";
  const std::string text = fixed(*elo, 0);
  if (text == "-0") return "+0";
  return (*elo < 0 ? "" : "+") + text;
}

double milliseconds_a_turn(const arena::Work& work) {
  if (work.turns == 0) return 0;
  return std::chrono::duration<double, std::milli>(work.time).count() /
         static_cast<double>(work.turns);
}

}  // namespace ordinal::cli
