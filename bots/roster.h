// Who plays which game: one line a player, the weakest first. A game without lines is played at
// random.
#pragma once

#include "bots/completto/levels.h"
#include "bots/level.h"
#include "bots/yardstick/completto_greedy.h"
#include "bots/yardstick/full_scorer.h"
#include "bots/yardstick/gap_cost.h"
#include "bots/yardstick/gap_cost_mc.h"
#include "bots/yardstick/lucky_greedy.h"
#include "bots/yardstick/lucky_search.h"
#include "bots/yardstick/naive_lines.h"
#include "engine/core/game.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace ordinal {

// A player is a function of what its seat may know, and of nothing else.
template <Game S>
struct NamedPlayer {
  std::string_view name;
  typename S::Move (*choose)(const typename S::View& view, Seat seat, Rng& rng);
};

// Any legal move, each as likely.
template <Game S>
typename S::Move random_move(const typename S::View& view, Seat seat, Rng& rng) {
  return rng.pick(S::sample(view, rng).legal_moves(seat));
}

// A level of a game that has all six.
template <Game S, Level level>
constexpr NamedPlayer<S> leveled_player() {
  return {name_of(level), [](const typename S::View& view, Seat seat, Rng& rng) {
            return level_move(level, view, seat, rng);
          }};
}

template <Game S>
inline constexpr std::array roster = {NamedPlayer<S>{"random", random_move<S>}};

template <>
inline constexpr std::array roster<lucky_numbers::State> = {
    NamedPlayer<lucky_numbers::State>{"random", random_move<lucky_numbers::State>},
    NamedPlayer<lucky_numbers::State>{"linear-greedy", yardstick::linear_greedy_move},
    NamedPlayer<lucky_numbers::State>{"tuned-greedy", yardstick::tuned_greedy_move},
    NamedPlayer<lucky_numbers::State>{"flat-mc",
                                      [](const lucky_numbers::View& view, Seat seat, Rng& rng) {
                                        return yardstick::flat_mc_move(view, seat, rng,
                                                                       yardstick::flat_mc_effort);
                                      }},
    NamedPlayer<lucky_numbers::State>{"mcts",
                                      [](const lucky_numbers::View& view, Seat seat, Rng& rng) {
                                        return yardstick::mcts_move(view, seat, rng,
                                                                    yardstick::mcts_effort);
                                      }},
};

template <>
inline constexpr std::array roster<completto::State> = {
    NamedPlayer<completto::State>{"random", random_move<completto::State>},
    NamedPlayer<completto::State>{"greedy", yardstick::greedy_move},
    NamedPlayer<completto::State>{"gap-cost",
                                  [](const completto::View& view, Seat seat, Rng&) {
                                    return yardstick::gap_cost_move(view.table, seat);
                                  }},
    NamedPlayer<completto::State>{"gap-cost-mc",
                                  [](const completto::View& view, Seat seat, Rng& rng) {
                                    return yardstick::gap_cost_mc_move(
                                        view, seat, rng, yardstick::gap_cost_mc_effort);
                                  }},
    leveled_player<completto::State, Level::beginner>(),
    leveled_player<completto::State, Level::easy>(),
    leveled_player<completto::State, Level::medium>(),
    leveled_player<completto::State, Level::hard>(),
    leveled_player<completto::State, Level::expert>(),
    leveled_player<completto::State, Level::master>(),
};

template <>
inline constexpr std::array roster<sequence_numbers::State> = {
    NamedPlayer<sequence_numbers::State>{"random", random_move<sequence_numbers::State>},
    NamedPlayer<sequence_numbers::State>{"naive-lines", yardstick::naive_lines_move},
    NamedPlayer<sequence_numbers::State>{"full-scorer", yardstick::full_scorer_move},
};

}  // namespace ordinal
