// Logistic regression: which weights of counts make what came of positions most likely. Every
// weight is drawn towards 0 as hard as it is doubted.
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

// A step of Newton's method from these weights; answers the error of a sample before it (cross
// entropy). Threads make no difference. Precondition: there are samples, a doubt for each weight,
// and every doubt is above 0.
double improve(std::vector<double>& weights, std::span<const Sample> samples,
               std::span<const double> doubts, unsigned threads);

}  // namespace ordinal::train
