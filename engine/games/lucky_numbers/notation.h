// Words that the notation of moves and of positions share; the coach names cells by them.
#pragma once

#include "engine/games/lucky_numbers/garden.h"
#include "engine/games/lucky_numbers/state.h"
#include "engine/games/lucky_numbers/tile.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::lucky_numbers {

inline constexpr std::array<std::string_view, 6> phase_words = {"dealing",   "choosing", "turn",
                                                                "revealing", "placing",  "over"};

std::string cell_text(Cell cell);                           // "b3"
std::optional<Cell> parse_cell(std::string_view word);      // LN-2: a1 … d4
std::optional<Number> parse_number(std::string_view word);  // LN-1: 1 … 20

}  // namespace ordinal::lucky_numbers
