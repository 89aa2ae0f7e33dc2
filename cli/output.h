// Standard output that notices when it cannot be written, and a progress line on standard error.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace ordinal::cli {

class Output {
 public:
  void line(std::string_view text);
  void flush();
  void give_up() { has_failed_ = true; }  // somebody else could not write to it

  // Once writing has failed (a full disk, a closed file) it stays failed.
  bool has_failed() const { return has_failed_; }

 private:
  bool has_failed_ = false;
};

// "[#####.....]"
std::string progress_bar(std::uint64_t done, std::uint64_t all);

// Shows how far long work is: on a terminal only, after a second, a few times a second at most.
class Progress {
 public:
  Progress();
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(const std::function<std::string()>& text);

 private:
  using Clock = std::chrono::steady_clock;

  bool is_terminal_;
  bool is_shown_ = false;
  Clock::time_point next_;
};

}  // namespace ordinal::cli
