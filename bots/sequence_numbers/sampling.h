// Samples of what a seat cannot see, as likely as the play so far makes them.
#pragma once

#include "engine/games/sequence_numbers/state.h"

#include <array>

namespace ordinal::sequence_numbers {

// Whoever had a card that completed a line would have played it. So a card that would have done so
// at a seat's latest turn, and still would, is in its hand only if it was drawn after that turn.
class Sampling {
 public:
  explicit Sampling(const View& view);

  // The cells that would have completed a line of this side at its latest turns already.
  CellSet missed(std::size_t side) const { return missed_[side]; }

  State sample(Rng& rng) const;

 private:
  bool is_likely(const Table& table, Rng& rng) const;

  const View& view_;
  std::array<CellSet, most_sides> missed_;
};

}  // namespace ordinal::sequence_numbers
