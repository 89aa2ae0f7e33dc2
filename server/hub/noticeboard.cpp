// Tells a change at once, and further ones together.
#include "server/hub/noticeboard.h"

#include "wire/message.h"
#include "wire/write.h"

#include <utility>

namespace ordinal::server {

Noticeboard::Noticeboard(Clock& clock, std::function<void(std::string)> tell)
    : clock_(clock), tell_(std::move(tell)) {}

void Noticeboard::know(const std::string& table, const std::string& summary) {
  notices_.emplace(table, Notice{summary});
}

void Noticeboard::list(const std::string& table, const std::string& summary) {
  constexpr std::int64_t pause = 1000;
  Notice& notice = notices_[table];
  if (std::exchange(notice.summary, summary) == summary || notice.is_to_tell) return;
  const std::int64_t wait = notice.told + pause - clock_.now();
  if (wait <= 0) return tell_now(table, notice);
  notice.is_to_tell = true;
  clock_.after(wait, [this, table] {
    const auto found = notices_.find(table);
    if (found != notices_.end() && found->second.is_to_tell) tell_now(table, found->second);
  });
}

void Noticeboard::unlist(const std::string& table) {
  const auto found = notices_.find(table);
  if (found == notices_.end() || std::exchange(found->second.summary, {}).empty()) return;
  tell_(wire::to_json(wire::TableUnlisted{table}));
}

void Noticeboard::forget(const std::string& table) {
  const auto found = notices_.find(table);
  if (found == notices_.end()) return;
  if (found->second.is_to_tell) tell_now(table, found->second);
  notices_.erase(found);
}

// Also what is as it was when it was told last: whoever came in between has seen it otherwise.
void Noticeboard::tell_now(const std::string& table, Notice& notice) {
  notice.is_to_tell = false;
  if (notice.summary.empty()) return;  // which was told
  notice.told = clock_.now();
  tell_(wire::to_json(wire::TableListed{table, {notice.summary}}));
}

}  // namespace ordinal::server
