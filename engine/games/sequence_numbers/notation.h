// Words that the notation of moves and of positions share; the coach names cells by them.
#pragma once

#include "engine/core/refusal.h"
#include "engine/games/sequence_numbers/state.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::sequence_numbers {

inline constexpr std::array<std::string_view, 6> phase_words = {"dealing", "turn",       "claiming",
                                                                "drawing", "forfeiting", "over"};

// What the chips of a side are called on a picture: a b c, and locked A B C.
std::string side_letter(std::size_t side);
std::string locked_letter(std::size_t side);

std::string cell_text(Cell cell);                       // "b3"
std::optional<Cell> parse_cell(std::string_view word);  // SN-1: on the board
std::optional<Card> parse_card(std::string_view word);  // SN-2: in the deck

// Why `word` is no cell or no card: one that the board or the deck does not have is against SN-1 or
// SN-2; anything else is no notation.
Refusal not_a_cell(std::string_view word);
Refusal not_a_card(std::string_view word);

// The claims that are due, the first few of many. Precondition: one is.
std::string claims_text(const Table& table);

// Why the hand of `seat` cannot have `count` cards (SN-7).
Refusal wrong_hand(std::size_t seat, std::size_t count, std::size_t most);

}  // namespace ordinal::sequence_numbers
