// The text format of Prometheus, version 0.0.4.
#include "server/edge/metrics.h"

namespace ordinal::server {
namespace {

void add(std::string& text, std::string_view name, std::string_view type, std::uint64_t value) {
  text.append("# TYPE ").append(name).append(" ").append(type).append("\n");
  text.append(name).append(" ").append(std::to_string(value)).append("\n");
}

}  // namespace

std::string metrics_text(const Metrics& metrics, const Gauges& gauges) {
  std::string text;
  add(text, "ordinal_connections", "gauge", gauges.connections);
  add(text, "ordinal_sockets", "gauge", gauges.sockets);
  add(text, "ordinal_thoughts_waiting", "gauge", gauges.thoughts);
  add(text, "ordinal_connections_total", "counter", metrics.connections);
  add(text, "ordinal_sockets_total", "counter", metrics.sockets);
  add(text, "ordinal_requests_total", "counter", metrics.requests);
  add(text, "ordinal_messages_in_total", "counter", metrics.messages_in);
  add(text, "ordinal_messages_out_total", "counter", metrics.messages_out);
  add(text, "ordinal_bytes_in_total", "counter", metrics.bytes_in);
  add(text, "ordinal_bytes_out_total", "counter", metrics.bytes_out);
  add(text, "ordinal_slow_readers_total", "counter", metrics.slow_readers);
  text += "# TYPE ordinal_refused_total counter\n";
  for (const auto& [reason, count] : metrics.refused) {
    text.append("ordinal_refused_total{reason=\"").append(reason).append("\"} ");
    text.append(std::to_string(count)).append("\n");
  }
  return text;
}

}  // namespace ordinal::server
