// Who plays which game: one line a player: first at random, then the yardsticks, then the
// levels, each group from the weakest to the strongest. A game without lines is played at
// random.
#pragma once

#include "bots/completto/player.h"
#include "bots/learned.h"
#include "bots/level.h"
#include "bots/lucky_numbers/player.h"
#include "bots/sequence_numbers/player.h"
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
  // The same by another model than the one that travels with the program; none if it needs none.
  typename S::Move (*choose_by)(const typename S::View& view, Seat seat, Rng& rng,
                                const typename ModelOf<S>::type& model) = nullptr;
};

// A level of a game that has a model.
template <Learned S, auto LevelMove, Level L>
inline constexpr NamedPlayer<S> level_by_model = {
    name_of(L),
    [](const typename S::View& view, Seat seat, Rng& rng) {
      return LevelMove(L, view, seat, rng, shipped_model<S>());
    },
    [](const typename S::View& view, Seat seat, Rng& rng, const typename ModelOf<S>::type& model) {
      return LevelMove(L, view, seat, rng, model);
    }};

// A level of such a game that plays by something else.
template <Learned S>
constexpr NamedPlayer<S> without_model(NamedPlayer<S> player) {
  player.choose_by = nullptr;
  return player;
}

// Any legal move, each as likely.
template <Game S>
typename S::Move random_move(const typename S::View& view, Seat seat, Rng& rng) {
  return rng.pick(S::sample(view, rng).legal_moves(seat));
}

template <Game S>
inline constexpr std::array roster = {NamedPlayer<S>{"random", random_move<S>}};

template <Level L>
inline constexpr auto lucky_numbers_level =
    level_by_model<lucky_numbers::State, lucky_numbers::level_move, L>;

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
    lucky_numbers_level<Level::beginner>,
    lucky_numbers_level<Level::easy>,
    lucky_numbers_level<Level::medium>,
    without_model(lucky_numbers_level<Level::hard>),
    lucky_numbers_level<Level::expert>,
    lucky_numbers_level<Level::master>,
};

template <Level L>
inline constexpr auto completto_level = level_by_model<completto::State, completto::level_move, L>;

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
    without_model(completto_level<Level::beginner>),
    without_model(completto_level<Level::easy>),
    without_model(completto_level<Level::medium>),
    without_model(completto_level<Level::hard>),
    completto_level<Level::expert>,
    completto_level<Level::master>,
};

template <Level L>
inline constexpr auto sequence_numbers_level =
    level_by_model<sequence_numbers::State, sequence_numbers::level_move, L>;

template <>
inline constexpr std::array roster<sequence_numbers::State> = {
    NamedPlayer<sequence_numbers::State>{"random", random_move<sequence_numbers::State>},
    NamedPlayer<sequence_numbers::State>{"naive-lines", yardstick::naive_lines_move},
    NamedPlayer<sequence_numbers::State>{"full-scorer", yardstick::full_scorer_move},
    sequence_numbers_level<Level::beginner>,
    sequence_numbers_level<Level::easy>,
    sequence_numbers_level<Level::medium>,
    without_model(sequence_numbers_level<Level::hard>),
    sequence_numbers_level<Level::expert>,
    sequence_numbers_level<Level::master>,
};

}  // namespace ordinal
