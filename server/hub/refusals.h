// What was refused lately. A repeat that comes late gets the same answer, although it might be
// possible by now, or there might be room for it on the disk: who was refused has gone on.
#pragma once

#include "engine/core/refusal.h"

#include <algorithm>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ordinal::server {

class Refusals {
 public:
  void add(std::string person, std::int64_t id, const Refusal& why) {
    constexpr std::size_t most = 64;
    all_.push_back({std::move(person), id, why});
    if (all_.size() > most) all_.pop_front();
  }

  const Refusal* of(std::string_view person, std::optional<std::int64_t> id) const {
    const auto known = std::find_if(all_.begin(), all_.end(), [&](const One& one) {
      return id == one.id && person == one.person;
    });
    return known == all_.end() ? nullptr : &known->why;
  }

 private:
  struct One {
    std::string person;
    std::int64_t id;
    Refusal why;
  };
  std::list<One> all_;  // nearly always empty, and then takes no room
};

}  // namespace ordinal::server
