// Text in columns: how wide it is on the screen, and how it is broken into lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::terminal {

// No bytes of colour codes, and one column for every character.
std::size_t shown_width(std::string_view text);

// Filled up with spaces behind, or before.
std::string to_the_left(std::string_view text, std::size_t width);
std::string to_the_right(std::string_view text, std::size_t width);

// Broken at spaces; the lines after the first are indented.
std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace ordinal::terminal
