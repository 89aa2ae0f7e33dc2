// A queue, and for each table its part of it.
#include "store/latest.h"

#include <algorithm>

namespace ordinal::store {

const std::vector<std::int64_t>& Latest::of(std::int64_t card) const {
  static const std::vector<std::int64_t> none;
  const auto found = of_card_.find(card);
  return found == of_card_.end() ? none : found->second;
}

bool Latest::has_settled(const Spot& spot) const {
  const auto& places = of(spot.card);
  return places.empty() || places.front() > spot.place;
}

std::vector<std::int64_t> Latest::take(std::size_t most) {
  const auto found = of_card_.find(spots_.front().card);
  auto& places = found->second;
  const auto end = places.begin() + static_cast<std::ptrdiff_t>(std::min(most, places.size()));
  std::vector<std::int64_t> taken(places.begin(), end);
  places.erase(places.begin(), end);
  if (places.empty()) of_card_.erase(found);
  while (!spots_.empty() && has_settled(spots_.front())) spots_.pop_front();
  return taken;
}

}  // namespace ordinal::store
