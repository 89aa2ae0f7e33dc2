// One walk through all that was taught, a batch at a time, with a step downhill after each.
#pragma once

#include "engine/core/rng.h"
#include "train/course.h"
#include "train/crew.h"
#include "train/learner.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace ordinal::train {

template <class Item>
void shuffle(std::vector<Item>& items, Rng rng) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

// Large steps at first, small ones in the end.
inline float rate_after(std::uint32_t rounds, std::uint32_t of_all) {
  const float done = static_cast<float>(rounds) / static_cast<float>(of_all);
  return 0.0015F * (1 - done) + 0.00002F;
}

struct Stride {
  std::size_t batch;
  float rate;
  unsigned threads;
};

// `study(items, share, slope)` adds the slope of their errors, and answers the sum of these; so
// does the walk. Slopes are added up share by share in their order, so that threads make no
// difference.
template <class Item, class Study>
double walk(std::span<const Item> items, const Stride& stride, Course& course, const Study& study) {
  constexpr std::size_t shares = 16;
  double error = 0;
  for (std::size_t begin = 0; begin < items.size(); begin += stride.batch) {
    const auto batch = items.subspan(begin, std::min(stride.batch, items.size() - begin));
    std::vector<Parameters> slopes(shares, Parameters(course.parameters.size()));
    std::array<double, shares> errors{};
    share_out(stride.threads, shares, [&](std::size_t share) {
      const std::size_t first = batch.size() * share / shares;
      const std::size_t last = batch.size() * (share + 1) / shares;
      errors[share] = study(batch.subspan(first, last - first), share, slopes[share]);
    });
    Parameters& total = slopes[0];
    for (std::size_t share = 1; share < shares; ++share) {
      for (std::size_t i = 0; i < total.size(); ++i) total[i] += slopes[share][i];
    }
    for (float& slope : total) slope /= static_cast<float>(batch.size());
    course.adam.step(course.parameters, total, stride.rate);
    for (const double one_error : errors) error += one_error;
  }
  return error;
}

}  // namespace ordinal::train
