// A curve of shares as lines of text. Knows neither games nor what the shares are of.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::terminal {

struct Curve {
  struct Note {
    std::size_t place;
    std::string_view sign;
  };

  std::vector<double> shares;       // from 0 to 1, place by place; not empty
  std::vector<Note> notes;          // said below the curve; where they meet, the longer sign stays
  std::optional<std::size_t> here;  // the place that is pointed at
};

// So many columns wide: more than 20.
std::string drawn(const Curve& curve, std::size_t width);

}  // namespace ordinal::terminal
