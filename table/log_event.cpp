// Log lines as JSON.
#include "table/log_event.h"

#include "table/follow.h"
#include "wire/read.h"
#include "wire/write.h"

namespace ordinal::table {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;

}  // namespace

std::string to_line(const Entry& entry) { return wire::to_json(entry); }

Answer<Entry> read_line(std::string_view line) {
  const auto object = wire::read_object(line, longest_line);
  if (!object) return object.refusal();
  Entry entry{{}, {}, wire::Closed()};
  if (auto trouble = wire::read_members(*object, entry)) return *trouble;
  return entry;
}

Answer<std::vector<Entry>> read_log(std::span<const std::string> lines) {
  std::vector<Entry> log;
  for (const std::string& line : lines) {
    auto entry = read_line(line);
    if (!entry) return log_broken();
    log.push_back(std::move(*entry));
  }
  return log;
}

}  // namespace ordinal::table
