// Counts connections and credit.
#include "server/edge/gate.h"

#include <utility>

namespace ordinal::server {

std::optional<Place> Gate::enter() {
  if (inside_ < limits_.connections) return Place(*this, true);
  if (turned_away_ < limits_.turned_away) return Place(*this, false);
  return std::nullopt;
}

Gate::Household& Gate::household(const Peer& peer, Instant now) {
  if (households_.size() >= crowd_) forget_the_quiet(now);
  return households_[peer];
}

// Credit outlives a connection, or coming back would be a way to new credit. Looking only when the
// number has doubled keeps it cheap.
void Gate::forget_the_quiet(Instant now) {
  std::erase_if(households_, [&](const auto& entry) {
    return entry.second.connections == 0 && entry.second.bucket.is_full(limits_.address_rate, now);
  });
  crowd_ = std::max<std::size_t>(1024, 2 * households_.size());
}

Place::Place(Gate& gate, bool is_inside)
    : gate_(&gate), is_inside_(is_inside), rejection_(is_inside ? nullptr : &full_house) {
  ++(is_inside ? gate.inside_ : gate.turned_away_);
}

Place::Place(Place&& other) noexcept
    : gate_(std::exchange(other.gate_, nullptr)),
      is_inside_(other.is_inside_),
      rejection_(other.rejection_),
      peer_(other.peer_) {}

Place::~Place() {
  if (gate_ == nullptr) return;
  leave_peer();
  --(is_inside_ ? gate_->inside_ : gate_->turned_away_);
}

void Place::leave_peer() {
  if (peer_) --gate_->households_[*peer_].connections;
  peer_.reset();
}

void Place::belong_to(const Peer& peer, Instant now) {
  if (peer_ == peer) return;
  leave_peer();
  Gate::Household& household = gate_->household(peer, now);
  ++household.connections;
  peer_ = peer;
  if (!is_inside_) return;
  const bool is_crowded = household.connections > gate_->limits_.connections_per_address;
  rejection_ = is_crowded ? &crowded_address : nullptr;
}

bool Place::spend(Instant now) {
  if (!peer_) return true;
  return gate_->household(*peer_, now).bucket.take(gate_->limits_.address_rate, now);
}

}  // namespace ordinal::server
