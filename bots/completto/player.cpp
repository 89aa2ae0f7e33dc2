// Up to hard by what a row needs, from there on by what a network thinks of the whole table; master
// exactly where the end is near.
#include "bots/completto/player.h"

#include "bots/completto/endgame.h"
#include "bots/completto/evaluation.h"
#include "bots/completto/valuation.h"
#include "bots/value/player.h"

#include <cassert>

namespace ordinal::completto {
namespace {

constexpr Oversight beginner = {.percent = 70, .most_loss = 60000};
constexpr Oversight easy = {.percent = 50, .most_loss = 40000};
constexpr Oversight medium = {.percent = 30, .most_loss = 20000};

constexpr value::Habit expert = {};
constexpr value::Habit master = {
    .effort = {.plies = 2, .candidates = 3, .placings = 2, .outcomes = 16}};

Move masterly_move(const View& view, Seat seat, Rng& rng, const value::Model& model) {
  const Move meant = value::habitual_move<Valuation>(view, seat, rng, model, master);
  if (!Endgame::is_near(view.table)) return meant;
  return Solver(Endgame::moves_near_the_end)
      .best_move(State::sample(view, rng), meant)
      .value_or(meant);
}

}  // namespace

Move level_move(Level level, const View& view, Seat seat, Rng& rng, const value::Model& model) {
  const auto overlook = [&](const Oversight& oversight) {
    return seen_move<Move>(weighed_moves(view.table, seat), oversight, rng);
  };
  switch (level) {
    case Level::beginner:
      return overlook(beginner);
    case Level::easy:
      return overlook(easy);
    case Level::medium:
      return overlook(medium);
    case Level::hard:
      return best_move(view.table, seat);
    case Level::expert:
      return value::habitual_move<Valuation>(view, seat, rng, model, expert);
    case Level::master:
      return masterly_move(view, seat, rng, model);
  }
  assert(false);
  return {};
}

}  // namespace ordinal::completto
