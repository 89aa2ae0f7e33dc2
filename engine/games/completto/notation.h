// Words that the notation of moves and of positions share. Private to this folder.
#pragma once

#include "engine/games/completto/row.h"
#include "engine/games/completto/tile.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::completto {

inline constexpr std::array<std::string_view, 6> phase_words = {"dealing",   "inserting", "turn",
                                                                "revealing", "placing",   "over"};

std::optional<Number> parse_number(std::string_view word);  // CP-1: 1 … 100

}  // namespace ordinal::completto
