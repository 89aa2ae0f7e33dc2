// Folds logs, and compares by the game's own views, not by what the server makes of them.
#include "tests/server/simulation/truth.h"

#include "table/sight.h"
#include "wire/write.h"

namespace ordinal::server::simulation {

namespace json = boost::json;

namespace {

std::vector<Viewer> viewers(SeatSet seats) {
  if (seats.empty()) return {Viewer::bystander()};
  std::vector<Viewer> all;
  for (int i = 0; i < seats.size(); ++i) all.push_back(Viewer::seat(seats.nth(i)));
  return all;
}

// Whether the text is what one of the viewers may see of an event.
bool may_see(const AnyGame& game, const Event& event, SeatSet seats, std::string_view text) {
  for (const Viewer viewer : viewers(seats)) {
    if (game.as_seen(event, viewer) == text) return true;
  }
  return false;
}

}  // namespace

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->as_string()) : "";
}

const Truth::Log& Truth::log(const std::string& table) {
  Log& log = logs_[table];
  const auto lines = store_.events(table, log.entries.size());
  for (const std::string& line : *lines) {
    log.entries.push_back(*table::read_line(line));
    if (log.states.empty()) {
      log.states.push_back(*table::State::open(log.entries.back()));
    } else {
      log.states.push_back(log.states.back());
      log.states.back().apply(log.entries.back());
    }
  }
  return log;
}

std::string Truth::trouble_with(const json::object& message, std::string_view person) {
  const std::string kind = text_of(message, "is");
  if (kind == "refused") {
    const std::string text = text_of(message, "text");
    const bool is_sentence = text.find(' ') != std::string::npos && text.find('{') == text.npos;
    return is_sentence && !text_of(message, "rule").empty() ? "" : "a refusal without a sentence";
  }
  if (kind.empty()) return "a message of no kind";
  if (kind != "events" && kind != "table") return "";
  const Log& known = log(text_of(message, "table"));
  const auto version = static_cast<std::size_t>(message.at("version").as_int64());
  if (version > known.entries.size()) return "shown before it was on disk";
  if (const json::value* events = message.if_contains("events")) {
    std::string trouble = trouble_with_events(known, events->as_array(), person);
    if (!trouble.empty()) return trouble;
  }
  return trouble_with_sights(known.states[version - 1], message.at("now").as_object(), person);
}

std::string Truth::trouble_with_events(const Log& log, const json::array& events,
                                       std::string_view person) {
  for (const json::value& numbered : events) {
    const auto number = static_cast<std::size_t>(numbered.at("number").as_int64());
    const json::object& event = numbered.at("event").as_object();
    if (number == 0) continue;
    const table::State& before = log.before(number);
    const table::LogEvent& truth = log.entries[number].event;
    const SeatSet seats = before.seats_of(person);
    if (const auto* moved = std::get_if<table::Moved>(&truth)) {
      const Event move{static_cast<Seat>(moved->seat.value), moved->move};
      if (!may_see(*before.game(), move, seats, text_of(event, "move"))) return "a move was shown";
      const bool is_public = before.game()->as_seen(move, Viewer::bystander()) == moved->move;
      if (!is_public && event.contains("choices")) return "choices were shown too early";
    }
    if (const auto* dealt = std::get_if<wire::Dealt>(&truth)) {
      const Event deal{Actor::chance(), dealt->move};
      if (!may_see(*before.game(), deal, seats, text_of(event, "move"))) return "a deal was shown";
    }
    if (json::parse(wire::to_json(table::seen(before, truth, seats, "x"))).at("is") !=
        event.at("is")) {
      return "another event than the log has";
    }
  }
  return "";
}

std::string Truth::trouble_with_sights(const table::State& state, const json::object& now,
                                       std::string_view person) {
  const json::array& sights = now.at("sights").as_array();
  if (!state.game()) return sights.empty() ? "" : "a view of no game";
  const SeatSet seats = state.seats_of(person);
  std::vector<Viewer> expected = viewers(seats);
  if (seats.size() > 1) expected.push_back(Viewer::bystander());
  if (sights.size() != expected.size()) return "another number of views";
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const json::object& sight = sights[i].as_object();
    if (sight.contains("seat") != expected[i].is_seat()) return "a view of another kind";
    if (sight.at("view") != json::parse(state.game()->view_json(expected[i]))) {
      return "another view than the seat has";
    }
  }
  return "";
}

}  // namespace ordinal::server::simulation
