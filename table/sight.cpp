// Shows tables.
#include "table/sight.h"

#include "engine/core/json.h"
#include "fair/deal.h"
#include "record/write.h"
#include "table/decide.h"

#include <algorithm>

namespace ordinal::table {
namespace {

// Somebody in several seats sees what any of them may see.
std::string seen_text(const AnyGame& game, const Event& event, SeatSet seats) {
  std::string public_text = game.as_seen(event, Viewer::bystander());
  for (int i = 0; i < seats.size(); ++i) {
    std::string text = game.as_seen(event, Viewer::seat(seats.nth(i)));
    if (text != public_text) return text;
  }
  return public_text;
}

struct Seeing {
  const State& before;
  SeatSet seats;
  std::string_view table;

  wire::Event operator()(const Opened& event) const { return wire::Opened{event.game}; }
  wire::Event operator()(const Sat& event) const { return wire::Sat{event.seat, event.name}; }
  wire::Event operator()(const RematchAsked& event) const { return wire::RematchAsked{event.seat}; }
  wire::Event operator()(const wire::Dealt& event) const {
    return wire::Dealt{seen_text(*before.game(), {Actor::chance(), event.move}, seats)};
  }
  wire::Event operator()(const Moved& event) const {
    const Event move{static_cast<Seat>(event.seat.value), event.move};
    wire::Moved seen{event.seat, seen_text(*before.game(), move, seats), event.by_computer, {}};
    const bool is_public = before.game()->as_seen(move, Viewer::bystander()) == event.move;
    if (is_public && !before.hidden().empty()) seen.choices = choices();
    return seen;
  }
  wire::Event operator()(const MatchOver& event) const {
    wire::MatchOver over;
    const SeatSet winners = before.match() ? before.match()->winners() : before.game()->winners();
    for (int i = 0; i < winners.size(); ++i) over.winners.emplace_back(winners.nth(i));
    for (const int score : before.scores()) over.scores.emplace_back(score);
    FairDealing fair = fair::revelation(before.secret(), before.contributions());
    over.secret = std::move(*fair.secret);
    over.contributions = std::move(fair.contributions);
    over.record = record_id(table, before.match_number());
    const auto next = fair::parse_bytes(event.next_secret);
    if (next) over.next_commitment = fair::hex(fair::commitment_to(*next));
    return over;
  }
  wire::Event operator()(const wire::Closed& /*event*/) const {
    wire::Closed closed;
    if (before.phase() != Phase::running) return closed;
    FairDealing fair = fair::revelation(before.secret(), before.contributions());
    closed.secret = std::move(fair.secret);
    closed.contributions = std::move(fair.contributions);
    closed.record = record_id(table, before.match_number());
    return closed;
  }
  template <class Public>
  wire::Event operator()(const Public& event) const {
    return event;
  }

 private:
  std::vector<wire::Choice> choices() const {
    std::vector<wire::Choice> all;
    for (const std::size_t place : before.hidden()) {
      const Event& event = before.played()[place].event;
      all.push_back({event.actor.seat(), event.text});
    }
    return all;
  }
};

wire::SeatNow seat_now(const State& state, Seat seat, const Onlooker& onlooker) {
  const Chair& chair = state.chair(seat);
  wire::SeatNow now;
  now.who = !chair.is_for_person() ? "computer" : chair.is_taken() ? "person" : "free";
  if (!chair.name.empty()) now.name = chair.name;
  if (!chair.is_for_person()) now.level = chair.level;
  now.is_yours = chair.is_taken() && chair.person == onlooker.person;
  now.is_host = chair.is_taken() && chair.person == state.host();
  now.is_present = chair.is_taken() && onlooker.is_here(chair.person);
  now.has_stand_in = chair.has_stand_in;
  now.wants_rematch = chair.wants_rematch;
  if (state.opened().pace) now.clock = state.clock(seat, onlooker.now);
  return now;
}

wire::Sight sight(const AnyGame& game, Seat seat) {
  wire::Sight sight{seat, {game.view_json(Viewer::seat(seat))}, {}};
  if (!game.facts().is_exercise && game.turn().allows(seat)) sight.legal = game.legal_moves(seat);
  return sight;
}

std::vector<wire::Sight> sights(const AnyGame& game, SeatSet seats) {
  if (seats.empty()) return {{{}, {game.view_json(Viewer::bystander())}, {}}};
  std::vector<wire::Sight> all;
  for (int i = 0; i < seats.size(); ++i) all.push_back(sight(game, seats.nth(i)));
  return all;
}

std::vector<std::vector<wire::Points>> sheet_of(const Match& match) {
  std::vector<std::vector<wire::Points>> sheet;
  for (const std::vector<int>& game : match.sheet()) sheet.emplace_back(game.begin(), game.end());
  return sheet;
}

wire::Json turn_json(const State& state) {
  if (!state.game()) return {"null"};
  JsonWriter json;
  write_turn(json, state.game()->turn());
  return {json.str()};
}

wire::Json options_json(const State& state) {
  JsonWriter json;
  write_options(
      json, state.game() ? *state.game() : *AnyGame::start(state.facts(), state.first_options()));
  return {json.str()};
}

}  // namespace

std::string record_id(std::string_view table, int match) {
  return std::string(table) + "-" + std::to_string(match);
}

wire::Event seen(const State& before, const LogEvent& event, SeatSet seats,
                 std::string_view table) {
  return std::visit(Seeing{before, seats, table}, event);
}

wire::Now now_for(const State& state, const Onlooker& onlooker) {
  wire::Now now;
  now.phase = name_of(state.phase());
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    now.seats.push_back(seat_now(state, seat, onlooker));
  }
  now.turn = turn_json(state);
  if (state.game()) now.sights = sights(*state.game(), state.seats_of(onlooker.person));
  now.game = std::max(0, state.game_number());
  for (const int score : state.scores()) now.scores.emplace_back(score);
  if (state.match()) now.sheet = sheet_of(*state.match());
  if (state.undo_request()) now.undo_asked = state.undo_request()->seat;
  now.help = helps(state);
  return now;
}

wire::Table table_for(const State& state, const Onlooker& onlooker) {
  const Opened& opened = state.opened();
  wire::Table table;
  table.table = onlooker.table;
  table.version = static_cast<std::int64_t>(state.version());
  table.game = opened.game;
  table.options = options_json(state);
  table.match = opened.match;
  table.games = opened.match ? state.seats() : 1;
  table.is_public = opened.is_public;
  const bool sits = !state.seats_of(onlooker.person).empty() || state.host() == onlooker.person;
  if (sits) table.key = opened.key;
  table.pace = opened.pace;
  table.commitment = fair::hex(fair::commitment_to(state.secret()));
  table.now = now_for(state, onlooker);
  return table;
}

wire::Json summary_of(const State& state) {
  JsonWriter json;
  json.begin_object().key("game").text(state.opened().game);
  json.key("phase").text(name_of(state.phase())).key("seats").begin_array();
  for (const Chair& chair : state.chairs()) {
    json.begin_object();
    if (!chair.is_for_person()) json.key("level").text(chair.level);
    if (chair.is_taken()) json.key("name").text(chair.name);
    json.end_object();
  }
  return {json.end_array().end_object().str()};
}

}  // namespace ordinal::table
