// Asks the game about moves, and the table about everything else.
#include "table/follow.h"

#include "bots/level.h"

#include <algorithm>

namespace ordinal::table {
namespace {

bool is_bytes(const std::string& digits) { return static_cast<bool>(fair::parse_bytes(digits)); }
bool is_bytes_or_nothing(const std::optional<std::string>& digits) {
  return !digits || is_bytes(*digits);
}

bool is_somebody(const std::string& who) { return who == "person" || is_level(who); }

struct Following {
  const State& state;

  bool operator()(const Opened& /*event*/) const { return false; }
  bool operator()(const Sat& event) const {
    const Chair* chair = chair_at(event.seat);
    return chair != nullptr && chair->is_for_person() && !event.person.empty() &&
           (!chair->is_taken() || chair->person == event.person) &&
           is_bytes_or_nothing(event.contribution);
  }
  bool operator()(const wire::Left& event) const { return is_taken(event.seat); }
  bool operator()(const wire::Reserved& event) const {
    const Chair* chair = chair_at(event.seat);
    return chair != nullptr && state.phase() == Phase::open && !chair->is_taken() &&
           is_somebody(event.who);
  }
  bool operator()(const wire::Started& event) const {
    if (event.game.value > 0) return is_next_game(event);
    const bool may_begin = state.phase() == Phase::over ||
                           (state.phase() == Phase::open &&
                            std::ranges::all_of(state.chairs(), [](const Chair& chair) {
                              return !chair.is_for_person() || chair.is_taken();
                            }));
    return may_begin && event.start.value == state.first_options()[start_option];
  }
  bool operator()(const Moved& event) const {
    return chair_at(event.seat) != nullptr &&
           plays(static_cast<Seat>(event.seat.value), event.move);
  }
  bool operator()(const wire::Dealt& event) const {
    return plays(Actor::chance(), event.move);  // that it is the seed’s is for proofs
  }
  bool operator()(const wire::Refereed& event) const { return plays(Actor::referee(), event.move); }
  bool operator()(const wire::StoodIn& event) const {
    const Chair* chair = chair_at(event.seat);
    return is_running() && chair != nullptr && !chair->is_played_by_computer();
  }
  bool operator()(const wire::Returned& event) const {
    return is_running() && is_taken(event.seat) && chair_at(event.seat)->is_away();
  }
  bool operator()(const wire::Resumed& /*event*/) const {
    return is_running() && state.opened().pace;
  }
  bool operator()(const wire::UndoAsked& event) const {
    return is_running() && !state.undo_request() && is_taken(event.seat) &&
           state.last_own_move(static_cast<Seat>(event.seat.value));
  }
  bool operator()(const wire::UndoAgreed& event) const { return answers_undo(event.seat); }
  bool operator()(const wire::UndoRefused& event) const { return answers_undo(event.seat); }
  bool operator()(const wire::Undone& event) const {
    const auto from = static_cast<std::uint64_t>(event.from.value);
    return is_running() && std::ranges::any_of(state.played().all(), [from](const Played& played) {
             return played.number == from && played.event.actor.is_seat();
           });
  }
  bool operator()(const wire::GameOver& /*event*/) const {
    return is_game_over() && (!state.match() || state.match()->played() == state.game_number());
  }
  bool operator()(const MatchOver& event) const {
    return is_game_over() && (!state.match() || state.match()->is_over()) &&
           is_bytes(event.next_secret);
  }
  bool operator()(const RematchAsked& event) const {
    return state.phase() == Phase::over && is_taken(event.seat) &&
           is_bytes_or_nothing(event.contribution);
  }
  bool operator()(const wire::Closed& /*event*/) const { return true; }

 private:
  const Chair* chair_at(wire::SeatNumber seat) const {
    return seat.value < state.seats() ? &state.chair(static_cast<Seat>(seat.value)) : nullptr;
  }
  bool is_taken(wire::SeatNumber seat) const {
    return chair_at(seat) != nullptr && chair_at(seat)->is_taken();
  }
  bool is_running() const { return state.phase() == Phase::running; }
  bool is_game_over() const { return is_running() && state.game()->turn().is_over(); }
  bool is_next_game(const wire::Started& event) const {
    const auto& match = state.match();
    return is_running() && match && !match->is_over() && match->played() == event.game.value &&
           event.game.value == state.game_number() + 1 &&
           event.start.value == match->starts()[static_cast<std::size_t>(match->played())];
  }
  bool plays(Actor actor, const std::string& text) const {
    if (!is_running()) return false;
    AnyGame game = *state.game();
    const auto played = game.play(actor, text);
    return played && played->text == text;
  }
  bool answers_undo(wire::SeatNumber seat) const {
    return is_running() && state.undo_request() && is_taken(seat);
  }
};

}  // namespace

bool follows(const State& state, const LogEvent& event) {
  return state.phase() != Phase::closed && std::visit(Following{state}, event);
}

bool is_sound(const Opened& opened, const GameFacts& facts) {
  return (facts.match || !opened.match) && !opened.host.empty() && is_bytes(opened.secret) &&
         std::ranges::all_of(opened.seats, is_somebody);
}

Refusal log_broken() { return {"table_log_broken"_text, "SERVER", {}}; }

}  // namespace ordinal::table
