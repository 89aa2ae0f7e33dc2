// The latest events of a table, and how it stood before them: whoever was away for a while is told
// what happened without anybody reading the log.
#pragma once

#include "table/state.h"
#include "wire/message.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::server {

class Recall {
 public:
  // From here on the latest `most` events are remembered.
  Recall(table::State before, wire::Number opened_at, std::size_t most)
      : before_(std::move(before)), opened_at_(opened_at), most_(most) {}

  // Precondition: it follows.
  void add(const table::Entry& entry);

  // The events from number `have` on, as the person may see them; nothing if that is too long ago.
  std::optional<std::vector<wire::NumberedEvent>> since(std::uint64_t have, std::string_view person,
                                                        const std::string& table) const;

 private:
  // Nearly all events are moves and deals; others take five times the room.
  struct Recent {
    wire::Number at;
    std::variant<table::Moved, wire::Dealt, std::shared_ptr<const table::LogEvent>> event;

    explicit Recent(const table::Entry& entry);
    table::Entry entry() const;
  };

  table::State before_;
  wire::Number opened_at_;
  std::size_t most_;
  std::deque<Recent> recent_;
};

}  // namespace ordinal::server
