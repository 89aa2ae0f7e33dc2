// Facts in the order of their weight, and the first few of them that hold. Knows no game.
#pragma once

#include "engine/core/picture.h"

#include <optional>
#include <span>
#include <vector>

namespace ordinal::coach {

inline constexpr std::size_t most_reasons = 3;

using MaybeCaption = std::optional<Caption>;

// A sentence that is true of the subject; nothing if it is not.
template <class Subject>
using Fact = MaybeCaption (*)(const Subject& subject);

template <class Subject>
std::vector<Caption> weightiest(const Subject& subject, std::span<const Fact<Subject>> facts) {
  std::vector<Caption> captions;
  for (const Fact<Subject> fact : facts) {
    if (captions.size() == most_reasons) break;
    if (auto caption = fact(subject)) captions.push_back(*std::move(caption));
  }
  return captions;
}

// Two moves of the same seat in the same position.
template <class Consequence>
struct Comparison {
  Consequence played;
  Consequence best;
};

}  // namespace ordinal::coach
