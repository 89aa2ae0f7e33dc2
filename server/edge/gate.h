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

  // A place for a connection; nothing if it is not even worth a refusal.
  std::optional<Place> enter();
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

  // Counts the connection as one of `peer`'s, and no longer as another's.
  void belong_to(const Peer& peer, Instant now);
  // Why it should be turned away, or nothing.
  const Rejection* rejection() const { return rejection_; }
  // Takes credit of the address for one act.
  bool spend(Instant now);
  std::string shown_peer() const { return peer_ ? peer_->shown() : ""; }

 private:
  friend class Gate;
  Place(Gate& gate, bool is_inside);
  void leave_peer();

  Gate* gate_;  // none: moved from
  bool is_inside_;
  const Rejection* rejection_;
  std::optional<Peer> peer_;
};

}  // namespace ordinal::server
