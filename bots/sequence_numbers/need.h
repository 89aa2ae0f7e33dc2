// What a side still needs on a cell, and on a line: as numbers that can be added up.
//
//   cell      0      own chip or corner   6 | two unseen cards would cover it
//             1      a card in the hand  36 | one
//                                       216 | none: only `plus` would
//          1296      foreign chip
//   line      the sum over its five cells: in base six, how many cells there are of each kind
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ordinal::sequence_numbers {

using Need = std::uint16_t;

inline constexpr Need no_need = 0;
inline constexpr Need held_need = 1;
inline constexpr std::array<Need, 3> unseen_needs = {216, 36, 6};  // by unseen cards
inline constexpr Need foreign_need = 1296;

// More than two cards make no difference.
constexpr Need need_of_unseen(std::size_t cards) {
  return unseen_needs[std::min<std::size_t>(cards, 2)];
}

// How many cells of each kind a line needs; five at most together.
struct Needs {
  int held = 0;
  int two = 0;
  int one = 0;
  int none = 0;

  constexpr int size() const { return held + two + one + none; }
  constexpr Need sum() const { return static_cast<Need>(held + 6 * two + 36 * one + 216 * none); }
};

// How many different needs there are with at most five cells, how many of these where no hand is
// known, and how many with at most two cells.
inline constexpr std::size_t need_count = 126;
inline constexpr std::size_t hidden_need_count = 56;
inline constexpr std::size_t short_need_count = 15;

// All of them, those of fewer cells first; lines with a foreign chip are not among them.
inline constexpr auto all_needs = [] {
  std::array<Needs, need_count> all{};
  std::size_t count = 0;
  for (int size = 0; size <= 5; ++size) {
    for (int held = size; held >= 0; --held) {
      for (int two = size - held; two >= 0; --two) {
        for (int one = size - held - two; one >= 0; --one) {
          all[count++] = {held, two, one, size - held - two - one};
        }
      }
    }
  }
  return all;
}();

// Those without a card in the hand, in the same order.
inline constexpr auto hidden_needs = [] {
  std::array<Needs, hidden_need_count> hidden{};
  std::copy_if(all_needs.begin(), all_needs.end(), hidden.begin(),
               [](const Needs& needs) { return needs.held == 0; });
  return hidden;
}();

// Where each need stands in `all_needs`, and among those where no hand is known.
struct NeedPlaces {
  std::array<std::uint8_t, foreign_need> any{};
  std::array<std::uint8_t, foreign_need> hidden{};
};

inline constexpr NeedPlaces need_places = [] {
  NeedPlaces all;
  for (std::uint8_t i = 0; i < need_count; ++i) all.any[all_needs[i].sum()] = i;
  for (std::uint8_t i = 0; i < hidden_need_count; ++i) all.hidden[hidden_needs[i].sum()] = i;
  return all;
}();

// How many cells a line needs; more than five where there is a foreign chip.
inline constexpr auto need_sizes = [] {
  std::array<std::uint8_t, foreign_need + 1> sizes{};
  sizes.fill(6);
  for (const Needs& needs : all_needs) sizes[needs.sum()] = static_cast<std::uint8_t>(needs.size());
  return sizes;
}();

// How many of them a card in the hand covers.
constexpr int held_in(Need line) { return line % unseen_needs[2]; }

constexpr int size_of(Need line) { return need_sizes[std::min(line, foreign_need)]; }

// What each line is worth by what it needs; with a foreign chip nothing.
class LineValues {
 public:
  constexpr int of(Need line) const { return values_[std::min(line, foreign_need)]; }

  constexpr void set(const Needs& needs, int value) {
    values_[needs.sum()] = static_cast<std::int16_t>(value);
  }

 private:
  std::array<std::int16_t, foreign_need + 1> values_{};
};

}  // namespace ordinal::sequence_numbers
