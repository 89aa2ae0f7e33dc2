// The course of a game: what was played, in order. Copies share what they have in common, so that a
// state with thousands of moves is copied as fast as a new one. One thread alone uses them.
#pragma once

#include "engine/any/any_game.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace ordinal::table {

// An event of the running game, with its number in the log.
struct Played {
  std::uint64_t number;
  Event event;
  bool by_computer;

  friend bool operator==(const Played&, const Played&) = default;
};

class Course {
 public:
  std::size_t size() const { return size_; }
  const Played* begin() const { return all_->data(); }
  const Played* end() const { return begin() + size_; }
  const Played& back() const { return end()[-1]; }
  const Played& operator[](std::size_t place) const { return (*all_)[place]; }

  // A copy may have gone further: on the same way we go along, on another we part.
  void add(Played played) {
    const bool is_known = size_ < all_->size();
    if (is_known && (*all_)[size_] != played) {
      all_ = std::make_shared<std::vector<Played>>(begin(), end());
    }
    if (size_ == all_->size()) all_->push_back(std::move(played));
    ++size_;
  }

 private:
  std::shared_ptr<std::vector<Played>> all_ = std::make_shared<std::vector<Played>>();
  std::size_t size_ = 0;  // ours
};

}  // namespace ordinal::table
