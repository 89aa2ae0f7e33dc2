// Newton's method on a concave likelihood; bounds from the measured spread of the deals.
#include "arena/rating.h"

#include "arena/score.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace ordinal::arena {
namespace {

constexpr double elo_a_unit = 173.71779276130073;  // 400 / ln 10: strengths are logarithms to e
constexpr int steps = 100;
constexpr double longest_step = 1;

class Matrix {
 public:
  explicit Matrix(std::size_t size) : size_(size), cells_(size * size) {}

  std::size_t size() const { return size_; }
  double& at(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
  double at(std::size_t row, std::size_t column) const { return cells_[row * size_ + column]; }

  // Adds weight · (e_one − e_other)(e_one − e_other)ᵀ: what an encounter says of a difference.
  void add_difference(std::size_t one, std::size_t other, double weight) {
    at(one, one) += weight;
    at(other, other) += weight;
    at(one, other) -= weight;
    at(other, one) -= weight;
  }

  Matrix operator*(const Matrix& right) const {
    Matrix product(size_);
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t column = 0; column < size_; ++column) {
        for (std::size_t k = 0; k < size_; ++k) {
          product.at(row, column) += at(row, k) * right.at(k, column);
        }
      }
    }
    return product;
  }

  std::vector<double> operator*(const std::vector<double>& right) const {
    std::vector<double> product(size_);
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t k = 0; k < size_; ++k) product[row] += at(row, k) * right[k];
    }
    return product;
  }

 private:
  std::size_t size_;
  std::vector<double> cells_;
};

// By elimination; symmetric and positive, so the pivots are never 0.
Matrix inverse(Matrix left) {
  const std::size_t size = left.size();
  Matrix right(size);
  for (std::size_t i = 0; i < size; ++i) right.at(i, i) = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / left.at(pivot, pivot);
    for (std::size_t k = 0; k < size; ++k) {
      left.at(pivot, k) *= scale;
      right.at(pivot, k) *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double factor = left.at(row, pivot);
      for (std::size_t k = 0; row != pivot && k < size; ++k) {
        left.at(row, k) -= factor * left.at(pivot, k);
        right.at(row, k) -= factor * right.at(pivot, k);
      }
    }
  }
  return right;
}

// The share that the strengths expect of an encounter's `one`.
double expected(const Encounter& encounter, const std::vector<double>& strengths) {
  const double distance = strengths[encounter.one] - strengths[encounter.other];
  return 1 / (1 + (encounter.seats - 1) * std::exp(-distance));
}

// How much an encounter knows: its deals, and the one that is imagined.
double weight(const Encounter& encounter) {
  return static_cast<double>(encounter.deals.count()) + 1;
}

double won_deals(const Encounter& encounter) {
  return static_cast<double>(encounter.deals.count()) * encounter.deals.mean() +
         1.0 / encounter.seats;
}

// The curvature of the likelihood. It does not care for the sum of all strengths, so that is held
// at 0.
Matrix information(std::span<const Encounter> encounters, const std::vector<double>& strengths) {
  Matrix sum(strengths.size());
  for (std::size_t i = 0; i < strengths.size(); ++i) {
    for (std::size_t k = 0; k < strengths.size(); ++k) sum.at(i, k) = 1;
  }
  for (const Encounter& encounter : encounters) {
    const double share = expected(encounter, strengths);
    sum.add_difference(encounter.one, encounter.other, weight(encounter) * share * (1 - share));
  }
  return sum;
}

std::vector<double> slope(std::span<const Encounter> encounters,
                          const std::vector<double>& strengths) {
  std::vector<double> sum(strengths.size());
  for (const Encounter& encounter : encounters) {
    const double surplus =
        won_deals(encounter) - weight(encounter) * expected(encounter, strengths);
    sum[encounter.one] += surplus;
    sum[encounter.other] -= surplus;
  }
  return sum;
}

std::vector<double> fitted(std::size_t players, std::span<const Encounter> encounters) {
  std::vector<double> strengths(players);
  for (int i = 0; i < steps; ++i) {
    const std::vector<double> step =
        inverse(information(encounters, strengths)) * slope(encounters, strengths);
    for (std::size_t player = 0; player < players; ++player) {
      strengths[player] += std::clamp(step[player], -longest_step, longest_step);
    }
  }
  return strengths;
}

// The spread of the strengths that follows from the measured one of the deals.
Matrix covariance(std::span<const Encounter> encounters, const std::vector<double>& strengths) {
  Matrix spread(strengths.size());
  for (const Encounter& encounter : encounters) {
    spread.add_difference(
        encounter.one, encounter.other,
        static_cast<double>(encounter.deals.count()) * encounter.deals.wary_variance());
  }
  const Matrix shape = inverse(information(encounters, strengths));
  return shape * spread * shape;
}

}  // namespace

std::vector<Rating> rate(std::size_t players, std::span<const Encounter> encounters,
                         std::size_t anchor) {
  assert(anchor < players);
  const std::vector<double> strengths = fitted(players, encounters);
  const Matrix spread = covariance(encounters, strengths);
  std::vector<Rating> ratings;
  for (std::size_t player = 0; player < players; ++player) {
    const double elo = elo_a_unit * (strengths[player] - strengths[anchor]);
    const double margin = elo_a_unit * deviations * std::sqrt(spread.at(player, player));
    ratings.push_back({.elo = elo, .low = elo - margin, .high = elo + margin});
  }
  return ratings;
}

}  // namespace ordinal::arena
