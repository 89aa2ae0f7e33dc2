// Slopes and curvatures, and the system of equations that they make.
#include "train/regression.h"

#include "train/crew.h"
#include "train/real.h"

#include <array>
#include <cmath>

namespace ordinal::train {
namespace {

using Row = std::vector<double>;

// The error of some samples: its sum, how it slopes, and how the slope changes.
struct Shape {
  double error = 0;
  Row slope;
  std::vector<Row> curvature;  // up to the diagonal: the rest is the same mirrored

  explicit Shape(std::size_t count) : slope(count) {
    for (std::size_t i = 0; i < count; ++i) curvature.emplace_back(i + 1);
  }
};

double sum_of(const std::vector<Term>& terms, const Row& weights) {
  double sum = 0;
  for (const Term& term : terms) sum += weights[term.kind] * term.count;
  return sum;
}

// What a sum is too large by, and how that grows with the sum.
void add(Shape& shape, const std::vector<Term>& terms, double excess, double bend) {
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const auto& [kind, count] = terms[i];
    shape.slope[kind] += excess * count;
    Row& row = shape.curvature[kind];
    for (std::size_t j = 0; j <= i; ++j) row[terms[j].kind] += bend * count * terms[j].count;
  }
}

void add(Shape& shape, const Row& weights, const Sample& sample) {
  const double chance = chance_of_odds(sum_of(sample.terms, weights));
  shape.error += error_of(chance, sample.share);
  add(shape, sample.terms, chance - sample.share, chance * (1 - chance));
}

void add(Shape& shape, const Row& weights, const Comparison& comparison) {
  const double excess = sum_of(comparison.terms, weights) - comparison.gain;
  shape.error += comparison.weight * excess * excess;
  add(shape, comparison.terms, comparison.weight * excess, comparison.weight);
}

void add(Shape& shape, const Shape& other) {
  shape.error += other.error;
  for (std::size_t i = 0; i < shape.slope.size(); ++i) {
    shape.slope[i] += other.slope[i];
    for (std::size_t j = 0; j <= i; ++j) shape.curvature[i][j] += other.curvature[i][j];
  }
}

// Added up share by share in their order, so that threads make no difference.
template <class Lesson>
Shape shape_of(const Row& weights, std::span<const Lesson> samples, unsigned threads) {
  constexpr std::size_t shares = 16;
  std::vector<Shape> shapes(shares, Shape(weights.size()));
  share_out(threads, shares, [&](std::size_t share) {
    const std::size_t begin = samples.size() * share / shares;
    const std::size_t end = samples.size() * (share + 1) / shares;
    for (std::size_t i = begin; i < end; ++i) add(shapes[share], weights, samples[i]);
  });
  for (std::size_t share = 1; share < shares; ++share) add(shapes[0], shapes[share]);
  return std::move(shapes[0]);
}

// A symmetric matrix becomes the lower triangle that times itself is the matrix (Cholesky).
void halve(std::vector<Row>& matrix) {
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double rest = matrix[i][j];
      for (std::size_t k = 0; k < j; ++k) rest -= matrix[i][k] * matrix[j][k];
      matrix[i][j] = i == j ? std::sqrt(rest) : rest / matrix[j][j];
    }
  }
}

// What the matrix must be multiplied with to give `right`.
Row solved(std::vector<Row> matrix, Row right) {
  halve(matrix);
  for (std::size_t i = 0; i < right.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  for (std::size_t i = right.size(); i-- > 0;) {
    for (std::size_t k = i + 1; k < right.size(); ++k) right[i] -= matrix[k][i] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}

void step(std::vector<double>& weights, Shape shape, std::span<const double> doubts) {
  for (std::size_t i = 0; i < weights.size(); ++i) shape.curvature[i][i] += doubts[i];
  const Row step = solved(std::move(shape.curvature), std::move(shape.slope));
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i] -= step[i];
}

}  // namespace

double improve(std::vector<double>& weights, std::span<const Sample> samples,
               std::span<const double> doubts, unsigned threads) {
  Shape shape = shape_of(weights, samples, threads);
  for (std::size_t i = 0; i < weights.size(); ++i) shape.slope[i] += doubts[i] * weights[i];
  const double error = shape.error;
  step(weights, std::move(shape), doubts);
  return error / static_cast<double>(samples.size());
}

double explain(std::vector<double>& weights, std::span<const Comparison> comparisons,
               std::span<const double> doubts, unsigned threads) {
  Shape shape = shape_of(weights, comparisons, threads);
  const double error = shape.error;
  step(weights, std::move(shape), doubts);
  return error / static_cast<double>(comparisons.size());
}

}  // namespace ordinal::train
