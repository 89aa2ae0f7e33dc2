// When the log of SQLite moves into the data file: in parts beside the writing; and what was
// written meanwhile, for which whoever writes must wait, only when the log is long enough to begin
// anew. Moves nothing itself.
#pragma once

#include <cstdint>
#include <utility>

namespace ordinal::store {

class LogPace {
 public:
  enum class Step : std::uint8_t { none, move, finish };
  // Whoever writes meanwhile waits for the disk no longer than a small part takes.
  static constexpr int parts = 16;

  explicit LogPace(int most_pages) : most_(most_pages) {}

  // What is due where the log has so many pages, and nothing is being moved.
  Step next(int pages) {
    const bool has_moved = std::exchange(is_moving_, false);
    if (pages < moved_)
      moved_ = 0;  // all had moved before the next commit: it began anew by itself
    if (has_moved && pages >= most_) {
      moved_ = pages;  // while somebody reads, it goes on instead of beginning anew
      return Step::finish;
    }
    if (pages < moved_ + most_ / parts) return Step::none;
    moved_ = pages;
    is_moving_ = true;
    return Step::move;
  }

  // Where the log grows faster than it moves, writing waits.
  bool is_too_long(int pages) const { return pages >= 4 * most_; }

 private:
  int most_;
  int moved_ = 0;  // or about to be
  bool is_moving_ = false;
};

}  // namespace ordinal::store
