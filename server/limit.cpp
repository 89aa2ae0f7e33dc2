// Names limits.
#include "server/limit.h"

#include "engine/core/word.h"

#include <functional>
#include <vector>

namespace ordinal::server {
namespace {

struct Named {
  std::string_view name;
  int low;
  int high;
  std::function<void(int)> set;
};

template <class T>
std::function<void(int)> into(T& member) {
  return [&member](int value) { member = T(value); };
}

std::vector<Named> named(Limits& limits, HouseRules& rules) {
  constexpr int many = 999'999'999;
  return {
      {"message-bytes", 256, 1'000'000,
       [&](int value) {
         limits.message = rules.longest_message = static_cast<std::size_t>(value);
       }},
      {"header-bytes", 1024, 1'000'000, into(limits.header)},
      {"session-rate", 1, many, into(limits.session_rate.per_second)},
      {"session-burst", 1, many, into(limits.session_rate.burst)},
      {"address-rate", 1, many, into(limits.address_rate.per_second)},
      {"address-burst", 1, many, into(limits.address_rate.burst)},
      {"connections", 1, many, into(limits.connections)},
      {"connections-per-address", 1, many, into(limits.connections_per_address)},
      {"waiting-bytes", 16'384, many, into(limits.outgoing_bytes)},
      {"waiting-messages", 8, many, into(limits.outgoing_messages)},
      {"workers", 1, 256, into(limits.workers)},
      {"tables-per-person", 1, many, into(rules.most_tables)},
      {"tables-followed", 1, many, into(rules.most_followed)},
      {"tables-idle", 1, many, into(rules.most_idle)},
      {"waiting-commands", 1, many, into(rules.most_waiting)},
      {"forgotten-days", 1, 36'500,
       [&](int value) { rules.forgotten = value * 24LL * 3600 * 1000; }},
      {"events-sent", 1, many, into(rules.most_events_sent)},
      {"grace", 0, many, into(rules.grace)},
      {"thinking", 0, 60'000, into(rules.least_thinking)},
  };
}

}  // namespace

Answer<Done> set_limit(std::string_view text, Limits& limits, HouseRules& rules) {
  const std::size_t equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  const std::vector<Named> all = named(limits, rules);
  std::vector<std::string_view> names;
  for (const Named& limit : all) {
    names.push_back(limit.name);
    if (limit.name != name) continue;
    const std::string_view digits = equals == std::string_view::npos ? "" : text.substr(equals + 1);
    const auto value = number_in(digits, limit.low, limit.high);
    if (!value) {
      return Refusal{"server_limit_wrong"_text,
                     "SERVER",
                     {{"limit", name}, {"low", limit.low}, {"high", limit.high}}};
    }
    limit.set(*value);
    return Done();
  }
  return Refusal{"server_limit_unknown"_text,
                 "SERVER",
                 {{"limit", printable(name)},
                  {"nearest", nearest(name, names)},
                  {"list", joined(names, ", ")}}};
}

}  // namespace ordinal::server
