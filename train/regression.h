// Regression: which weights of counts make what came of positions most likely, or tell best which
// of two moves is better.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::train {

// A kind of thing, and how many of it there are.
struct Term {
  std::uint16_t kind;
  std::int16_t count;
};

// A position, and the share of the win that came of it.
struct Sample {
  std::vector<Term> terms;  // of different kinds, in ascending order
  double share;
};

// By how much one position is better than another in which there is more of this and less of that.
struct Comparison {
  std::vector<Term> terms;  // of different kinds, in ascending order
  double gain;              // in the logarithm of the odds
  double weight;            // the larger, the more it counts
};

// A step of Newton's method from these weights (logistic regression); answers the error of a sample
// before it (cross entropy). Every weight is drawn towards 0 as hard as it is doubted. Threads make
// no difference. Precondition: there are samples, a doubt for each weight, and every doubt is above
// 0.
double improve(std::vector<double>& weights, std::span<const Sample> samples,
               std::span<const double> doubts, unsigned threads);

// The weights that explain the gains best (least squares); answers the mean error before (squared).
// Every weight is drawn towards what it was as hard as it is doubted. The rest as above.
double explain(std::vector<double>& weights, std::span<const Comparison> comparisons,
               std::span<const double> doubts, unsigned threads);

}  // namespace ordinal::train
