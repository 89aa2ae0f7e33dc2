// Writes the lines of a record (docs/records.md). It writes what it is told and checks nothing.
#pragma once

#include "engine/any/any_game.h"
#include "engine/any/match.h"
#include "record/fair_dealing.h"

#include <optional>
#include <span>
#include <string>

namespace ordinal {

class JsonWriter;

// Which game of which match: {"kind":"tournament","game":1,"of":3}.
struct MatchPlace {
  int game;
  int of;
};

// Who sat there: a person's name, or the level of a computer player; nothing if nobody knows.
struct Sitter {
  std::string name;
  std::string level;
};

void write_options(JsonWriter& json, const AnyGame& game);  // {"players":2,…}: all of them

std::string header_line(const AnyGame& game, const std::optional<Deal>& deal,
                        const std::optional<MatchPlace>& place,
                        const std::optional<FairDealing>& fair = std::nullopt,
                        std::span<const Sitter> people = {});
std::string event_line(const Event& event);
std::string event_line(const Event& event, std::span<const std::string> legal);
std::string result_line(const AnyGame& game);
std::string match_result_line(const Match& match);

}  // namespace ordinal
