// Threads that share out numbered jobs. Who does which makes no difference to what comes of them.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace ordinal::train {

// Calls `work(job)` for every job from 0 to count - 1, and returns when all are done.
template <class Work>
void share_out(unsigned threads, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next = 0;
  const auto labour = [&] {
    for (std::size_t job = next++; job < count; job = next++) work(job);
  };
  std::vector<std::jthread> crew;
  for (unsigned i = 1; i < threads; ++i) crew.emplace_back(labour);
  labour();
}

}  // namespace ordinal::train
