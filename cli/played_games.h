// Whole games out of a record file: refereed to its end before the first of them is handed out.
#pragma once

#include "cli/command.h"
#include "engine/any/any_game.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ordinal::cli {

struct PlayedGame {
  std::size_t number;  // of those in the file, counted from 1
  AnyGame start;
  std::vector<Event> events;
  std::vector<std::string> people;  // of every seat, as text that can be shown; empty if not known
};

// What the coach looks at of one game.
inline constexpr int most_events = 2000;

// All games of the file, every one of them over; "-" is standard input. Nothing if anything in it
// is wrong: the reason has been said.
std::optional<std::vector<PlayedGame>> load_games(const Context& context, const std::string& file);

}  // namespace ordinal::cli
