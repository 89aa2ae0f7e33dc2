// Adds up steps.
#include "coach/ledger.h"

#include <cstddef>

namespace ordinal::coach {

Balance balance_of(const Analysis& analysis, Seat seat) {
  const auto here = static_cast<std::size_t>(seat);
  Balance balance;
  balance.start = analysis.standings.front()[here];
  balance.result = analysis.standings.back()[here];
  for (std::size_t i = 0; i < analysis.events.size(); ++i) {
    const Actor actor = analysis.events[i].actor;
    double& side = !actor.is_seat()       ? balance.luck
                   : actor.seat() == seat ? balance.own
                                          : balance.others;
    side += analysis.standings[i + 1][here] - analysis.standings[i][here];
  }
  return balance;
}

}  // namespace ordinal::coach
