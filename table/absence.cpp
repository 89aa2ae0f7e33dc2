// Stands in, hands back, closes.
#include "table/absence.h"

#include "bots/level.h"

#include <algorithm>

namespace ordinal::table {
namespace {

// Plays for people who are not there: neither a gift to the others nor a punishment.
constexpr std::string_view stand_in_level = name_of(Level::medium);

// Calls `act(seat)` for every seat of a person, or of all, who plays without a stand-in.
template <class Act>
void for_present(const State& state, const Act& act) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!state.chair(seat).is_played_by_computer()) act(seat);
  }
}

}  // namespace

std::optional<ComputerTurn> computer_turn(const State& state) {
  const SeatSet seats = state.deciding();
  for (int i = 0; i < seats.size(); ++i) {
    const Seat seat = seats.nth(i);
    const Chair& chair = state.chair(seat);
    if (!chair.is_played_by_computer()) continue;
    return ComputerTurn{seat, chair.level.empty() ? stand_in_level : chair.level};
  }
  return std::nullopt;
}

Answer<Draft> computer_move(const State& state, Seat seat, std::string_view move,
                            const World& world) {
  AnyGame game = *state.game();
  const auto event = game.play(seat, move);
  if (!event) return event.refusal();
  Draft draft(state, world);
  draft.add(Moved{seat, event->text, true});
  draft.go_on();
  return draft;
}

std::optional<std::int64_t> next_timeout(const State& state) {
  if (!state.opened().pace) return std::nullopt;
  std::optional<std::int64_t> next;
  for_present(state, [&](Seat seat) {
    if (!state.awaited().contains(seat)) return;
    const std::int64_t end = state.turn_since() + state.clock(seat, state.turn_since());
    next = std::min(next.value_or(end), end);
  });
  return next;
}

Draft stand_in_for_late(const State& state, const World& world) {
  Draft draft(state, world);
  if (!state.opened().pace) return draft;
  for_present(state, [&](Seat seat) {
    if (state.awaited().contains(seat) && state.clock(seat, world.now) == 0) {
      draft.add(wire::StoodIn{seat, "time"});
    }
  });
  return draft;
}

Draft stand_in_for(const State& state, std::string_view person, const World& world) {
  Draft draft(state, world);
  for_present(state, [&](Seat seat) {
    if (state.chair(seat).person == person) draft.add(wire::StoodIn{seat, "away"});
  });
  return draft;
}

Draft hand_back_to(const State& state, std::string_view person, const World& world) {
  Draft draft(state, world);
  const SeatSet seats = state.seats_of(person);
  for (int i = 0; i < seats.size(); ++i) {
    if (state.chair(seats.nth(i)).is_away()) draft.add(wire::Returned{seats.nth(i)});
  }
  return draft;
}

Draft resume(const State& state, const World& world) {
  Draft draft(state, world);
  if (next_timeout(state)) draft.add(wire::Resumed());
  return draft;
}

Draft close_forgotten(const State& state, const World& world) {
  Draft draft(state, world);
  draft.add(wire::Closed());
  return draft;
}

}  // namespace ordinal::table
