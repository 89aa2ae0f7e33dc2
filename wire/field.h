// The kinds of fields that messages are made of. A field knows its limits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ordinal::wire {

// A text of at most so many bytes.
template <std::size_t Limit>
struct Text {
  static constexpr std::size_t most = Limit;
  std::string value;

  Text() = default;
  Text(std::string text) : value(std::move(text)) {}  // NOLINT: reads as the text
  Text(const char* text) : value(text) {}             // NOLINT: or as a literal

  friend bool operator==(const Text&, const Text&) = default;
};

// A whole number within limits.
template <std::int64_t Least, std::int64_t Greatest>
struct Whole {
  static constexpr std::int64_t low = Least;
  static constexpr std::int64_t high = Greatest;
  std::int64_t value = low;

  Whole() = default;
  Whole(std::int64_t number) : value(number) {}  // NOLINT: reads as the number

  friend bool operator==(const Whole&, const Whole&) = default;
};

// The options of a game as somebody wrote them: {"players": 3, "setup": "open"}.
struct OptionTexts {
  static constexpr std::size_t most = 16;
  std::vector<std::pair<std::string, std::string>> values;

  friend bool operator==(const OptionTexts&, const OptionTexts&) = default;
};

// A finished JSON value: only ever sent, or kept by ourselves.
struct Json {
  std::string text = "null";

  friend bool operator==(const Json&, const Json&) = default;
};

// Two to the power of 53: what every JSON reader keeps exactly.
inline constexpr std::int64_t largest_number = 9'007'199'254'740'992;

using Number = Whole<0, largest_number>;
using Points = Whole<-largest_number, largest_number>;
using SeatNumber = Whole<0, 5>;
using TableId = Text<32>;
using Key = Text<64>;
using Name = Text<48>;
using MoveText = Text<120>;
using Level = Text<16>;
using Hex32 = Text<64>;

}  // namespace ordinal::wire
