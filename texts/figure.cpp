// Rounds and writes.
#include "texts/figure.h"

#include <array>
#include <cstdio>

namespace ordinal {

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

std::string percent(double share) { return fixed(100 * share, 1); }

std::string signed_points(double share) {
  std::string points = percent(share < 0 ? -share : share);
  if (points == "0.0") return points;
  return (share < 0 ? "−" : "+") + points;
}

}  // namespace ordinal
