// A position as words, read and written: what the positions of all games share.
#pragma once

#include "engine/core/fact.h"
#include "engine/core/refusal.h"
#include "engine/core/seat.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal {

// Words in their order. What a step cannot read it leaves where it is, so that the refusal names
// it.
class PositionWords {
 public:
  explicit PositionWords(std::string_view text);

  std::string_view peek() const { return next_ < words_.size() ? words_[next_] : ""; }
  bool is_at_end() const { return next_ == words_.size(); }
  void skip() { ++next_; }  // precondition: not at the end

  bool take(std::string_view word);                      // whether it was the next one
  std::optional<std::size_t> take_count(int most);       // 0 … most
  Answer<Options> take_options(const GameFacts& facts);  // as many as are named; others by default

  template <class S>
  Answer<typename S::Setup> take_setup() {
    const Answer<Options> options = take_options(S::facts());
    if (!options) return options.refusal();
    return S::setup(*options);
  }

  Refusal why_unreadable() const;

 private:
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
};

// Words parted by single spaces.
class PositionText {
 public:
  void say(std::string_view word);
  void say(std::size_t number) { say(std::to_string(number)); }
  void say(SeatSet seats);
  void say_options(const GameFacts& facts, const Options& options);

  const std::string& str() const { return text_; }

 private:
  std::string text_;
};

}  // namespace ordinal
