// Random games as records: every seat plays uniformly at random, a deal decides chance.
#pragma once

#include "engine/any/any_game.h"
#include "record/write.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ordinal {

enum class LegalMoves { left_out, listed };

using LineSink = std::function<void(const std::string& line)>;

// Plays `game` to its end and hands out the record line by line.
void simulate_game(AnyGame& game, const Deal& deal, const std::optional<MatchPlace>& place,
                   LegalMoves legal, const LineSink& sink);

// A whole match; its games have the deals from `deal.number` on. Precondition: the options fit, and
// the game has a kind of match.
void simulate_match(const GameFacts& facts, const Options& options, Deal deal, LegalMoves legal,
                    const LineSink& sink);

}  // namespace ordinal
