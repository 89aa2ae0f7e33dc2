// How one side stands on the whole board, and how that changes with a chip. Whose cards count as
// held is the caller's choice.
#pragma once

#include "bots/sequence_numbers/line_list.h"
#include "bots/sequence_numbers/need.h"

#include <array>
#include <cstddef>

namespace ordinal::sequence_numbers {

class Outlook {
 public:
  using CellNeeds = std::array<Need, cell_room>;

  Outlook() = default;  // of nobody
  Outlook(const CellNeeds& cells, const LineSet& barred, const LineValues& values);

  Need need(LineNumber line) const { return lines_[line]; }
  bool is_barred(LineNumber line) const { return has_barred_ && barred_[line]; }

  // Whether a line needs exactly this; quick, and true without reason for some that leave the
  // board.
  bool may_need(Need need) const;

  // The sum over all lines.
  int total() const;

  void value_by(const LineValues& values) { values_ = &values; }

  // How much the total changes if this is what the cell needs.
  int gain(Cell cell, Need need) const {
    const auto change = static_cast<Need>(need - cells_[cell]);
    int gain = 0;
    for (const LineNumber line : lines_through[cell]) {
      if (is_barred(line)) continue;
      const Need now = lines_[line];
      gain += values_->of(static_cast<Need>(now + change)) - values_->of(now);
    }
    return gain;
  }

  // Makes it so.
  void set(Cell cell, Need need) {
    const auto change = static_cast<Need>(need - cells_[cell]);
    cells_[cell] = need;
    for (const LineNumber line : lines_through[cell]) {
      lines_[line] = static_cast<Need>(lines_[line] + change);
    }
  }

  Need need_on(Cell cell) const { return cells_[cell]; }

 private:
  std::array<Need, cell_room + 48> cells_{};  // 48 more: lines begin anywhere, and leave the board
  std::array<Need, line_room> lines_{};
  LineSet barred_;
  bool has_barred_ = false;
  const LineValues* values_ = nullptr;
};

}  // namespace ordinal::sequence_numbers
