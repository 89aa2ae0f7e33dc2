// Values behind handles. A handle is a place on the shelf; freed places are used again.
#pragma once

#include "engine/core/refusal.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace ordinal {

template <class T>
class Shelf {
 public:
  using Exhausted = Refusal (*)(std::size_t most);
  using Unknown = Refusal (*)(std::int32_t handle);

  // Holds at most so many at a time, and says in these words why not.
  Shelf(std::size_t most, Exhausted exhausted, Unknown unknown)
      : most_(most), exhausted_(exhausted), unknown_(unknown) {}

  Answer<std::int32_t> hold(T value) {
    std::size_t place = 0;
    while (place < places_.size() && places_[place]) ++place;
    if (place == most_) return exhausted_(most_);
    if (place == places_.size()) places_.emplace_back();
    places_[place].emplace(std::move(value));
    return static_cast<std::int32_t>(place);
  }

  Answer<T*> find(std::int32_t handle) {
    if (!holds(handle)) return unknown_(handle);
    return &*places_[static_cast<std::size_t>(handle)];
  }

  Answer<Done> free(std::int32_t handle) {
    if (!holds(handle)) return unknown_(handle);
    places_[static_cast<std::size_t>(handle)].reset();
    return Done{};
  }

 private:
  bool holds(std::int32_t handle) const {
    return handle >= 0 && static_cast<std::size_t>(handle) < places_.size() &&
           places_[static_cast<std::size_t>(handle)];
  }

  std::size_t most_;
  Exhausted exhausted_;
  Unknown unknown_;
  std::vector<std::optional<T>> places_;
};

}  // namespace ordinal
