// Shows tables.
#include "table/sight.h"

#include "engine/core/json.h"
#include "fair/deal.h"
#include "record/write.h"
#include "table/decide.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ordinal::table {
namespace {

// Somebody in several seats sees what any of them may see.
std::string seen_text(const AnyGame& game, const Event& event, SeatSet seats) {
  std::string public_text = game.as_seen(event, Viewer::bystander());
  if (public_text == event.text) return public_text;
  for (int i = 0; i < seats.size(); ++i) {
    std::string text = game.as_seen(event, Viewer::seat(seats.nth(i)));
    if (text != public_text) return text;
  }
  return public_text;
}

// Of the game as it was played. What all do at the same time before the first turn is none (LN-6,
// CP-4).
int turns_of(const State& state) {
  AnyGame game = *AnyGame::start(state.game()->facts(), state.game()->options());
  int turns = 0;
  std::optional<Seat> last;
  SeatSet round;  // who has not acted in it
  for (const Played& one : state.played().all()) {
    const Actor& actor = one.event.actor;
    if (actor.is_seat()) {
      const SeatSet acting = game.turn().seats();
      if (turns == 0 && acting.size() > 1) round = acting;
      const bool is_turn = turns > 0 || !round.contains(actor.seat());
      if (is_turn && std::exchange(last, actor.seat()) != actor.seat()) ++turns;
      round = round.without(SeatSet::only(actor.seat()));
    }
    [[maybe_unused]] const auto done = game.play(actor, one.event.text);
    assert(done);
  }
  return turns;
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
    if (!before.hidden().empty() && is_last_of_round(move)) seen.choices = choices();
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
    over.began = before.began();
    over.turns = turns_of(before);
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
  bool is_last_of_round(const Event& move) const {
    return before.game()->as_seen(move, Viewer::bystander()) == move.text;
  }
  std::vector<wire::Choice> choices() const {
    std::vector<wire::Choice> all;
    for (const std::size_t place : before.hidden()) {
      const Event event = before.played()[place].event;
      all.push_back({event.actor.seat(), event.text});
    }
    return all;
  }
};

wire::SeatNow seat_now(const State& state, Seat seat, std::int64_t time,
                       const std::function<bool(std::string_view)>& is_here) {
  const Chair& chair = state.chair(seat);
  wire::SeatNow now;
  now.who = !chair.is_for_person() ? "computer" : chair.is_taken() ? "person" : "free";
  if (!chair.name.empty()) now.name = chair.name;
  if (!chair.is_for_person()) now.level = chair.level;
  now.is_host = chair.is_taken() && chair.person == state.host();
  now.is_present = chair.is_taken() && is_here(chair.person);
  now.has_stand_in = chair.has_stand_in;
  now.wants_rematch = chair.wants_rematch;
  if (state.opened().pace) now.clock = state.clock(seat, time);
  return now;
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
  return {json.take()};
}

wire::Json options_json(const State& state) {
  JsonWriter json;
  write_options(
      json, state.game() ? *state.game() : *AnyGame::start(state.facts(), state.first_options()));
  return {json.take()};
}

}  // namespace

std::string record_id(std::string_view table, int match) {
  return std::string(table) + "-" + std::to_string(match);
}

wire::Event seen(const State& before, const LogEvent& event, SeatSet seats,
                 std::string_view table) {
  return std::visit(Seeing{before, seats, table}, event);
}

bool is_open_to_all(const LogEvent& event, const wire::Event& seen) {
  if (const auto* moved = std::get_if<Moved>(&event)) {
    return std::get<wire::Moved>(seen).move == moved->move;
  }
  if (const auto* dealt = std::get_if<wire::Dealt>(&event)) {
    return std::get<wire::Dealt>(seen).move == dealt->move;
  }
  return true;
}

const std::string& Scene::view_json(Viewer viewer) {
  const AnyGame& game = *state_.game();
  const auto known = std::ranges::find_if(
      views_, [&](const auto& view) { return game.look_alike(view.first, viewer); });
  if (known != views_.end()) return known->second;
  return views_.emplace_back(viewer, game.view_json(viewer)).second;
}

std::vector<wire::Sight> Scene::sights(SeatSet seats) {
  const AnyGame& game = *state_.game();
  std::vector<wire::Sight> all;
  all.reserve(static_cast<std::size_t>(seats.size()) + 1);
  for (int i = 0; i < seats.size(); ++i) {
    const Seat seat = seats.nth(i);
    wire::Sight& sight = all.emplace_back(seat, wire::Json{view_json(Viewer::seat(seat))});
    if (!game.facts().is_exercise && game.turn().allows(seat)) sight.legal = game.legal_moves(seat);
  }
  // Several people may look at one screen: between two turns it shows what everybody may see.
  if (seats.size() != 1) all.push_back({{}, {view_json(Viewer::bystander())}, {}});
  return all;
}

Scene::Scene(const State& state, std::int64_t now,
             const std::function<bool(std::string_view)>& is_here)
    : state_(state) {
  common_.phase = name_of(state.phase());
  common_.seats.reserve(state.chairs().size());
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    common_.seats.push_back(seat_now(state, seat, now, is_here));
  }
  common_.turn = turn_json(state);
  common_.game = std::max(0, state.game_number());
  for (const int score : state.scores()) common_.scores.emplace_back(score);
  if (state.match()) common_.sheet = sheet_of(*state.match());
  if (state.undo_request()) common_.undo_asked = state.undo_request()->seat;
  for (const Seat seat : may_undo(state)) common_.undo.emplace_back(seat);
  common_.help = helps(state);
}

wire::Now Scene::now_for(std::string_view person) {
  wire::Now now = common_;
  const SeatSet seats = state_.seats_of(person);
  for (int i = 0; i < seats.size(); ++i) {
    now.seats[static_cast<std::size_t>(seats.nth(i))].is_yours = true;
  }
  now.sights = sights_of(person);
  return now;
}

std::vector<wire::Sight> Scene::sights_of(std::string_view person) {
  if (!state_.game()) return {};
  return sights(state_.seats_of(person));
}

wire::Now now_for(const State& state, const Onlooker& onlooker) {
  return Scene(state, onlooker.now, onlooker.is_here).now_for(onlooker.person);
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
  return {json.end_array().end_object().take()};
}

}  // namespace ordinal::table
