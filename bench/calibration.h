// Whether chances come true: of the positions that are said to be won with p, a share of p is won.
// Knows no game.
#pragma once

#include "coach/chance.h"
#include "engine/any/any_game.h"

#include <array>
#include <cstdint>

namespace ordinal::bench {

// Of the chances from one tenth to the next.
struct Tenth {
  std::int64_t count = 0;
  double said = 0;  // the sums of what was said
  double won = 0;   // and of what came of it
};

class Calibration {
 public:
  Calibration() = default;
  explicit Calibration(const std::array<Tenth, 10>& tenths) : tenths_(tenths) {}

  void add(double said, double won);
  void add(const Calibration& other);

  const std::array<Tenth, 10>& tenths() const { return tenths_; }

 private:
  std::array<Tenth, 10> tenths_;
};

// `expert` plays against itself; the chance of any one seat in any one position of the game is
// asked, and compared to its share in the win.
void add_game(Calibration& calibration, const AnyGame& start, coach::Depth depth,
              std::uint64_t seed);

// How far the chance of any one position is from the share that `expert` wins of it against itself,
// in so many games from there on.
struct Distance {
  coach::Chance said;
  double won;
  double error;  // of `won`, with 95 %
};

Distance distance_from_truth(const AnyGame& start, coach::Depth depth, std::uint64_t seed,
                             int playouts);

}  // namespace ordinal::bench
