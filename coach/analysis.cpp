// Plays the game again and asks at every step.
#include "coach/analysis.h"

#include "coach/reason.h"

#include <cassert>

namespace ordinal::coach {
namespace {

Decision decision_of(Assessor& assessor, const AnyGame& game, std::size_t number,
                     const Event& event) {
  const Seat seat = event.actor.seat();
  const auto [best, before, loss] = assessor.weigh(game, seat, event.text);
  Decision decision{number, seat, event.text, best, before, loss, mark_of(loss), {}};
  if (decision.mark != Mark::good) {
    decision.reasons = reasons_against(game, seat, event.text, best);
  }
  return decision;
}

}  // namespace

Mark mark_of(double loss) {
  if (loss < 0.02) return Mark::good;
  if (loss < 0.05) return Mark::slip;
  return loss < 0.1 ? Mark::mistake : Mark::blunder;
}

Analysis analyse(const AnyGame& start, std::span<const Event> events, Depth depth,
                 const std::function<void(std::size_t done, std::size_t all)>& tick) {
  Assessor assessor(start, depth);
  AnyGame game = start;
  Analysis analysis{game.players(), {events.begin(), events.end()}, {assessor.standing(game)}, {}};
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (event.actor.is_seat() && game.legal_moves(event.actor).size() > 1) {
      analysis.decisions.push_back(decision_of(assessor, game, i, event));
    }
    const auto played = game.play(event.actor, event.text);
    assert(played);
    analysis.standings.push_back(assessor.standing(game));
    tick(i + 1, events.size());
  }
  return analysis;
}

}  // namespace ordinal::coach
