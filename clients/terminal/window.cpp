// Asks the system.
#include "clients/terminal/window.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace ordinal::terminal {
namespace {

constexpr std::size_t narrowest = 40;  // nothing is drawn for less

}  // namespace

bool is_shown_on_terminal() { return isatty(STDOUT_FILENO) != 0; }

bool is_conversation() { return is_shown_on_terminal() && isatty(STDIN_FILENO) != 0; }

std::size_t terminal_width() {
  winsize size{};
  const bool is_known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return is_known ? std::max<std::size_t>(size.ws_col, narrowest) : 80;
}

Paint paint_for_terminal() {
  const bool is_unwanted = std::getenv("NO_COLOR") != nullptr;  // NOLINT(concurrency-mt-unsafe)
  return is_shown_on_terminal() && !is_unwanted ? Paint::on : Paint::off;
}

}  // namespace ordinal::terminal
