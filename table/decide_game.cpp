// Decides about moves, and about taking them back.
#include "table/decide.h"
#include "table/decide_each.h"

#include <algorithm>
#include <ranges>

namespace ordinal::table {
namespace {

std::optional<Refusal> why_not_running(const State& state) {
  if (state.phase() == Phase::running) return std::nullopt;
  return refusal(state.phase() == Phase::open ? "table_not_started"_text : "table_is_over"_text);
}

std::optional<Refusal> why_stale(const State& state, std::int64_t version, std::uint64_t since) {
  const auto seen = static_cast<std::uint64_t>(version);
  if (seen >= since && seen <= state.version()) return std::nullopt;
  return refusal("table_stale"_text, {{"version", static_cast<long long>(state.version())}});
}

// Whoever acts is back.
void come_back(Draft& draft, std::int64_t seat) {
  if (draft.next().chair(static_cast<Seat>(seat)).is_away()) draft.add(wire::Returned{seat});
}

bool has_been_dealt_since(const State& state, const Played& move) {
  return std::ranges::any_of(state.played().all(), [&](const Played& played) {
    return played.number > move.number && played.event.actor.is_chance();
  });
}

bool all_agree(const State& state) {
  const UndoRequest& request = *state.undo_request();
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Chair& chair = state.chair(seat);
    if (!chair.is_taken() || chair.person == state.chair(request.seat).person) continue;
    const SeatSet seats = state.seats_of(chair.person);
    if (seats.without(request.agreed) == seats) return false;
  }
  return true;
}

}  // namespace

std::optional<Refusal> why_not_yours(const State& state, std::string_view person,
                                     std::int64_t seat) {
  if (state.seats_of(person).contains(static_cast<Seat>(seat))) return std::nullopt;
  return refusal("table_not_your_seat"_text, {{"seat", static_cast<long long>(seat + 1)}});
}

bool helps(const State& state) { return state.opened().help.value_or(state.people() == 1); }

// Backwards, no further than it may lead: games are long, and this is asked after every move.
std::vector<Seat> may_undo(const State& state) {
  if (state.phase() != Phase::running || state.undo_request()) return {};
  const bool is_alone = state.people() == 1;
  const auto seats = std::ranges::count_if(state.chairs(), &Chair::is_taken);
  std::vector<Seat> movers;
  for (const Played& move : state.played().all() | std::views::reverse) {
    const Actor actor = move.event.actor;
    if (!is_alone && actor.is_chance()) break;
    if (!actor.is_seat() || move.by_computer || !state.chair(actor.seat()).is_taken()) continue;
    if (std::ranges::find(movers, actor.seat()) == movers.end()) movers.push_back(actor.seat());
    if (std::ssize(movers) == seats) break;
  }
  return movers;
}

Answer<Done> decide_on(Draft& draft, const wire::Move& command, std::string_view person) {
  const State& state = draft.next();
  const auto seat = static_cast<Seat>(command.seat.value);
  if (auto why = why_not_yours(state, person, seat)) return *why;
  if (auto why = why_not_running(state)) return *why;
  if (auto why = why_stale(state, command.version.value, state.unchanged_since(seat))) return *why;
  AnyGame game = *state.game();
  const auto event = game.play(seat, command.move.value);
  if (!event) return event.refusal();
  come_back(draft, seat);
  draft.add(Moved{command.seat, event->text, false});
  draft.go_on();
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Referee& command, std::string_view person) {
  const State& state = draft.next();
  if (state.host() != person) return refusal("table_host_only"_text);
  if (auto why = why_not_running(state)) return *why;
  if (auto why = why_stale(state, command.version.value, state.version())) return *why;
  AnyGame game = *state.game();
  const auto event = game.play(Actor::referee(), command.act.value);
  if (!event) return event.refusal();
  draft.add(wire::Refereed{event->text});
  draft.go_on();
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Undo& command, std::string_view person) {
  const State& state = draft.next();
  const auto seat = static_cast<Seat>(command.seat.value);
  if (auto why = why_not_yours(state, person, seat)) return *why;
  if (auto why = why_not_running(state)) return *why;
  if (auto why = why_stale(state, command.version.value, state.version())) return *why;
  const auto move = state.last_own_move(seat);
  if (!move) return refusal("table_nothing_to_undo"_text);
  if (state.people() == 1) {
    draft.add(wire::Undone{static_cast<std::int64_t>(move->number)});
    return Done();
  }
  if (state.undo_request()) return refusal("table_undo_pending"_text);
  if (has_been_dealt_since(state, *move)) return refusal("table_undo_too_late"_text);
  draft.add(wire::UndoAsked{command.seat});
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::AnswerUndo& command, std::string_view person) {
  const State& state = draft.next();
  const auto seat = static_cast<Seat>(command.seat.value);
  if (auto why = why_not_yours(state, person, seat)) return *why;
  if (auto why = why_not_running(state)) return *why;
  if (!state.undo_request()) return refusal("table_no_undo_asked"_text);
  if (auto why = why_stale(state, command.version.value, state.undo_request()->asked)) return *why;
  if (state.chair(state.undo_request()->seat).person == person) {
    return refusal("table_undo_own"_text);
  }
  const std::uint64_t from = state.undo_request()->from;
  if (!command.agree) {
    draft.add(wire::UndoRefused{command.seat});
    return Done();
  }
  draft.add(wire::UndoAgreed{command.seat});
  if (all_agree(draft.next())) draft.add(wire::Undone{static_cast<std::int64_t>(from)});
  return Done();
}

}  // namespace ordinal::table
