// Elo of several players from the contests between them: the Bradley-Terry model, fitted by maximum
// likelihood. Knows neither games nor players.
#pragma once

#include "arena/score.h"

#include <cstddef>
#include <span>
#include <vector>

namespace ordinal::arena {

// What one player got alone against another one in all the other seats.
struct Encounter {
  std::size_t one;    // a place in the list of players
  std::size_t other;  // another
  int seats;
  Samples deals;  // the shares of `one`
};

struct Rating {
  double elo = 0;  // the anchor has 0
  double low = 0;  // bounds that hold its distance to the mean of all 95 times of 100
  double high = 0;
};

// One for each player. Every encounter counts as if one more deal had been shared evenly, so that
// who won everything has a number, too. Precondition: encounters link all players.
std::vector<Rating> rate(std::size_t players, std::span<const Encounter> encounters,
                         std::size_t anchor);

}  // namespace ordinal::arena
