// Chances to win in any game, and what its moves cost of them.
#pragma once

#include "coach/chance.h"
#include "engine/any/any_game.h"

#include <memory>
#include <string>
#include <string_view>

namespace ordinal::coach {

// Always says the same about the same game. It remembers what it has looked at, so it is best asked
// about the positions of one game, in their order.
class Assessor {
 public:
  Assessor(const AnyGame& game, Depth depth);
  Assessor(Assessor&&) noexcept;
  ~Assessor();

  // Precondition for all: a position of that game.

  // Of every seat, with all that is hidden: for games that are over and told from the end.
  Shares standing(const AnyGame& game);

  // As the seat knows it.
  Chance chance(const AnyGame& game, Seat seat);

  // As the seat knows it. Precondition: the move is legal for it.
  Weighing<std::string> weigh(const AnyGame& game, Seat seat, std::string_view played);

 private:
  struct Typed;
  std::unique_ptr<Typed> typed_;
};

}  // namespace ordinal::coach
