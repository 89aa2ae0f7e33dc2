// A view as boards and captions, so that a terminal can draw any game without knowing its name.
#pragma once

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ordinal {

// A sentence to be said about the view, in the reader's language.
struct Caption {
  TextKey text;
  Arguments arguments;
};

struct PictureCell {
  enum class Mark : std::uint8_t {
    none,
    open,   // a move may lay something here, where nothing lies face up
    swap,   // a move may replace what lies here
    guide,  // free, and marked on the board
    print,  // free, and the board itself shows the text
  };

  std::string text;  // at most three characters; empty: nothing lies here
  Mark mark = Mark::none;
  std::optional<std::size_t> side = {};  // whose piece it is, where sides share a board
};

struct PictureBoard {
  std::optional<Seat> owner;  // whose board it is; nobody’s: all play on it
  std::vector<std::string> columns;
  std::vector<std::string> rows;
  std::vector<PictureCell> cells;  // row by row
};

struct Picture {
  std::vector<PictureBoard> boards;
  std::vector<Caption> captions;
};

}  // namespace ordinal
