// Notes signals; what follows is decided elsewhere.
#include "cli/interrupt.h"

namespace ordinal::cli {
namespace {

volatile std::sig_atomic_t is_noted = 0;

void note(int) { is_noted = 1; }

}  // namespace

Interrupt::Interrupt() {
  is_noted = 0;
  struct sigaction action{};
  action.sa_handler = note;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, &before_int_);
  sigaction(SIGTERM, &action, &before_term_);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &before_int_, nullptr);
  sigaction(SIGTERM, &before_term_, nullptr);
}

bool Interrupt::is_requested() const { return is_noted != 0; }

}  // namespace ordinal::cli
