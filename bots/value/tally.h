// Positions as counts: what a game offers to be judged by a sum over what there is, each kind with
// a weight of its own.
#pragma once

#include "bots/value/features.h"
#include "engine/core/game.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::value {

using Count = Input;

inline constexpr int number_one = 1000;  // a factor of e in the odds to win

// clang-format off
template <class T>
concept Tally =
    Game<typename T::State> &&
    requires(const typename T::State state, const typename T::State::Move move,
             const typename T::State::Setup setup, const typename T::Weights weights, Seat seat,
             std::span<Count, T::size> counts, std::span<Input> inputs, Rng rng) {
      // How many there are of each kind, as `seat` sees the position after its move: the sum of
      // counts times numbers is the logarithm of its odds. Precondition: not over.
      { T::count(state, seat, counts) }     -> std::same_as<void>;
      // A number for each kind, in parts of `number_one`; and all of them laid out to play by.
      requires std::same_as<typename T::Numbers, std::array<std::int16_t, T::size>>;
      requires std::constructible_from<typename T::Weights, typename T::Numbers>;
      { weights.numbers }                   -> std::convertible_to<typename T::Numbers>;
      { T::number_bound }                   -> std::convertible_to<int>;
      // Games of one family are judged by the same numbers.
      { T::family(setup) }                  -> std::same_as<int>;
      { T::families }                       -> std::convertible_to<std::span<const int>>;
      // What is learned by comparing moves is a family of its own, so many further.
      { T::compared }                       -> std::convertible_to<int>;
      // Some families may have a network besides, which is told of such a position so many inputs.
      { T::network_families }               -> std::convertible_to<std::span<const int>>;
      { T::inputs() }                       -> std::same_as<int>;
      { T::describe(state, seat, inputs) }  -> std::same_as<void>;
      // To learn: the numbers to begin with, and how hard each is drawn towards 0 (the weight of a
      // ridge).
      { T::first_guess() }                  -> std::same_as<typename T::Numbers>;
      { T::doubts() }                       -> std::same_as<std::array<double, T::size>>;
      // What the seat may do, each move with its worth; whether the move that led here ends a turn
      // and is to be judged; and the seat's share of the win in the end.
      { T::weigh(state, seat, weights) };
      // Some of them, played out: each with the mean chance, in parts of `certain`.
      { T::compare(state, seat, weights, rng) };
      { T::is_judged(state, move) }         -> std::same_as<bool>;
      { T::share(state, seat) }             -> std::same_as<double>;
    };
// clang-format on

template <Tally T>
bool can_have_network(int family) {
  return std::ranges::count(T::network_families, family) > 0;
}

// What numbers and networks are told.
template <Tally T>
const ModelKind& tally_kind() {
  const auto describer = [](int players) {
    return [players, told = std::vector<Input>(T::size + static_cast<std::size_t>(T::inputs()))](
               const typename T::State& state) mutable -> std::span<const Input> {
      if (state.turn().is_chance()) return {};
      const std::span all(told);
      T::count(state, players - 1, all.template first<T::size>());
      if (can_have_network<T>(T::family(state.table().setup))) {
        T::describe(state, players - 1, all.subspan(T::size));
      }
      return told;
    };
  };
  static const ModelKind kind{T::State::facts().id, feature_hash<typename T::State>(describer)};
  return kind;
}

}  // namespace ordinal::value
