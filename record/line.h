// One line of a record, read and typed. Whether it follows the rules is the referee's business.
#pragma once

#include "engine/core/dealing.h"
#include "engine/core/refusal.h"
#include "record/fair_dealing.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ordinal {

struct HeaderLine {
  struct Option {
    std::string name;
    std::string value;
    bool is_number;
  };
  struct Match {
    std::string kind;
    std::int64_t game;
    std::int64_t of;
  };

  std::string game;
  std::vector<Option> options;
  std::optional<Seed> seed;
  std::optional<std::uint32_t> deal;
  std::optional<FairDealing> fair;
  std::optional<Match> match;
  std::vector<std::string> people;  // of every seat the name, or the level; empty if nobody knows
};

struct ChanceLine {
  std::string move;
};

struct SeatLine {
  std::int64_t seat;
  std::string move;
  std::optional<std::vector<std::string>> legal;
};

struct RefereeLine {
  std::string act;
};

// The fields of a JSON object, each value as compact JSON text.
using Fields = std::vector<std::pair<std::string, std::string>>;

struct ResultLine {
  Fields fields;
};

struct MatchResultLine {
  Fields fields;
};

using RecordLine =
    std::variant<HeaderLine, ChanceLine, SeatLine, RefereeLine, ResultLine, MatchResultLine>;

Answer<RecordLine> parse_line(std::string_view text);

// The fields of an object we wrote ourselves. Precondition: `json` is an object.
Fields fields_of(std::string_view json);

}  // namespace ordinal
