// Numbers as people read them in their language, and as programs do in any.
#pragma once

#include "texts/text.h"

#include <string>

namespace ordinal {

// For programs: with a point.
std::string fixed(double value, int digits);

// For people: with the point or comma of their language.
std::string figure(Language language, double value, int digits);  // "0.250", "0,250"
std::string percent(Language language, double share);             // "56.8", "100.0"

// "+3.2", "−0.5": hundredths, with the sign of a table; nought has none.
std::string signed_points(Language language, double share);

}  // namespace ordinal
