// A match: as many games as players, the start moving one seat on each game, and points added up.
#pragma once

#include "engine/core/fact.h"
#include "engine/core/seat.h"

#include <span>
#include <vector>

namespace ordinal {

// The answer to whoever wants a match of a game that has no kind of it.
Refusal no_match(const GameFacts& facts);

class Match {
 public:
  // `first` are the options of the first game, its start included. Precondition: `facts.match`.
  Match(const GameFacts& facts, const Options& first);

  const GameFacts& facts() const { return *facts_; }
  int games() const { return players_; }                          // how many it has
  int played() const { return static_cast<int>(sheet_.size()); }  // how many are over
  bool is_over() const { return played() == games(); }

  std::vector<int> starts() const;  // the starting seat of every game
  Options next_options() const;     // of game `played()`, counted from 0. Precondition: not over
  void add(std::span<const int> points);

  const std::vector<std::vector<int>>& sheet() const { return sheet_; }  // the points of each game
  const std::vector<int>& scores() const { return scores_; }             // of every seat
  SeatSet winners() const;  // the best total so far; a tie has several
 private:
  const GameFacts* facts_;
  Options first_;
  int players_;
  std::vector<std::vector<int>> sheet_;
  std::vector<int> scores_;
};

}  // namespace ordinal
