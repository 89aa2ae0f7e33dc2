// The command line: what a command takes, and what somebody gave.
#pragma once

#include "engine/core/refusal.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::cli {

struct Flag {
  enum class Takes : std::uint8_t { nothing, one, several };

  std::string_view name;   // "--seed"
  std::string_view value;  // what stands for its value in the help: "HEX"; empty if it takes none
  Takes takes;
  TextKey meaning;
};

// What the words after a command's name may be.
struct Grammar {
  std::span<const Flag> flags;
  std::size_t fewest_words;  // words that are no flags: GAME, FILE
  std::size_t most_words;
  TextKey missing_word;  // said when there are too few
};

class Given {
 public:
  static Answer<Given> parse(const Grammar& grammar, std::span<const std::string_view> arguments);

  const std::vector<std::string>& words() const { return words_; }
  bool has(std::string_view flag) const { return flags_.contains(std::string(flag)); }
  std::optional<std::string> value(std::string_view flag) const;
  std::vector<std::string> values(std::string_view flag) const;

  // A whole number from low to high; `standard` if the flag is not given.
  Answer<std::int64_t> number(std::string_view flag, std::int64_t standard, std::int64_t low,
                              std::int64_t high) const;

 private:
  // Takes the flag that stands first, and answers how many arguments it used.
  Answer<std::size_t> take_flag(const Grammar& grammar,
                                std::span<const std::string_view> arguments);

  std::vector<std::string> words_;
  std::map<std::string, std::vector<std::string>> flags_;
};

}  // namespace ordinal::cli
