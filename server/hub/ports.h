// What tables need of the world. Each is a port, so that the same tables run behind sockets, in
// tests and in a simulation with faults.
#pragma once

#include "fair/bytes.h"
#include "server/port.h"
#include "store/store.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace ordinal::server {

struct Ports {
  store::Store& store;
  Outbox& outbox;
  Clock& clock;
  Thinkers& thinkers;
  std::function<fair::Bytes32()> random;  // secrets
};

// How the house is run.
struct HouseRules {
  std::int64_t grace = 60'000;           // ms without connection, then a computer player stands in
  std::int64_t least_thinking = 700;     // ms that people see a computer player think
  std::size_t longest_message = 16'384;  // bytes of a command, as the edge lets it in
  std::size_t most_waiting = 64;         // commands that wait at one table
  std::size_t most_followed = 32;        // tables that one connection follows
  std::size_t most_tables = 50;          // unfinished, with which a person may open another
  std::size_t most_events_sent = 64;     // beyond that a client gets the table as it is
  std::int64_t forgotten = 90LL * 24 * 3600 * 1000;  // ms untouched, then a table is closed
  std::int64_t idle = 10LL * 60 * 1000;  // ms that a table nobody watches stays in memory
  std::size_t most_idle = 1'000;         // of those; where there are more, none of them stays
};

}  // namespace ordinal::server
