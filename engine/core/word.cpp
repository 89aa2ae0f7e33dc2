// Words, numbers, quoting and the nearest spelling.
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ordinal {
namespace {

constexpr std::string_view white_space = " \t\r\n";

// The length of the well-formed UTF-8 character at the front of `text`; 0 if there is none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  // Overlong forms, surrogates and what lies beyond U+10FFFF show in the second byte.
  if (lead == 0xe0 && byte(1) < 0xa0) return 0;
  if (lead == 0xed && byte(1) > 0x9f) return 0;
  if (lead == 0xf0 && byte(1) < 0x90) return 0;
  if (lead == 0xf4 && byte(1) > 0x8f) return 0;
  return length;
}

// Precondition: one well-formed UTF-8 character.
char32_t code_of(std::string_view character) {
  const auto lead = static_cast<std::uint8_t>(character[0]);
  char32_t code = character.size() == 1 ? lead : lead & (0x7f >> character.size());
  for (const char next : character.substr(1)) code = code << 6 | (next & 0x3f);
  return code;
}

struct Range {
  char32_t first;
  char32_t last;
};

// Control characters would let foreign text steer a terminal; what is invisible, or turns the
// direction of writing, would let it look like other text. The two joiners (200C, 200D) are part
// of words and of pictures.
constexpr std::array<Range, 12> controls = {{{0x00, 0x1f},
                                             {0x7f, 0x9f},
                                             {0xad, 0xad},
                                             {0x61c, 0x61c},
                                             {0x180e, 0x180e},
                                             {0x200b, 0x200b},
                                             {0x200e, 0x200f},
                                             {0x2028, 0x202e},
                                             {0x2060, 0x206f},
                                             {0xfeff, 0xfeff},
                                             {0xfff9, 0xfffb},
                                             {0xe0000, 0xe0fff}}};

bool is_control(std::string_view character) {
  const char32_t code = code_of(character);
  return std::any_of(controls.begin(), controls.end(), [code](const Range& range) {
    return code >= range.first && code <= range.last;
  });
}

std::size_t edits_between(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  for (std::size_t j = 0; j <= to.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= from.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t change = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  words.reserve(4);  // as many as most moves have
  for (;;) {
    const std::size_t begin = text.find_first_not_of(white_space);
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const std::size_t length = std::min(text.find_first_of(white_space), text.size());
    words.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

std::string joined(std::span<const std::string_view> words, std::string_view separator) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string listed(SeatSet seats) {
  std::vector<int> numbers;
  for (int i = 0; i < seats.size(); ++i) numbers.push_back(seats.nth(i));
  return listed(numbers, ", ");
}

std::optional<int> number_in(std::string_view digits, int low, int high) {
  if (digits.empty() || digits.size() > 9) return std::nullopt;
  if (digits.size() > 1 && digits[0] == '0') return std::nullopt;
  int number = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  if (number < low || number > high) return std::nullopt;
  return number;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string printable(std::string_view text, std::size_t most_characters) {
  std::string shown;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == most_characters) return shown + "…";
    const std::size_t length = character_length(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0 || is_control(character)) {
      shown += "�";
    } else {
      shown += character;
    }
    text.remove_prefix(character.size());
  }
  return shown;
}

std::string_view nearest(std::string_view text, std::span<const std::string_view> choices) {
  const std::string_view start = text.substr(0, 40);  // a longer word is near to nothing anyway
  return *std::min_element(choices.begin(), choices.end(), [&](auto left, auto right) {
    return edits_between(start, left) < edits_between(start, right);
  });
}

}  // namespace ordinal
