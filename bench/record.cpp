// Records compared and counted.
#include "bench/record.h"

#include <algorithm>

namespace ordinal::bench {
namespace {

std::string event_text(const Record& record, std::size_t index) {
  if (index == record.size()) return "the end";
  const Event& event = record[index];
  const bool is_chance = event.actor == reference::chance;
  const std::string who = is_chance ? "chance" : "seat " + std::to_string(event.actor);
  return who + ": " + event.text;
}

}  // namespace

std::string difference(const Record& engine, const Record& reference) {
  if (engine == reference) return {};
  const auto [ours, theirs] =
      std::mismatch(engine.begin(), engine.end(), reference.begin(), reference.end());
  const auto index = static_cast<std::size_t>(ours - engine.begin());
  return "at event " + std::to_string(index + 1) + " the engine has “" + event_text(engine, index) +
         "” and the reference “" + event_text(reference, index) + "”";
}

int turns_in(const Record& record) {
  int turns = 0;
  int last = reference::chance;
  for (const Event& event : record) {
    if (event.actor == reference::chance || event.actor == last) continue;
    last = event.actor;
    ++turns;
  }
  return turns;
}

}  // namespace ordinal::bench
