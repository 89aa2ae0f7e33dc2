// Plays by what a network thinks of the positions ahead.
#pragma once

#include "bots/value/lookahead.h"
#include "bots/value/model.h"

namespace ordinal::value {

struct Habit {
  Effort effort = {};
  Oversight oversight = {};
};

// Precondition: the seat may act, and the model has a network for the number of players.
template <Description D>
typename D::State::Move habitual_move(const typename D::State::View& view, Seat seat, Rng& rng,
                                      const Model& model, const Habit& habit) {
  const typename D::State state = D::State::sample(view, rng);
  const int players = view.table.setup.players;
  Lookahead<D> lookahead(model.at(players), players);
  const auto moves = lookahead.weigh(state, seat, habit.effort);
  return seen_move<typename D::State::Move>(moves, habit.oversight, rng);
}

}  // namespace ordinal::value
