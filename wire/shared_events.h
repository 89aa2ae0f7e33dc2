// Events for all who follow a table: what they are told alike is written once.
#pragma once

#include "engine/core/seat.h"
#include "wire/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace ordinal::wire {

class SharedEvents {
 public:
  // What differs is left out of it: the events, whose a seat is, and the sights.
  explicit SharedEvents(const Events& common);

  // What one of them is told. `events` is the JSON of the list.
  std::string text(std::string_view events, SeatSet own, const std::vector<Sight>& sights) const;

 private:
  std::string text_;
  std::vector<std::size_t> gaps_;  // where something is left out
};

}  // namespace ordinal::wire
