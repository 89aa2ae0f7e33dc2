// Numbers as people read them.
#pragma once

#include <string>

namespace ordinal {

std::string fixed(double value, int digits);
std::string percent(double share);        // "56.8"
std::string signed_points(double share);  // "+3.2", "−0.5": hundredths, with the sign of a table

}  // namespace ordinal
