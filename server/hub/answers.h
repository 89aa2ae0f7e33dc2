// What was answered lately and no log remembers: what was refused, and what changed nothing. A
// repeat that comes late gets the same answer, although it might be possible by now, or there might
// be room for it on the disk: who was answered has gone on.
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

class Answers {
 public:
  struct One {
    std::string person;
    std::int64_t id;
    std::string mark;            // of the command
    std::optional<Refusal> why;  // it was refused
  };

  // Who has had many answers pushes out the own ones first.
  void add(One latest) {
    constexpr std::ptrdiff_t most_of_one = 16;
    constexpr std::size_t most_of_all = 128;
    const auto is_theirs = [&](const One& one) { return one.person == latest.person; };
    if (std::ranges::count_if(all_, is_theirs) == most_of_one) {
      all_.erase(std::ranges::find_if(all_, is_theirs));
    } else if (all_.size() == most_of_all) {
      all_.pop_front();
    }
    all_.push_back(std::move(latest));
  }

  const One* to(std::string_view person, std::optional<std::int64_t> id) const {
    const auto known = std::ranges::find_if(
        all_, [&](const One& one) { return id == one.id && person == one.person; });
    return known == all_.end() ? nullptr : &*known;
  }

 private:
  std::list<One> all_;  // nearly always empty, and then takes no room
};

}  // namespace ordinal::server
