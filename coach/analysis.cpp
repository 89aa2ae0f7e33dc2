// Plays the game again and asks at every step.
#include "coach/analysis.h"

#include "coach/reason.h"

#include <cassert>
#include <cmath>
#include <utility>

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
  const double points = std::round(1000 * loss) / 10;
  if (points < 2) return Mark::good;
  if (points < 5) return Mark::slip;
  return points < 10 ? Mark::mistake : Mark::blunder;
}

Analyst::Analyst(const AnyGame& start, Depth depth)
    : game_(start),
      assessor_(start, depth),
      analysis_{start.players(), {}, {assessor_.standing(start)}, {}} {}

Answer<Done> Analyst::take(Actor actor, std::string_view text) {
  AnyGame next = game_;
  const Answer<Event> event = next.play(actor, text);
  if (!event) return event.refusal();
  if (actor.is_seat() && game_.legal_moves(actor).size() > 1) {
    const std::size_t number = analysis_.events.size();
    analysis_.decisions.push_back(decision_of(assessor_, game_, number, *event));
  }
  game_ = std::move(next);
  analysis_.events.push_back(*event);
  analysis_.standings.push_back(assessor_.standing(game_));
  return Done{};
}

const Analysis& Analyst::analysis() const {
  assert(game_.turn().is_over());
  return analysis_;
}

Analysis analyse(const AnyGame& start, std::span<const Event> events, Depth depth,
                 const std::function<void(std::size_t done, std::size_t all)>& tick) {
  Analyst analyst(start, depth);
  for (std::size_t i = 0; i < events.size(); ++i) {
    [[maybe_unused]] const Answer<Done> taken = analyst.take(events[i].actor, events[i].text);
    assert(taken);
    tick(i + 1, events.size());
  }
  return analyst.analysis();
}

}  // namespace ordinal::coach
