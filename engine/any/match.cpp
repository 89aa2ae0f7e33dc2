// Rotating start and scoring of a match.
#include "engine/any/match.h"

#include <algorithm>
#include <cassert>

namespace ordinal {

Match::Match(const GameFacts& facts, const Options& first)
    : facts_(&facts),
      first_(first),
      players_(first[facts.option_index("players")]),
      scores_(static_cast<std::size_t>(players_)) {}

Options Match::next_options() const {
  assert(!is_over());
  Options options = first_;
  std::uint8_t& start = options[facts_->option_index("start")];
  start = static_cast<std::uint8_t>((start + played_) % players_);
  return options;
}

void Match::add(std::span<const int> points) {
  assert(points.size() == scores_.size());
  std::transform(points.begin(), points.end(), scores_.begin(), scores_.begin(), std::plus<>());
  ++played_;
}

SeatSet Match::winners() const {
  const auto [lowest, highest] = std::minmax_element(scores_.begin(), scores_.end());
  const int best = facts_->match.best == MatchFacts::Best::highest ? *highest : *lowest;
  SeatSet winners;
  for (Seat seat = 0; seat < players_; ++seat) {
    if (scores_[static_cast<std::size_t>(seat)] == best) winners.add(seat);
  }
  return winners;
}

}  // namespace ordinal
