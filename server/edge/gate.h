// How many may be connected, in all and from one address, and how much an address may ask. Knows
// addresses, not sockets.
#pragma once

#include "server/edge/peer.h"
#include "server/edge/rejection.h"
#include "server/edge/settings.h"

#include <optional>
#include <unordered_map>

namespace ordinal::server {

class Place;

class Gate {
 public:
  explicit Gate(const Limits& limits) : limits_(limits) {}

  // A place for a connection of `peer`, if it is known already; nothing if there are so many that
  // it is not even worth a refusal.
  std::optional<Place> enter(const std::optional<Peer>& peer, Instant now);
  std::size_t size() const { return inside_; }

 private:
  friend class Place;

  struct Household {
    std::size_t connections = 0;
    Bucket bucket;
  };

  Household& household(const Peer& peer, Instant now);
  void forget_the_quiet(Instant now);

  const Limits& limits_;
  std::size_t inside_ = 0;
  std::size_t turned_away_ = 0;
  std::unordered_map<Peer, Household, Peer::Hash> households_;
  std::size_t crowd_ = 1024;  // households at which quiet ones are looked for
};

// A connection's place, given back at its end.
class Place {
 public:
  Place(Place&& other) noexcept;
  Place& operator=(Place&&) = delete;
  ~Place();

  // Counts the connection as one of `peer`'s, and no longer as another's. A place that was turned
  // away stays so.
  void belong_to(const Peer& peer, Instant now);
  // Why it should be turned away, or nothing.
  const Rejection* rejection() const { return rejection_; }
  // Takes credit of the address for one act.
  bool spend(Instant now);
  const std::optional<Peer>& peer() const { return peer_; }

 private:
  friend class Gate;
  explicit Place(Gate& gate);
  void turn_away(const Rejection& rejection);
  void leave_peer();

  Gate* gate_;  // none: moved from
  const Rejection* rejection_ = nullptr;
  std::optional<Peer> peer_;
};

}  // namespace ordinal::server
