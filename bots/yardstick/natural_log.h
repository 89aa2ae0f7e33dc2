// The natural logarithm, the same to the bit on every machine: a move must not depend on a library.
#pragma once

#include <cassert>

namespace ordinal::yardstick {

// Precondition: x >= 1.
constexpr double natural_log(double x) {
  assert(x >= 1);
  constexpr double log_of_2 = 0.6931471805599453;
  double log = 0;
  for (; x > 1.5; x /= 2) log += log_of_2;
  // 2 artanh(t) with t = (x - 1) / (x + 1), which is at most a fifth: ten terms are plenty.
  const double t = (x - 1) / (x + 1);
  double power = t;
  for (int n = 1; n < 21; n += 2, power *= t * t) log += 2 * power / n;
  return log;
}

}  // namespace ordinal::yardstick
