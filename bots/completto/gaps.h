// A row as its gaps: how many face-down tiles lie between which numbers. Values them in no way.
#pragma once

#include "engine/games/completto/row.h"

#include <array>
#include <cstddef>
#include <span>

namespace ordinal::completto {

// Face-down tiles between two face-up numbers; 0 and 101 stand for the ends of the row.
struct Stretch {
  int low = 0;
  int high = highest + 1;
  Place begin = 0;
  int face_down = 0;

  bool has_lower_neighbour() const { return low > 0; }
  bool has_upper_neighbour() const { return high <= highest; }
};

class Gaps {
 public:
  explicit Gaps(const Row& row) : numbers_(row.numbers()), count_(1) {
    const auto begins = row.gap_begins();
    for (NumberSet rest = numbers_; !rest.empty(); ++count_) {
      const Number number = rest.take_first();
      Stretch& before = gaps_[count_ - 1];
      before.high = number;
      before.face_down = begins[count_] - 1 - before.begin;
      gaps_[count_] = {number, highest + 1, begins[count_], 0};
    }
    gaps_[count_ - 1].face_down = row.size() - gaps_[count_ - 1].begin;
  }

  std::span<const Stretch> all() const& { return {gaps_.data(), count_}; }
  std::span<const Stretch> all() const&& = delete;  // they would not last

  // The gap where a number belongs, which may have no tiles; none if it lies in the row already.
  const Stretch* gap_for(Number number) const {
    return numbers_.contains(number) ? nullptr : &gaps_[numbers_.count_below(number)];
  }

 private:
  NumberSet numbers_;
  std::array<Stretch, longest_row + 1> gaps_{};
  std::size_t count_;
};

}  // namespace ordinal::completto
