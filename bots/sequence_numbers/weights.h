// What the scoring weighs lines and cards by. The numbers are learned from its own games.
#pragma once

#include "bots/sequence_numbers/need.h"
#include "engine/games/sequence_numbers/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

// Which number of a row stands for what. Lines are in the order of `all_needs`; whatever there is
// two of is for a side that needs one sequence more, and for one that needs two.
namespace at {

inline constexpr std::array<std::size_t, 2> own = {0, need_count};
// Lines of few cells, for who has a plus.
inline constexpr std::array<std::size_t, 2> more_with_plus = {
    own[1] + need_count, own[1] + need_count + short_need_count};
// Lines of another side, whose cards are unknown.
inline constexpr std::array<std::size_t, 2> other = {
    more_with_plus[1] + short_need_count, more_with_plus[1] + short_need_count + hidden_need_count};

inline constexpr std::size_t even = other[1] + hidden_need_count;  // to have moved
inline constexpr std::size_t plus = even + 1;                      // a card in the hand
inline constexpr std::size_t minus = even + 2;
inline constexpr std::size_t dead = even + 3;
inline constexpr std::size_t own_sequence = even + 4;  // that is counted already
inline constexpr std::size_t other_sequence = even + 5;
// Not by sequences: a line of another side that lacks a cell with one card, and with two.
inline constexpr std::array<std::size_t, 2> old_threat = {even + 6, even + 7};

}  // namespace at

inline constexpr std::size_t number_count = at::old_threat[1] + 1;

// In thousandths of the logarithm of the odds to win.
using Numbers = std::array<std::int16_t, number_count>;
inline constexpr int number_bound = 4000;

// The same, laid out for look-up.
struct Weights {
  Numbers numbers;
  std::array<LineValues, 2> own;
  std::array<LineValues, 2> own_with_plus;
  std::array<LineValues, 2> other;

  explicit constexpr Weights(const Numbers& learned) : numbers(learned) {
    for (const std::size_t two : {0U, 1U}) {
      for (std::size_t i = 0; i < need_count; ++i) {
        const int more = i < short_need_count ? of(at::more_with_plus[two] + i) : 0;
        own[two].set(all_needs[i], of(at::own[two] + i));
        own_with_plus[two].set(all_needs[i], of(at::own[two] + i) + more);
      }
      for (std::size_t i = 0; i < hidden_need_count; ++i) {
        other[two].set(hidden_needs[i], of(at::other[two] + i));
      }
    }
  }

  constexpr int of(std::size_t place) const { return numbers[place]; }

  friend bool operator==(const Weights& a, const Weights& b) { return a.numbers == b.numbers; }
};

// For whoever looks at what there is, and not at what it is worth.
inline constexpr Weights nothing_learned{Numbers{}};

// Whether the side needs one sequence more, or two: which of two numbers counts.
inline std::size_t needs_two(const Table& table, std::size_t side) {
  return table.setup.sequences_to_win() - table.sequences[side] > 1 ? 1 : 0;
}

// Games with as many sequences to win and as many sides are judged by the same numbers: 12 is one
// sequence, two sides. There are two rows of them: learned from what came of games, and, a hundred
// further, from what came of moves that were compared.
inline constexpr int compared = 100;
inline constexpr std::array<int, 8> families = {
    12, 13, 22, 23, compared + 12, compared + 13, compared + 22, compared + 23};

// Those that a network is described for (description.h).
inline constexpr std::array<int, 1> network_families = {12};

inline int family_of(const Setup& setup) { return setup.sequences_to_win() * 10 + setup.sides; }

}  // namespace ordinal::sequence_numbers
