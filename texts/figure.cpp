// Rounds and writes.
#include "texts/figure.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace ordinal {

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

std::string figure(Language language, double value, int digits) {
  std::string text = fixed(value, digits);
  if (language != Language::en) std::replace(text.begin(), text.end(), '.', ',');
  return text;
}

std::string percent(Language language, double share) { return figure(language, 100 * share, 1); }

std::string signed_points(Language language, double share) {
  std::string points = percent(language, share < 0 ? -share : share);
  if (points == percent(language, 0)) return points;
  return (share < 0 ? "−" : "+") + points;
}

}  // namespace ordinal
