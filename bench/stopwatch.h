// Processor time, and the least of several times: what disturbs a machine only ever makes it
// slower.
#pragma once

#include <algorithm>
#include <ctime>
#include <limits>

namespace ordinal::bench {

// Of this process, so that others on the same machine do not count.
inline double processor_ns() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

class Stopwatch {
 public:
  template <class Work>
  void time(const Work& work) {
    const double begin = processor_ns();
    work();
    best_ns_ = std::min(best_ns_, processor_ns() - begin);
  }

  double best_ns() const { return best_ns_; }

 private:
  double best_ns_ = std::numeric_limits<double>::infinity();
};

}  // namespace ordinal::bench
