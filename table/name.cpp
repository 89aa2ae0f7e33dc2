// Reads names as people do.
#include "table/name.h"

#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <string>

namespace ordinal::table {
namespace {

constexpr std::size_t longest_name = 24;  // characters

// What leaves a gap or nothing at all, beside the plain space: spaces of all widths, joiners,
// fillers.
constexpr std::array<std::string_view, 25> blanks = {
    "\u00a0", "\u034f", "\u115f", "\u1160", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003",
    "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200a", "\u200c", "\u200d",
    "\u202f", "\u205f", "\u2800", "\u3000", "\u3164", "\ufe0f", "\uffa0"};

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// As it is read: one space between words, small letters.
std::string as_read(std::string_view name) {
  std::string text;
  while (!name.empty()) {
    const auto* const blank =
        std::find_if(blanks.begin(), blanks.end(), [&](auto one) { return name.starts_with(one); });
    const bool is_blank = blank != blanks.end();
    text += is_blank ? ' ' : small(name.front());
    name.remove_prefix(is_blank ? blank->size() : 1);
  }
  return joined(words_of(text), " ");
}

}  // namespace

std::optional<Refusal> why_no_name(std::string_view name) {
  if (printable(name, longest_name) != name) {
    return Refusal{"table_name_wrong"_text, "TABLE", {{"most", longest_name}}};
  }
  if (as_read(name).empty()) return Refusal{"table_name_missing"_text, "TABLE", {}};
  return std::nullopt;
}

bool look_alike(std::string_view one, std::string_view other) {
  return as_read(one) == as_read(other);
}

}  // namespace ordinal::table
