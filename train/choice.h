// A decision that was looked at closely: what lay there after each of the best moves, and what came
// of it when that was played out.
#pragma once

#include "bots/value/network.h"
#include "bots/value/tally.h"
#include "train/learner.h"
#include "train/regression.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::train {

template <value::Tally T>
struct Choice {
  Seat seat;
  std::vector<typename T::State> after;
  std::vector<double> chances;
};

// By how much each move is better than each other, for the numbers of a tally. Near an even chance
// a gain means most; and all comparisons of a decision count like those of its best move alone.
template <value::Tally T>
void append_comparisons(const Choice<T>& choice, std::vector<Comparison>& comparisons) {
  constexpr double least_bend = 0.01;
  const auto moves = static_cast<double>(choice.after.size());
  double chance = 0;
  for (const double one : choice.chances) chance += one / moves;
  const double bend = std::max(chance * (1 - chance), least_bend);
  std::vector<std::array<value::Count, T::size>> counts(choice.after.size());
  for (std::size_t i = 0; i < counts.size(); ++i) T::count(choice.after[i], choice.seat, counts[i]);
  for (std::size_t a = 0; a < counts.size(); ++a) {
    for (std::size_t b = a + 1; b < counts.size(); ++b) {
      Comparison& comparison = comparisons.emplace_back();
      comparison.gain = (choice.chances[a] - choice.chances[b]) / bend;
      comparison.weight = 16 * bend * bend / moves;
      for (std::uint16_t kind = 0; kind < T::size; ++kind) {
        const auto difference = static_cast<value::Count>(counts[a][kind] - counts[b][kind]);
        if (difference != 0) comparison.terms.push_back({kind, difference});
      }
    }
  }
}

// The same for a network: adds the slope of its error, and answers the error.
template <value::Tally T>
double add_slope(const Parameters& parameters, const Choice<T>& choice, Parameters& slope) {
  const auto inputs = static_cast<std::size_t>(T::inputs());
  std::vector<value::Input> told(choice.after.size() * inputs);
  std::vector<Lesson> lessons;
  for (std::size_t i = 0; i < choice.after.size(); ++i) {
    const std::span own = std::span(told).subspan(i * inputs, inputs);
    T::describe(choice.after[i], choice.seat, own);
    lessons.push_back({own, static_cast<float>(choice.chances[i])});
  }
  return add_slope_of_choice(parameters, lessons, slope);
}

}  // namespace ordinal::train
