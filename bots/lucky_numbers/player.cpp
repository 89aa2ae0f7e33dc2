// Up to medium by a network, overlooking moves; hard by playouts; expert by the network alone;
// master by a tree, and exactly where the end is near.
#include "bots/lucky_numbers/player.h"

#include "bots/lucky_numbers/description.h"
#include "bots/lucky_numbers/endgame.h"
#include "bots/value/player.h"
#include "bots/value/tree.h"
#include "bots/yardstick/bandit.h"
#include "bots/yardstick/lucky_greedy.h"
#include "bots/yardstick/lucky_search.h"

#include <cassert>

namespace ordinal::lucky_numbers {
namespace {

using value::certain;
using yardstick::TunedGreedy;

constexpr value::Habit beginner = {.oversight = {.percent = 70, .most_loss = certain / 4}};
constexpr value::Habit easy = {.oversight = {.percent = 58, .most_loss = certain / 5}};
constexpr value::Habit medium = {.oversight = {.percent = 52, .most_loss = certain / 6}};
constexpr value::Habit expert = {};
constexpr int visits_of_master = 2000;

// As flat-mc, but for the set-up.
Move played_out_move(const View& view, Seat seat, Rng& rng) {
  const State::Moves moves = Description::open_moves(State::sample(view, rng), seat);
  return yardstick::bandit_move<State>(view, seat, moves, yardstick::flat_mc_effort, TunedGreedy(),
                                       rng);
}

Move searched_move(const View& view, Seat seat, Rng& rng, const value::Model& model) {
  const int players = view.table.setup.players;
  value::Tree<Description, TunedGreedy> tree(model.at(players), players, TunedGreedy(), rng);
  const State state = State::sample(view, rng);
  const Move meant = tree.best_move(state, seat, visits_of_master);
  if (!Endgame::is_near(view.table)) return meant;
  return Solver(Endgame::moves_near_the_end).best_move(state, meant).value_or(meant);
}

}  // namespace

Move level_move(Level level, const View& view, Seat seat, Rng& rng, const value::Model& model) {
  const auto habitual = [&](const value::Habit& habit) {
    return value::habitual_move<Description>(view, seat, rng, model, habit);
  };
  switch (level) {
    case Level::beginner:
      return habitual(beginner);
    case Level::easy:
      return habitual(easy);
    case Level::medium:
      return habitual(medium);
    case Level::hard:
      return played_out_move(view, seat, rng);
    case Level::expert:
      return habitual(expert);
    case Level::master:
      return searched_move(view, seat, rng, model);
  }
  assert(false);
  return {};
}

}  // namespace ordinal::lucky_numbers
