// Writes to the standard streams.
#include "cli/output.h"

#include <unistd.h>

#include <cstdio>

namespace ordinal::cli {

void Output::line(std::string_view text) {
  if (has_failed_) return;
  const bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!is_written || std::fputc('\n', stdout) == EOF) has_failed_ = true;
}

void Output::flush() {
  if (std::fflush(stdout) != 0) has_failed_ = true;
}

std::string progress_bar(std::uint64_t done, std::uint64_t all) {
  constexpr std::uint64_t width = 30;
  const auto filled = static_cast<std::size_t>(width * done / all);
  return '[' + std::string(filled, '#') + std::string(width - filled, '.') + ']';
}

Progress::Progress()
    : is_terminal_(isatty(STDERR_FILENO) != 0), next_(Clock::now() + std::chrono::seconds(1)) {}

Progress::~Progress() {
  if (is_shown_) std::fputs("\r\x1b[K", stderr);
}

void Progress::show(const std::function<std::string()>& text) {
  if (!is_terminal_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(250);
  is_shown_ = true;
  std::fprintf(stderr, "\r\x1b[K%s", text().c_str());
  std::fflush(stderr);
}

}  // namespace ordinal::cli
