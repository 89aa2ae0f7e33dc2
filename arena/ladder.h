// A ladder: contests of every two players, and where that puts each of them.
#pragma once

#include "arena/contest.h"
#include "arena/rating.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace ordinal::arena {

// With two seats every two players meet once, with more twice: each is alone against the other one
// in all the other seats.
struct LadderPlan {
  AnyGame start;                // not yet played
  std::vector<Player> players;  // two at least
  Seed seed;                    // that of every contest
  std::uint32_t deals;          // of every contest
  std::size_t anchor;           // who has Elo 0

  std::uint32_t contests() const;
  std::uint64_t games() const;
};

struct Rung {
  std::string_view name;
  Rating rating;
  double share;  // mean over all its contests
  std::vector<std::optional<double>>
      against;  // its share against every player; none against itself
  Work work;
};

struct Ladder {
  std::uint32_t cut_off = 0;
  std::vector<Rung> rungs;  // in the order of the players

  std::vector<std::size_t> ranked() const;  // places among the rungs, the strongest first
};

// Called after every deal with the games that are played so far.
using LadderWatch = std::function<void(std::uint64_t games)>;

Ladder climb(const LadderPlan& plan, unsigned threads, const LadderWatch& watch);

}  // namespace ordinal::arena
