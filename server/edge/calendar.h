// The date by which tables wait: it goes forward only, whatever is done to the clock of the
// machine.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace ordinal::server {

class Calendar {
 public:
  // From what the two clocks of the machine say, in milliseconds: the one on the wall, which
  // somebody may set, and the one that only counts, though not while the machine sleeps.
  std::int64_t date(std::int64_t wall, std::int64_t counted) {
    ahead_ = std::max(ahead_, wall - counted);
    return counted + ahead_;
  }

 private:
  std::int64_t ahead_ = std::numeric_limits<std::int64_t>::min();
};

}  // namespace ordinal::server
