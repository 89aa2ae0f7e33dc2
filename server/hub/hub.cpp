// Reads commands, finds the table, answers.
#include "server/hub/hub.h"

#include "engine/any/fact_sheet.h"
#include "server/hub/card.h"
#include "server/log.h"
#include "table/match_record.h"
#include "wire/message.h"
#include "wire/read.h"
#include "wire/write.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace ordinal::server {
namespace {

constexpr std::size_t longest_message = 16'384;
constexpr std::int64_t protocol = 1;
constexpr std::int64_t between_rounds = 60'000;  // ms between two looks at all tables

Refusal no_table() { return {"table_unknown"_text, "SERVER", {}}; }

// Digits and small letters that are not mistaken for each other.
std::string letters_of(const fair::Bytes32& bytes, std::size_t count) {
  constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += letters[bytes[i] % letters.size()];
  return text;
}

// The same command of the same person opens the same table, however often it is repeated.
std::string table_id(const std::string& person, std::int64_t id) {
  const std::string text = person + "/" + std::to_string(id);
  return letters_of(fair::sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}),
                    16);
}

std::optional<wire::Number> number(std::optional<std::int64_t> id) {
  return id ? std::optional(wire::Number(*id)) : std::nullopt;
}

Answer<table::State> fold(const std::vector<std::string>& lines) {
  if (lines.empty()) return no_table();
  std::optional<table::State> state;
  for (const std::string& line : lines) {
    const auto entry = table::read_line(line);
    if (!entry) return entry.refusal();
    if (state) {
      state->apply(*entry);
      continue;
    }
    auto opened = table::State::open(*entry);
    if (!opened) return opened.refusal();
    state = std::move(*opened);
  }
  return *state;
}

// In the lobby.
bool is_shown(const table::State& state) {
  const bool is_on = state.phase() == table::Phase::open || state.phase() == table::Phase::running;
  return state.opened().is_public && is_on;
}

}  // namespace

Hub::Hub(const Ports& ports, const HouseRules& rules) : ports_(ports), rules_(rules) {}

Answer<Done> Hub::begin() {
  const auto waiting = ports_.store.needing_care();
  if (!waiting) return waiting.refusal();
  for (const std::string& id : *waiting) {
    if (const auto awake = room(id); !awake) log(Level::error, "table_unreadable", {{"table", id}});
  }
  look_after_tables();
  return Done();
}

// Guests.

void Hub::came(SessionId session, const Guest& guest) {
  visits_[session] = Visit{guest, {}, false};
  send(session, wire::Hello{protocol, "ordinal " ORDINAL_VERSION, ports_.clock.now()});
}

void Hub::left(SessionId session) {
  const auto visit = visits_.find(session);
  if (visit == visits_.end()) return;
  for (const std::string& id : visit->second.tables) {
    if (const auto found = rooms_.find(id); found != rooms_.end()) {
      found->second->unfollow(session);
    }
  }
  visits_.erase(visit);
}

void Hub::said(SessionId session, std::string_view text) {
  const auto visit = visits_.find(session);
  if (visit == visits_.end()) return;
  Asking asking{session, visit->second, {}};
  const auto object = wire::read_object(text, longest_message);
  if (!object) return refuse(asking, object.refusal());
  std::optional<wire::Number> id;
  if (const auto trouble = wire::read_member(*object, "id", id)) return refuse(asking, *trouble);
  if (id) asking.id = id->value;
  const auto command = wire::read_any_of<wire::Command>(*object);
  if (!command) return refuse(asking, command.refusal());
  std::visit([&](const auto& one) { take(asking, one); }, *command);
}

void Hub::refuse(const Asking& asking, const Refusal& refusal, const std::string& table) {
  ++refused_;
  wire::Refused refused;
  if (asking.id) refused.id = *asking.id;
  refused.code = refusal.code.name;
  refused.rule = refusal.rule;
  JsonWriter arguments;
  write_arguments(arguments, refusal.arguments);
  refused.arguments = {arguments.str()};
  refused.text = say(asking.visit.guest.language, refusal);
  if (!table.empty()) refused.table = table;
  if (const auto found = rooms_.find(table); found != rooms_.end()) {
    refused.version = static_cast<std::int64_t>(found->second->state().version());
  }
  send(asking.session, refused);
}

// Tables.

Answer<std::shared_ptr<Room>> Hub::room(std::string_view id) {
  if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
  const auto lines = ports_.store.events(id, 0);
  if (!lines) return lines.refusal();
  auto state = fold(*lines);
  if (!state) return state.refusal();
  if (is_shown(*state)) shown_.emplace(id, table::summary_of(*state).text);
  return add_room(std::string(id), std::move(*state));
}

std::shared_ptr<Room> Hub::add_room(const std::string& id, table::State state) {
  auto room = std::make_shared<Room>(
      id, std::move(state), ports_, rules_, [this](const Room& changed) { list(changed); },
      [this] { has_failed_ = true; });
  rooms_.insert_or_assign(id, room);
  room->wake();
  return room;
}

void Hub::take(const Asking& asking, const wire::Open& command) {
  const std::string& person = asking.visit.guest.person;
  const std::string id = asking.id ? table_id(person, *asking.id) : letters_of(ports_.random(), 16);
  if (const auto known = room(id)) {
    return send(asking.session,
                wire::Accepted{number(asking.id), id, (*known)->state().opened().key});
  }
  const auto tables = ports_.store.of_person(person);
  if (!tables) return refuse(asking, tables.refusal());
  const auto unfinished = std::ranges::count_if(*tables, [](const store::NamedCard& table) {
    return table.second.state < store::Card::State::over;
  });
  if (static_cast<std::size_t>(unfinished) >= rules_.most_tables) {
    return refuse(asking,
                  {"server_too_many_tables"_text, "SERVER", {{"most", rules_.most_tables}}});
  }
  const auto opened =
      table::decide_open(command, person, letters_of(ports_.random(), 20), ports_.random());
  if (!opened) return refuse(asking, opened.refusal());
  const table::Entry entry{ports_.clock.now(), {}, *opened};
  auto state = table::State::open(entry);
  if (!state) return refuse(asking, state.refusal());
  store::Append append{id, 0, {table::to_line(entry)}, card_of(*state)};
  ports_.store.append(std::move(append), [this, id, session = asking.session, own = asking.id,
                                          state = *state](store::Outcome outcome) mutable {
    Visit gone;
    const auto visit = visits_.find(session);
    this->opened({session, visit == visits_.end() ? gone : visit->second, own}, id,
                 std::move(state), outcome);
  });
}

// A conflict is the same command, repeated before it was written.
void Hub::opened(const Asking& asking, const std::string& id, table::State state,
                 store::Outcome outcome) {
  if (outcome == store::Outcome::durable && !rooms_.contains(id)) {
    ++opened_;
    list(*add_room(id, std::move(state)));
  }
  const auto known = rooms_.find(id);
  if (known == rooms_.end()) {
    has_failed_ = has_failed_ || outcome == store::Outcome::stopped;
    return refuse(asking, why_not_written(outcome));
  }
  send(asking.session, wire::Accepted{number(asking.id), id, known->second->state().opened().key});
}

void Hub::take(const Asking& asking, const wire::Follow& command) {
  const auto found = room(command.table.value);
  if (!found) return refuse(asking, found.refusal(), command.table.value);
  auto& tables = asking.visit.tables;
  if (!tables.contains(command.table.value) && tables.size() >= rules_.most_followed) {
    return refuse(asking,
                  {"server_too_many_followed"_text, "SERVER", {{"most", rules_.most_followed}}});
  }
  tables.insert(command.table.value);
  if (asking.id) send(asking.session, wire::Accepted{number(asking.id), command.table.value, {}});
  (*found)->follow(asking.session, asking.visit.guest,
                   command.have ? std::optional(command.have->value) : std::nullopt);
}

void Hub::take(const Asking& asking, const wire::Unfollow& command) {
  if (const auto found = rooms_.find(command.table.value); found != rooms_.end()) {
    found->second->unfollow(asking.session);
  }
  asking.visit.tables.erase(command.table.value);
  send(asking.session, wire::Accepted{number(asking.id), command.table.value, {}});
}

template <class Change>
void Hub::take(const Asking& asking, const Change& change) {
  const std::string& id = change.table.value;
  const auto found = room(id);
  if (!found) return refuse(asking, found.refusal(), id);
  (*found)->order(
      {change, asking.visit.guest.person, asking.id,
       [this, session = asking.session, own = asking.id, id](const Answer<Done>& answer) {
         const auto visit = visits_.find(session);
         if (answer) ++done_;
         if (visit == visits_.end()) return;
         if (!answer) {
           return refuse({session, visit->second, own}, answer.refusal(), id);
         }
         send(session, wire::Accepted{number(own), id, {}});
       }});
}

// Lists.

void Hub::take(const Asking& asking, const wire::Games& /*command*/) {
  send(asking.session, wire::GameSheets{number(asking.id), {fact_sheets_json()}});
}

void Hub::take(const Asking& asking, const wire::Lobby& /*command*/) {
  const auto cards = ports_.store.listed();
  if (!cards) return refuse(asking, cards.refusal());
  asking.visit.is_in_lobby = true;
  wire::Tables tables{"lobby", {}};
  for (const auto& [id, card] : *cards) tables.tables.push_back({id, {card.summary}});
  send(asking.session, tables);
}

void Hub::take(const Asking& asking, const wire::Mine& /*command*/) {
  const auto cards = ports_.store.of_person(asking.visit.guest.person);
  if (!cards) return refuse(asking, cards.refusal());
  wire::Tables tables{"mine", {}};
  for (const auto& [id, card] : *cards) tables.tables.push_back({id, {card.summary}});
  send(asking.session, tables);
}

void Hub::list(const Room& room) {
  if (!room.state().opened().is_public) return;
  std::string text;
  if (is_shown(room.state())) {
    const std::string summary = table::summary_of(room.state()).text;
    if (std::exchange(shown_[room.id()], summary) == summary) return;
    text = wire::to_json(wire::TableListed{room.id(), {summary}});
  } else {
    if (shown_.erase(room.id()) == 0) return;
    text = wire::to_json(wire::TableUnlisted{room.id()});
  }
  const auto shared = std::make_shared<const std::string>(text);
  for (const auto& [session, visit] : visits_) {
    if (visit.is_in_lobby) ports_.outbox.send(session, shared);
  }
}

// The house.

void Hub::look_after_tables() {
  const std::int64_t now = ports_.clock.now();
  std::erase_if(rooms_, [this, now](const auto& room) {
    const bool is_idle = room.second->is_idle(now);
    if (is_idle) shown_.erase(room.first);
    return is_idle;
  });
  if (const auto forgotten = ports_.store.untouched_since(now - rules_.forgotten)) {
    for (const std::string& id : *forgotten) {
      if (const auto found = room(id)) (*found)->close_if_forgotten();
    }
  }
  ports_.clock.after(between_rounds, [this] { look_after_tables(); });
}

Answer<std::string> Hub::record(std::string_view id) {
  const std::size_t dash = id.rfind('-');
  int match = 0;
  const std::string_view digits = dash == std::string_view::npos ? "" : id.substr(dash + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), match);
  const bool is_number = error == std::errc() && end == digits.data() + digits.size();
  if (!is_number) return Refusal{"table_no_record"_text, "TABLE", {}};
  const auto lines = ports_.store.events(id.substr(0, dash), 0);
  if (!lines) return lines.refusal();
  std::vector<table::Entry> log;
  for (const std::string& line : *lines) {
    auto entry = table::read_line(line);
    if (!entry) return entry.refusal();
    log.push_back(std::move(*entry));
  }
  return table::match_record(log, match);
}

std::string Hub::metrics_text() {
  const auto metric = [](std::string_view name, std::string_view kind, std::int64_t value) {
    return "# TYPE " + std::string(name) + " " + std::string(kind) + "\n" + std::string(name) +
           " " + std::to_string(value) + "\n";
  };
  return metric("ordinal_tables_in_memory", "gauge", static_cast<std::int64_t>(rooms_.size())) +
         metric("ordinal_tables_opened_total", "counter", opened_) +
         metric("ordinal_commands_done_total", "counter", done_) +
         metric("ordinal_commands_refused_total", "counter", refused_);
}

Answer<Done> Hub::health() {
  if (has_failed_) return Refusal{"server_store_stopped"_text, "SERVER", {}};
  return Done();
}

}  // namespace ordinal::server
