// What a fuzz target says when a promise is broken.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace ordinal {

inline void check(bool promise, const char* name) {
  if (promise) return;
  std::fprintf(stderr, "broken promise: %s\n", name);
  std::abort();
}

}  // namespace ordinal
