// What an operator decides about the network edge. The defaults let a class of 40 behind one
// address play, and keep 10,000 guests in 150 MB.
#pragma once

#include "server/edge/address.h"
#include "server/edge/bucket.h"
#include "server/edge/origin.h"

#include <chrono>
#include <cstddef>
#include <optional>

namespace ordinal::server {

inline constexpr std::size_t kilobyte = 1024;

struct Limits {
  // Sizes, in bytes.
  std::size_t header = 8 * kilobyte;
  std::size_t body = 16 * kilobyte;
  std::size_t message = 16 * kilobyte;
  // What is read from one connection in a second; the rest waits.
  std::size_t incoming() const { return 4 * message + header + body; }

  // Messages of a socket, its pings and small fragments too; messages and requests of an address.
  Rate session_rate{.per_second = 20, .burst = 60};
  Rate address_rate{.per_second = 400, .burst = 1200};

  // Connections. Those above a limit are told so, `turned_away` at a time; the rest is hung up on.
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 200;
  std::size_t turned_away = 100;

  // What may wait for a slow reader.
  std::size_t outgoing_bytes = 256 * kilobyte;
  std::size_t outgoing_messages = 512;

  // A request must be here, and a socket open, within `request_time`; an answer must be taken
  // within `answer_time`; a silent socket is asked for a sign of life and dropped after
  // `idle_time`; a goodbye takes no longer than `farewell_time`, nor does the end of the server.
  std::chrono::milliseconds request_time{10'000};
  std::chrono::milliseconds answer_time{30'000};
  std::chrono::milliseconds idle_time{30'000};
  std::chrono::milliseconds farewell_time{3'000};

  // Workers that think, and the thoughts that may wait for them.
  std::size_t workers = 1;
  std::size_t waiting_thoughts = 256;
};

struct Settings {
  Address listen{"0.0.0.0", 8080};  // so that others in the network can join
  std::optional<Site> public_url;
  // Guests of a proxy on this machine are told apart by its X-Forwarded-For header.
  bool behind_proxy = false;
  Limits limits;
};

}  // namespace ordinal::server
