// Ctrl-C and the request to end, as a question that long work asks itself.
#pragma once

#include <csignal>

namespace ordinal::cli {

// While one of these lives, the first request is noted; the second ends the program at once.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  bool is_requested() const;

 private:
  struct sigaction before_int_{};
  struct sigaction before_term_{};
};

}  // namespace ordinal::cli
