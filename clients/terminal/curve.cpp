// Columns of blocks, in eighths of a line:
//
//   100 %┤                  ▂▄▆█
//    50 %┤▄▄▄▅▅▆▆▄▄▅▆▇████████████
//     0 %┤████████████████████████
//              ?         ??
#include "clients/terminal/curve.h"

#include "clients/terminal/column.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ordinal::terminal {
namespace {

constexpr int lines = 5;  // so that a half is in the middle of one
constexpr std::size_t margin = 7;

class Plot {
 public:
  Plot(const Curve& curve, std::size_t columns) : curve_(curve), columns_(columns) {}

  std::string line(int from_top) const {
    constexpr std::array<std::string_view, 9> blocks = {" ", "▁", "▂", "▃", "▄",
                                                        "▅", "▆", "▇", "█"};
    const int below = 8 * (lines - 1 - from_top);
    std::string text;
    for (std::size_t column = 0; column < columns_; ++column) {
      text += blocks[static_cast<std::size_t>(std::clamp(height(column) - below, 0, 8))];
    }
    return text;
  }

  std::string notes() const {
    std::vector<Curve::Note> notes = curve_.notes;
    std::sort(notes.begin(), notes.end(), [](const auto& a, const auto& b) {
      return a.sign.size() != b.sign.size() ? a.sign.size() > b.sign.size() : a.place < b.place;
    });
    std::string text(columns_ + 2, ' ');
    for (const Curve::Note& note : notes) {
      const std::size_t column = column_of(note.place);
      const std::size_t before = column == 0 ? 0 : column - 1;
      const bool is_free = text.substr(before, note.sign.size() + 2).find('?') == text.npos;
      if (is_free) text.replace(column, note.sign.size(), note.sign);
    }
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  std::string pointer(std::size_t place) const { return std::string(column_of(place), ' ') + "▲"; }

 private:
  // In eighths of a line. Only what is lost for sure has none.
  int height(std::size_t column) const {
    const double share = curve_.shares[column * (curve_.shares.size() - 1) / (columns_ - 1)];
    return std::max(share > 0 ? 1 : 0, static_cast<int>(std::lround(8 * lines * share)));
  }

  std::size_t column_of(std::size_t place) const {
    const std::size_t last = std::max<std::size_t>(1, curve_.shares.size() - 1);
    return std::min((place * (columns_ - 1) + last - 1) / last, columns_ - 1);
  }

  const Curve& curve_;
  std::size_t columns_;
};

std::string_view scale(int from_top) {
  if (from_top == 0) return "100 %┤";
  if (from_top == lines / 2) return "50 %┤";
  return from_top == lines - 1 ? "0 %┤" : "│";
}

}  // namespace

std::string drawn(const Curve& curve, std::size_t width) {
  const Plot plot(curve, width - margin - 1);
  const std::string left(margin, ' ');
  std::string page;
  for (int i = 0; i < lines; ++i) page += to_the_right(scale(i), margin) + plot.line(i) + '\n';
  if (!curve.notes.empty()) page += left + plot.notes() + '\n';
  if (curve.here) page += left + plot.pointer(*curve.here) + '\n';
  return page;
}

}  // namespace ordinal::terminal
