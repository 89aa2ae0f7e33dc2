// What the commands of the coach have in common: how far it looks, at which game, for which seat.
#pragma once

#include "cli/command.h"
#include "cli/played_games.h"
#include "coach/analysis.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::cli {

std::string_view level_of(coach::Depth depth);

// That of --level; `standard` if it is not given.
Answer<coach::Depth> chosen_depth(const Context& context, coach::Depth standard);

// That of --seat; nothing if it is not given.
Answer<std::optional<Seat>> chosen_seat(const Context& context, const AnyGame& game);

// The number of --game; nothing if it is not given.
Answer<std::optional<std::size_t>> chosen_number(const Context& context);

// The games of the file, or the one with that number. Nothing if it cannot be had: the reason has
// been said.
std::optional<std::vector<PlayedGame>> chosen_games(const Context& context, const std::string& file,
                                                    std::optional<std::size_t> number);

// Progress is shown.
coach::Analysis analysed(const Context& context, const PlayedGame& game, coach::Depth depth);

}  // namespace ordinal::cli
