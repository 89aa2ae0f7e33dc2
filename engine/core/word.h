// Small reading and writing of words: what the notation of every game is made of.
#pragma once

#include "engine/core/seat.h"

#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal {

// The words of a text, parted by any white space.
std::vector<std::string_view> words_of(std::string_view text);

// The text up to the end of the line, taken off the front.
std::string_view take_line(std::string_view& text);

std::string joined(std::span<const std::string_view> words, std::string_view separator);

// "3 8 12": whole numbers parted by a separator.
template <std::ranges::input_range Numbers>
std::string listed(const Numbers& numbers, std::string_view separator = " ") {
  std::string text;
  for (const int number : numbers) {
    if (!text.empty()) text += separator;
    text += std::to_string(number);
  }
  return text;
}

std::string listed(SeatSet seats);  // "0, 2"

// Decimal digits only, no sign, no leading zero; nothing if it is not a number from low to high.
std::optional<int> number_in(std::string_view digits, int low, int high);

bool is_utf8(std::string_view text);

// Foreign text made fit to be shown: valid UTF-8 without control characters, and, in a sentence,
// not too long.
std::string printable(std::string_view text, std::size_t most_characters = 40);

// The one of `choices` that is the fewest edits away; the first of several. Precondition: not
// empty.
std::string_view nearest(std::string_view text, std::span<const std::string_view> choices);

}  // namespace ordinal
