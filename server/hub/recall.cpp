// Remembers, and plays what it remembers again.
#include "server/hub/recall.h"

#include "table/sight.h"

namespace ordinal::server {

// Who asked for it is nobody’s business.
Recall::Recent::Recent(const table::Entry& entry) : at(entry.at) {
  if (const auto* moved = std::get_if<table::Moved>(&entry.event)) {
    event = *moved;
  } else if (const auto* dealt = std::get_if<wire::Dealt>(&entry.event)) {
    event = *dealt;
  } else {
    event = std::make_shared<const table::LogEvent>(entry.event);
  }
}

table::Entry Recall::Recent::entry() const {
  table::Entry entry{at, {}, {}};
  if (const auto* moved = std::get_if<table::Moved>(&event)) {
    entry.event = *moved;
  } else if (const auto* dealt = std::get_if<wire::Dealt>(&event)) {
    entry.event = *dealt;
  } else {
    entry.event = *std::get<std::shared_ptr<const table::LogEvent>>(event);
  }
  return entry;
}

void Recall::add(const table::Entry& entry) {
  recent_.emplace_back(entry);
  for (; recent_.size() > most_; recent_.pop_front()) before_.apply(recent_.front().entry());
}

std::optional<std::vector<wire::NumberedEvent>> Recall::since(std::uint64_t have,
                                                              std::string_view person,
                                                              const std::string& table) const {
  const bool is_from_start = have == 0 && before_.version() == 1;
  if (have < before_.version() && !is_from_start) return std::nullopt;
  std::vector<wire::NumberedEvent> events;
  if (have == 0) events.push_back({0, opened_at_, wire::Opened{before_.opened().game}});
  table::State state = before_;
  for (const Recent& recent : recent_) {
    const table::Entry entry = recent.entry();
    if (state.version() >= have) {
      events.push_back({static_cast<std::int64_t>(state.version()), entry.at,
                        table::seen(state, entry.event, state.seats_of(person), table)});
    }
    state.apply(entry);
  }
  return events;
}

}  // namespace ordinal::server
