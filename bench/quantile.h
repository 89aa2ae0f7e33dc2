// What part of the values is not above.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace ordinal::bench {

inline double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

}  // namespace ordinal::bench
