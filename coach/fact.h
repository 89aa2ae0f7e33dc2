// Facts in the order of their weight, and the first few of them that hold. Knows no game.
#pragma once

#include "engine/core/picture.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ordinal::coach {

inline constexpr std::size_t most_reasons = 3;

// A difference of less than a tenth convinces nobody.
constexpr bool is_trifling(int count, int other) {
  return 10 * (std::max(count, other) - std::min(count, other)) < std::max(count, other);
}

// A sentence that holds. A trifle is said only where there is nothing else to say.
struct Remark {
  Remark(Caption said, bool trifles = false) : caption(std::move(said)), is_trifle(trifles) {}

  Caption caption;
  bool is_trifle;
};

using MaybeRemark = std::optional<Remark>;

// What is true of the subject; nothing if it is not.
template <class Subject>
using Fact = MaybeRemark (*)(const Subject& subject);

template <class Subject>
std::vector<Caption> weightiest(const Subject& subject, std::span<const Fact<Subject>> facts) {
  std::vector<Caption> captions;
  std::optional<Caption> trifle;
  for (const Fact<Subject> fact : facts) {
    if (captions.size() == most_reasons) break;
    auto remark = fact(subject);
    if (!remark) continue;
    if (!remark->is_trifle) {
      captions.push_back(std::move(remark->caption));
    } else if (!trifle) {
      trifle = std::move(remark->caption);
    }
  }
  if (captions.empty() && trifle) captions.push_back(*std::move(trifle));
  return captions;
}

// Two moves of the same seat in the same position.
template <class Consequence>
struct Comparison {
  Consequence played;
  Consequence best;
};

}  // namespace ordinal::coach
