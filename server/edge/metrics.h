// What the edge counts, as the text that Prometheus reads.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace ordinal::server {

// Counted since the start.
struct Metrics {
  std::uint64_t connections = 0;
  std::uint64_t sockets = 0;
  std::uint64_t requests = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
  std::uint64_t slow_readers = 0;
  std::map<std::string_view, std::uint64_t> refused;  // by the name of the reason, a literal
};

// How it is now.
struct Gauges {
  std::uint64_t connections;
  std::uint64_t sockets;
  std::uint64_t thoughts;
};

std::string metrics_text(const Metrics& metrics, const Gauges& gauges);

}  // namespace ordinal::server
