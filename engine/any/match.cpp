// Rotating start and scoring of a match.
#include "engine/any/match.h"

#include <algorithm>
#include <cassert>

namespace ordinal {

Refusal no_match(const GameFacts& facts) {
  return {"no_match"_text, "REC-7", {{"game", facts.name}}};
}

Match::Match(const GameFacts& facts, const Options& first)
    : facts_(&facts),
      first_(first),
      players_(first[players_option]),
      scores_(static_cast<std::size_t>(players_)) {
  assert(facts.match);
}

std::vector<int> Match::starts() const {
  std::vector<int> seats;
  for (int game = 0; game < games(); ++game)
    seats.push_back((first_[start_option] + game) % players_);
  return seats;
}

Options Match::next_options() const {
  assert(!is_over());
  Options options = first_;
  options[start_option] = static_cast<std::uint8_t>(starts()[sheet_.size()]);
  return options;
}

void Match::add(std::span<const int> points) {
  assert(points.size() == scores_.size());
  std::transform(points.begin(), points.end(), scores_.begin(), scores_.begin(), std::plus<>());
  sheet_.emplace_back(points.begin(), points.end());
}

SeatSet Match::winners() const {
  const auto [lowest, highest] = std::minmax_element(scores_.begin(), scores_.end());
  const int best = facts_->match->best == MatchFacts::Best::highest ? *highest : *lowest;
  SeatSet winners;
  for (Seat seat = 0; seat < players_; ++seat) {
    if (scores_[static_cast<std::size_t>(seat)] == best) winners.add(seat);
  }
  return winners;
}

}  // namespace ordinal
