// What each level overlooks, or how far it thinks.
#include "bots/completto/levels.h"

#include "bots/completto/evaluation.h"
#include "bots/completto/search.h"

#include <cassert>

namespace ordinal::completto {
namespace {

constexpr Oversight beginner = {.percent = 70, .most_loss = 60000};
constexpr Oversight easy = {.percent = 50, .most_loss = 40000};
constexpr Oversight medium = {.percent = 30, .most_loss = 20000};

constexpr Budget expert = {.playouts = 60, .horizon = 5, .most_moves = 4, .most_loss = 8000};
constexpr Budget master = {.playouts = 400, .horizon = 8, .most_moves = 5, .most_loss = 10000};

Move seen_move(const View& view, Seat seat, Rng& rng, const Oversight& oversight) {
  return ordinal::seen_move<Move>(weighed_moves(view.table, seat), oversight, rng);
}

}  // namespace

Move level_move(Level level, const View& view, Seat seat, Rng& rng) {
  switch (level) {
    case Level::beginner:
      return seen_move(view, seat, rng, beginner);
    case Level::easy:
      return seen_move(view, seat, rng, easy);
    case Level::medium:
      return seen_move(view, seat, rng, medium);
    case Level::hard:
      return best_move(view.table, seat);
    case Level::expert:
      return searched_move(view, seat, rng, expert);
    case Level::master:
      return searched_move(view, seat, rng, master);
  }
  assert(false);
  return {};
}

}  // namespace ordinal::completto
