// Means and what they are worth.
#include "arena/score.h"

#include <algorithm>
#include <cmath>

namespace ordinal::arena {
namespace {

// Where all deals ended alike the deviation is zero and says nothing. What happens less than once
// in 20 times if nobody ever saw it in n deals: the rule of three.
double unseen_share(std::size_t deals) {
  return 1 - std::pow(0.05, 1.0 / static_cast<double>(deals));
}

double variance(std::span<const double> deals, double mean) {
  double sum = 0;
  for (const double deal : deals) sum += (deal - mean) * (deal - mean);
  return sum / static_cast<double>(deals.size() - 1);
}

}  // namespace

Share share_of(std::span<const double> deals) {
  double sum = 0;
  for (const double deal : deals) sum += deal;
  const auto count = static_cast<double>(deals.size());
  const double mean = sum / count;
  if (deals.size() == 1) return {.mean = mean};  // one sample has no deviation
  const double spread = variance(deals, mean);
  if (spread < 1e-12) {  // but for rounding, zero
    const double unseen = unseen_share(deals.size());
    return {.mean = mean, .low = mean * (1 - unseen), .high = mean + (1 - mean) * unseen};
  }
  const double margin = deviations * std::sqrt(spread / count);
  return {.mean = mean, .low = std::max(0.0, mean - margin), .high = std::min(1.0, mean + margin)};
}

void Samples::add(double sample) {
  ++count_;
  sum_ += sample;
  sum_of_squares_ += sample * sample;
}

double Samples::wary_variance() const {
  constexpr double imagined = 0.5 * 0.5 + 0.5 * 0.5;
  const double seen = sum_of_squares_ - sum_ * mean();
  return (std::max(0.0, seen) + imagined) / static_cast<double>(count_ + 2);
}

std::optional<double> elo(double share, int others) {
  if (share <= 0 || share >= 1) return std::nullopt;
  return 400 * std::log10(share * others / (1 - share));
}

double expected_share(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace ordinal::arena
