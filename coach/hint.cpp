// The strongest player is asked.
#include "coach/hint.h"

#include "bots/player.h"
#include "coach/reason.h"

#include <utility>

namespace ordinal::coach {

Hint hint(const AnyGame& game, Seat seat) {
  Rng rng(0);
  std::string move = players_of(game.facts()).back().move(game, seat, rng);
  std::vector<Caption> reasons = reasons_for(game, seat, move);
  return {std::move(move), std::move(reasons)};
}

}  // namespace ordinal::coach
