// Remembers, and plays what it remembers again.
#include "server/hub/recall.h"

#include "table/sight.h"

namespace ordinal::server {

void Recall::add(const table::Entry& entry) {
  recent_.push_back({entry.at, {}, entry.event});  // who asked for it is nobody’s business
  if (recent_.size() <= 2 * most_) return;
  for (; recent_.size() > most_; recent_.pop_front()) before_.apply(recent_.front());
}

std::optional<std::vector<wire::NumberedEvent>> Recall::since(std::uint64_t have,
                                                              std::string_view person,
                                                              const std::string& table) const {
  const bool is_from_start = have == 0 && before_.version() == 1;
  if (have < before_.version() && !is_from_start) return std::nullopt;
  std::vector<wire::NumberedEvent> events;
  if (have == 0) events.push_back({0, opened_at_, wire::Opened{before_.opened().game}});
  table::State state = before_;
  for (const table::Entry& entry : recent_) {
    if (state.version() >= have) {
      events.push_back({static_cast<std::int64_t>(state.version()), entry.at,
                        table::seen(state, entry.event, state.seats_of(person), table)});
    }
    state.apply(entry);
  }
  return events;
}

}  // namespace ordinal::server
