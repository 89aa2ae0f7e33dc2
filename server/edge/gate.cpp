// Counts connections and credit.
#include "server/edge/gate.h"

#include <utility>

namespace ordinal::server {

std::optional<Place> Gate::enter(const std::optional<Peer>& peer, Instant now) {
  Place place(*this);
  if (inside_ > limits_.connections) place.turn_away(full_house);
  if (peer) place.belong_to(*peer, now);
  if (place.rejection() != nullptr && turned_away_ > limits_.turned_away) return std::nullopt;
  return place;
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

Place::Place(Gate& gate) : gate_(&gate) { ++gate.inside_; }

Place::Place(Place&& other) noexcept
    : gate_(std::exchange(other.gate_, nullptr)),
      rejection_(other.rejection_),
      peer_(other.peer_) {}

Place::~Place() {
  if (gate_ == nullptr) return;
  leave_peer();
  --(rejection_ == nullptr ? gate_->inside_ : gate_->turned_away_);
}

// Or one address could fill the house with those who wait to be refused.
void Place::turn_away(const Rejection& rejection) {
  if (rejection_ != nullptr) return;
  rejection_ = &rejection;
  --gate_->inside_;
  ++gate_->turned_away_;
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
  const bool is_crowded = household.connections > gate_->limits_.connections_per_address;
  if (is_crowded) turn_away(crowded_address);
}

bool Place::spend(Instant now) {
  if (!peer_) return true;
  return gate_->household(*peer_, now).bucket.take(gate_->limits_.address_rate, now);
}

}  // namespace ordinal::server
