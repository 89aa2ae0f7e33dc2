// The generalised test for normal samples whose variance is measured.
#include "arena/sprt.h"

#include <cassert>

namespace ordinal::arena {

Sprt::Sprt(const Hypotheses& hypotheses)
    : share0_(expected_share(hypotheses.elo0)), share1_(expected_share(hypotheses.elo1)) {
  assert(share0_ < share1_);
}

double Sprt::llr() const {
  const double distance = 2 * deals_.mean() - share0_ - share1_;
  return static_cast<double>(deals_.count()) * (share1_ - share0_) * distance /
         (2 * deals_.wary_variance());
}

Sprt::Verdict Sprt::verdict() const {
  const double ratio = llr();
  return ratio >= upper ? Verdict::elo1 : ratio <= lower ? Verdict::elo0 : Verdict::undecided;
}

}  // namespace ordinal::arena
