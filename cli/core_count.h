// How many threads long work is shared out to.
#pragma once

#include <algorithm>
#include <thread>

namespace ordinal::cli {

inline unsigned all_cores() { return std::max(1U, std::thread::hardware_concurrency()); }

}  // namespace ordinal::cli
