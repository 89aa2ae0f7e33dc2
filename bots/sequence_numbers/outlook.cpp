// Sums over lines.
#include "bots/sequence_numbers/outlook.h"

#include <algorithm>

namespace ordinal::sequence_numbers {

Outlook::Outlook(const CellNeeds& cells, const LineSet& barred, const LineValues& values)
    : barred_(barred), has_barred_(barred.any()), values_(&values) {
  std::copy(cells.begin(), cells.end(), cells_.begin());
  for (const Direction direction : directions) {
    const auto step = static_cast<std::size_t>(step_of(direction));
    std::array<Need, cell_room> sums;  // of its own, so that the compiler may take many at once
    for (std::size_t i = 0; i < cell_room; ++i) {
      sums[i] = static_cast<Need>(cells_[i] + cells_[i + step] + cells_[i + 2 * step] +
                                  cells_[i + 3 * step] + cells_[i + 4 * step]);
    }
    std::copy(sums.begin(), sums.end(), lines_.begin() + number_of({0, direction}));
  }
}

bool Outlook::may_need(Need need) const {
  unsigned found = 0;
  for (const Need line : lines_) found |= line == need ? 1U : 0U;
  return found != 0;
}

int Outlook::total() const {
  int total = 0;
  for (const LineNumber line : all_lines) {
    if (!is_barred(line)) total += values_->of(lines_[line]);
  }
  return total;
}

}  // namespace ordinal::sequence_numbers
