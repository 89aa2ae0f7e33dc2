// How far each level looks, and what it overlooks.
#include "bots/lucky_numbers/player.h"

#include "bots/lucky_numbers/description.h"
#include "bots/value/player.h"

#include <array>

namespace ordinal::lucky_numbers {
namespace {

using value::certain;

constexpr std::array<value::Habit, 6> habits = {{
    {.oversight = {.percent = 65, .most_loss = certain / 4}},
    {.oversight = {.percent = 50, .most_loss = certain / 5}},
    {.oversight = {.percent = 38, .most_loss = certain / 7}},
    {.effort = {.plies = 0}, .oversight = {.percent = 25, .most_loss = certain / 10}},
    {.oversight = {.percent = 13, .most_loss = certain / 20}},
    {.effort = {.plies = 2, .candidates = 6, .placings = 3, .outcomes = 20}},
}};

}  // namespace

Move level_move(Level level, const View& view, Seat seat, Rng& rng, const value::Model& model) {
  const value::Habit& habit = habits[static_cast<std::size_t>(level)];
  return value::habitual_move<Description>(view, seat, rng, model, habit);
}

}  // namespace ordinal::lucky_numbers
