// What every connection of the edge shares. One thread, so nothing here is locked.
#pragma once

#include "server/edge/desk.h"
#include "server/edge/gate.h"
#include "server/edge/lobby.h"
#include "server/edge/outbound.h"

#include <functional>

namespace ordinal::server {

struct House {
  House(const Settings& settings, Visitors& visitors, Clock& clock, Lobby& lobby,
        std::function<std::size_t()> thoughts);

  const Settings& settings;
  Visitors& visitors;
  Clock& clock;
  Lobby& lobby;
  Gate gate;
  Metrics metrics;
  Outbound outbound;
  Desk desk;
  std::size_t answering = 0;  // requests that are being answered
  bool is_stopping = false;

  // Nobody would notice if the server ended now.
  bool is_quiet() const { return lobby.size() == 0 && answering == 0; }

  // Logs what happened to one guest; a flood of guests does not become a flood of lines.
  void note(std::string_view what, std::string_view reason, const Place& place);

  // Calls the hub. What it throws is logged and costs only the one who asked; false then.
  bool fenced(const std::function<void()>& call);

 private:
  Bucket lines_;
};

inline Instant instant() { return std::chrono::steady_clock::now(); }

}  // namespace ordinal::server
