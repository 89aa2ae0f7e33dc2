// Notes for the log, and the fence around the hub.
#include "server/edge/house.h"

#include "server/log.h"

#include <exception>

namespace ordinal::server {

House::House(const Settings& all, Visitors& hub, Clock& timers, Lobby& sessions,
             std::function<std::size_t()> thoughts)
    : settings(all),
      visitors(hub),
      clock(timers),
      lobby(sessions),
      gate(all.limits),
      desk(all, hub, metrics, [this, thoughts = std::move(thoughts)] {
        return Desk::State{is_stopping, {gate.size(), lobby.size(), thoughts()}};
      }) {}

void House::note(std::string_view what, std::string_view reason, const Place& place) {
  constexpr Rate lines_rate{.per_second = 10, .burst = 100};
  if (!lines_.take(lines_rate, instant())) return;
  const std::string peer = place.peer() ? place.peer()->shown() : "";
  log(Level::info, what, {{"reason", std::string(reason)}, {"peer", peer}});
}

bool House::fenced(const std::function<void()>& call) {
  try {
    call();
    return true;
  } catch (const std::exception& error) {
    log(Level::error, "hub_failed", {{"error", error.what()}});
    return false;
  }
}

}  // namespace ordinal::server
