// Who plays which game: one line a player, the weakest first. A game without lines is played at
// random.
#pragma once

#include "bots/yardstick/completto_greedy.h"
#include "bots/yardstick/lucky_greedy.h"
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
  const typename S::Moves moves = S::sample(view, rng).legal_moves(seat);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

template <Game S>
inline constexpr std::array roster = {NamedPlayer<S>{"random", random_move<S>}};

template <>
inline constexpr std::array roster<lucky_numbers::State> = {
    NamedPlayer<lucky_numbers::State>{"random", random_move<lucky_numbers::State>},
    NamedPlayer<lucky_numbers::State>{"linear-greedy", yardstick::linear_greedy_move},
    NamedPlayer<lucky_numbers::State>{"tuned-greedy", yardstick::tuned_greedy_move},
};

template <>
inline constexpr std::array roster<completto::State> = {
    NamedPlayer<completto::State>{"random", random_move<completto::State>},
    NamedPlayer<completto::State>{"greedy", yardstick::greedy_move},
};

template <>
inline constexpr std::array roster<sequence_numbers::State> = {
    NamedPlayer<sequence_numbers::State>{"random", random_move<sequence_numbers::State>},
    NamedPlayer<sequence_numbers::State>{"naive-lines", yardstick::naive_lines_move},
};

}  // namespace ordinal
