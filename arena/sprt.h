// A sequential test: is the first of two players nearer to one Elo or to another? It is asked after
// every deal, and stops as soon as the answer is clear. Knows neither games nor players.
#pragma once

#include "arena/score.h"

#include <cstdint>

namespace ordinal::arena {

class Sprt {
 public:
  struct Hypotheses {
    double elo0;
    double elo1;
  };
  enum class Verdict : std::uint8_t { undecided, elo0, elo1 };

  // The logarithm of the likelihood ratio decides beyond these: 5 of 100 verdicts are wrong at
  // most.
  static constexpr double upper = 2.944438979166441;  // ln(0.95 / 0.05)
  static constexpr double lower = -upper;

  // Precondition: elo0 < elo1.
  explicit Sprt(const Hypotheses& hypotheses);

  // The share of the first player in one deal, over both seatings.
  void add(double share) { deals_.add(share); }

  double llr() const;
  Verdict verdict() const;

 private:
  double share0_;  // what each hypothesis expects
  double share1_;
  Samples deals_;
};

}  // namespace ordinal::arena
