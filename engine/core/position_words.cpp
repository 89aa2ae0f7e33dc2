// Words of positions.
#include "engine/core/position_words.h"

#include "engine/core/word.h"

namespace ordinal {

PositionWords::PositionWords(std::string_view text) : words_(words_of(text)) {}

bool PositionWords::take(std::string_view word) {
  if (is_at_end() || peek() != word) return false;
  ++next_;
  return true;
}

std::optional<std::size_t> PositionWords::take_count(int most) {
  const auto count = number_in(peek(), 0, most);
  if (!count) return std::nullopt;
  ++next_;
  return static_cast<std::size_t>(*count);
}

Answer<Options> PositionWords::take_options(const GameFacts& facts) {
  Options options = standard_options(facts);
  while (facts.option_index(peek()) < facts.options.size()) {
    const std::string_view name = words_[next_++];
    const Answer<Done> set = set_option(facts, options, name, peek());
    if (!set) return set.refusal();
    ++next_;
  }
  return options;
}

Refusal PositionWords::why_unreadable() const {
  return {"position_word"_text, "REC-10", {{"text", printable(peek())}, {"place", next_ + 1}}};
}

void PositionText::say(std::string_view word) {
  if (!text_.empty()) text_ += ' ';
  text_ += word;
}

void PositionText::say(SeatSet seats) {
  for (int i = 0; i < seats.size(); ++i) say(static_cast<std::size_t>(seats.nth(i)));
}

void PositionText::say_options(const GameFacts& facts, const Options& options) {
  for (std::size_t i = 0; i < facts.options.size(); ++i) {
    say(facts.options[i].name);
    say(option_value(facts.options[i], options[i]));
  }
}

}  // namespace ordinal
