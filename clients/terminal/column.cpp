// Counts characters and breaks lines.
#include "clients/terminal/column.h"

#include <algorithm>

namespace ordinal::terminal {
namespace {

std::string spaces(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, shown_width(text)), ' ');
}

}  // namespace

std::size_t shown_width(std::string_view text) {
  std::size_t width = 0;
  bool is_code = false;
  for (const char c : text) {
    if (c == '\x1b') is_code = true;
    const bool continues_character = (static_cast<unsigned char>(c) & 0xc0) == 0x80;
    if (!is_code && !continues_character) ++width;
    if (c == 'm') is_code = false;
  }
  return width;
}

std::string to_the_left(std::string_view text, std::size_t width) {
  return std::string(text) + spaces(text, width);
}

std::string to_the_right(std::string_view text, std::size_t width) {
  return spaces(text, width) + std::string(text);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::vector<std::string> lines = {""};
  std::size_t filled = 0;
  while (!text.empty()) {
    const std::size_t end =
        std::min(text.find(' ', 1), text.size());  // a word and the space before
    std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    if (filled > 0 && filled + shown_width(word) > width) {
      lines.emplace_back(indent, ' ');
      filled = indent;
      word.remove_prefix(word[0] == ' ' ? 1 : 0);
    }
    lines.back() += word;
    filled += shown_width(word);
  }
  return lines;
}

}  // namespace ordinal::terminal
