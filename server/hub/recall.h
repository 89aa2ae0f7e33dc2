// The latest events of a table, and how it stood before them: whoever was away for a while is told
// what happened without anybody reading the log.
#pragma once

#include "table/state.h"
#include "wire/message.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::server {

class Recall {
 public:
  // From here on at least `most` events are remembered, and at most twice as many.
  Recall(table::State before, wire::Number opened_at, std::size_t most)
      : before_(std::move(before)), opened_at_(opened_at), most_(most) {}

  // Precondition: it follows.
  void add(const table::Entry& entry);

  // The events from number `have` on, as the person may see them; nothing if that is too long ago.
  std::optional<std::vector<wire::NumberedEvent>> since(std::uint64_t have, std::string_view person,
                                                        const std::string& table) const;

 private:
  table::State before_;
  wire::Number opened_at_;
  std::size_t most_;
  std::deque<table::Entry> recent_;
};

}  // namespace ordinal::server
