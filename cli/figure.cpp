// Rounds and writes.
#include "cli/figure.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace ordinal::cli {

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

std::string percent(double share) { return fixed(100 * share, 1); }

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
