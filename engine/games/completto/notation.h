// Words that the notation of moves and of positions share. Private to this folder.
#pragma once

#include "engine/core/refusal.h"
#include "engine/games/completto/state.h"
#include "engine/games/completto/tile.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::completto {

inline constexpr std::array<std::string_view, 6> phase_words = {"dealing",   "inserting", "turn",
                                                                "revealing", "placing",   "over"};

bool is_digits(std::string_view word);
std::optional<Number> parse_number(std::string_view word);  // CP-1: 1 … 100

// Why `word` is no tile: a number that none has is against CP-1; anything else is no notation.
Refusal not_a_number(std::string_view word);

// Why the row of `seat` cannot have `count` tiles (CP-2).
Refusal wrong_length(const Setup& setup, std::size_t seat, int count);

}  // namespace ordinal::completto
