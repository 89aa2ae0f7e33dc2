// Reads commands, finds the table, answers.
#include "server/hub/hub.h"

#include "engine/any/fact_sheet.h"
#include "engine/core/word.h"
#include "server/hub/card.h"
#include "server/hub/read.h"
#include "server/log.h"
#include "table/follow.h"
#include "table/match_record.h"
#include "wire/message.h"
#include "wire/read.h"
#include "wire/write.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <vector>

namespace ordinal::server {
namespace {

constexpr std::int64_t protocol = 1;
constexpr std::size_t most_record_bytes = 16 << 20;  // on the shelf
constexpr std::size_t most_record_counts = 1'000;    // of tables
constexpr std::int64_t between_rounds = 60'000;      // ms between two looks at all tables

Refusal no_table() { return {"table_unknown"_text, "SERVER", {}}; }

std::vector<wire::Listed> listed(const std::vector<store::NamedCard>& cards) {
  std::vector<wire::Listed> all;
  for (const auto& [id, card] : cards) all.push_back({id, {card.summary}});
  return all;
}

struct Folded {
  table::State state;
  Recall recall;
};

// The latest `most` events are remembered. Precondition: not empty.
Answer<Folded> fold(std::span<const table::Entry> log, std::size_t most) {
  const std::size_t first = log.size() > most ? log.size() - most : 1;
  auto state = table::State::fold(log.first(first));
  if (!state) return state.refusal();
  Folded folded{*state, Recall(std::move(*state), log[0].at, most)};
  for (const table::Entry& entry : log.subspan(first)) {
    if (!table::follows(folded.state, entry.event)) return table::log_broken();
    folded.state.apply(entry);
    folded.recall.add(entry);
  }
  return folded;
}

// In the lobby.
bool is_shown(const table::State& state) {
  const bool is_on = state.phase() == table::Phase::open || state.phase() == table::Phase::running;
  return state.opened().is_public && is_on;
}

}  // namespace

Hub::Hub(const Ports& ports, const HouseRules& rules)
    : ports_(ports),
      rules_(rules),
      noticeboard_(ports.clock, [this](std::string text) { tell_lobby(std::move(text)); }),
      health_(ports.store, ports.clock),
      records_(most_record_bytes) {}

Answer<Done> Hub::begin() {
  auto waiting = ports_.store.needing_care();
  if (!waiting) return waiting.refusal();
  asleep_ = std::move(*waiting);
  wake_tables();
  look_after_tables();
  return Done();
}

// A few each time: whoever comes back after a restart does not wait until ten thousand tables are
// read, and wakes the own one by looking at it.
void Hub::wake_tables() {
  constexpr std::size_t few = 20;
  constexpr std::int64_t soon = 1;
  for (std::size_t woken = 0; woken < few && !asleep_.empty(); ++woken) {
    const std::string id = std::move(asleep_.back());
    asleep_.pop_back();
    std::ignore = room(id);  // which says what is wrong
  }
  if (!asleep_.empty()) ports_.clock.after(soon, [this] { wake_tables(); });
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
  const auto object = wire::read_object(text, rules_.longest_message);
  if (!object) return refuse(asking, object.refusal());
  if (const auto trouble = wire::read_member(*object, "id", asking.id)) {
    asking.id.reset();
    return refuse(asking, *trouble);
  }
  const auto command = wire::read_any_of<wire::Command>(*object);
  if (!command) return refuse(asking, command.refusal());
  std::visit([&](const auto& one) { take(asking, one); }, *command);
}

void Hub::refuse(const Asking& asking, const Refusal& refusal, const std::string& table) {
  ++refused_;
  wire::Refused refused;
  refused.id = asking.id;
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
  if (openings_.contains(id)) return no_table();
  const auto lines = told(ports_.store.events(id, 0));
  if (!lines) return lines.refusal();
  if (lines->empty()) return no_table();
  const auto log = table::read_log(*lines);
  if (!log) return damaged(id, log.refusal());
  auto folded = fold(*log, rules_.most_events_sent);
  if (!folded) return damaged(id, folded.refusal());
  if (is_shown(folded->state)) {
    noticeboard_.know(std::string(id), table::summary_of(folded->state).text);
  }
  return add_room(std::string(id), std::move(folded->state), std::move(folded->recall));
}

// For the operator, once: guests may ask for it again and again.
Refusal Hub::damaged(std::string_view table, const Refusal& why) {
  const auto [known, is_new] = damaged_.emplace(table);
  if (is_new) log(Level::error, "table_unreadable", {{"table", *known}});
  return why;
}

std::shared_ptr<Room> Hub::add_room(const std::string& id, table::State state, Recall recall) {
  auto room = std::make_shared<Room>(
      id, std::move(state), std::move(recall), ports_, rules_,
      [this](const Room& changed) { list(changed); },
      [this, id](store::Outcome outcome) { health_.note(id, outcome); });
  if (rooms_.size() >= crowd_) forget_idle_tables();
  record_counts_.erase(id);  // from now on it may have more
  rooms_.insert_or_assign(id, room);
  room->wake();
  return room;
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
  if (asking.id) send(asking.session, wire::Accepted{asking.id, command.table.value, {}});
  (*found)->follow(asking.session, asking.visit.guest,
                   command.have ? std::optional(command.have->value) : std::nullopt);
}

void Hub::take(const Asking& asking, const wire::Unfollow& command) {
  if (const auto found = rooms_.find(command.table.value); found != rooms_.end()) {
    found->second->unfollow(asking.session);
  }
  asking.visit.tables.erase(command.table.value);
  send(asking.session, wire::Accepted{asking.id, command.table.value, {}});
}

template <class Change>
void Hub::take(const Asking& asking, const Change& change) {
  const std::string& id = change.table.value;
  const auto found = room(id);
  if (!found) return refuse(asking, found.refusal(), id);
  (*found)->order(
      {change, asking.visit.guest.person,
       asking.id ? std::optional(asking.id->value) : std::nullopt,
       [this, session = asking.session, own = asking.id, id](const Answer<Done>& answer) {
         const auto visit = visits_.find(session);
         if (answer) ++done_;
         if (visit == visits_.end()) return;
         if (!answer) {
           return refuse({session, visit->second, own}, answer.refusal(), id);
         }
         send(session, wire::Accepted{own, id, {}});
       }});
}

// Lists.

void Hub::take(const Asking& asking, const wire::Games& /*command*/) {
  send(asking.session, wire::GameSheets{asking.id, {fact_sheets_json()}});
}

void Hub::take(const Asking& asking, const wire::Lobby& /*command*/) {
  const auto cards = told(ports_.store.listed());
  if (!cards) return refuse(asking, cards.refusal());
  asking.visit.is_in_lobby = true;
  send(asking.session, wire::Tables{asking.id, "lobby", listed(*cards)});
}

void Hub::take(const Asking& asking, const wire::Mine& /*command*/) {
  const auto cards = told(ports_.store.of_person(asking.visit.guest.person));
  if (!cards) return refuse(asking, cards.refusal());
  send(asking.session, wire::Tables{asking.id, "mine", listed(*cards)});
}

void Hub::list(const Room& room) {
  if (!room.state().opened().is_public) return;
  if (is_shown(room.state())) {
    noticeboard_.list(room.id(), table::summary_of(room.state()).text);
  } else {
    noticeboard_.unlist(room.id());
  }
}

void Hub::tell_lobby(std::string text) {
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (const auto& [session, visit] : visits_) {
    if (visit.is_in_lobby) ports_.outbox.send(session, shared);
  }
}

// The house.

void Hub::look_after_tables() {
  ports_.clock.after(between_rounds, [this] { look_after_tables(); });
  forget_idle_tables();
  if (!forgotten_.empty()) return;  // they are being closed
  if (auto found = told(ports_.store.untouched_since(ports_.clock.now() - rules_.forgotten))) {
    forgotten_ = std::move(*found);
    close_forgotten_tables();
  }
}

// Where there are many, also those of a moment ago: anybody may open tables and leave them.
void Hub::forget_idle_tables() {
  constexpr std::int64_t moment = 1'000;
  const std::int64_t now = ports_.clock.now();
  const auto idle = std::ranges::count_if(
      rooms_, [&](const auto& room) { return room.second->is_idle(now - moment); });
  const bool are_many = static_cast<std::size_t>(idle) > rules_.most_idle;
  const std::int64_t since = now - (are_many ? moment : rules_.idle);
  std::erase_if(rooms_, [&](const auto& room) {
    const bool is_idle = room.second->is_idle(since);
    if (is_idle) noticeboard_.forget(room.first);
    return is_idle;
  });
  crowd_ = rooms_.size() + rules_.most_idle;
}

// A few each time: those who play must not wait until a thousand tables are read.
void Hub::close_forgotten_tables() {
  constexpr std::size_t few = 20;
  constexpr std::int64_t soon = 1'000;
  const std::size_t rest = forgotten_.size() - std::min(few, forgotten_.size());
  const std::vector<std::string> batch(forgotten_.begin() + static_cast<std::ptrdiff_t>(rest),
                                       forgotten_.end());
  forgotten_.resize(rest);
  if (!forgotten_.empty()) ports_.clock.after(soon, [this] { close_forgotten_tables(); });
  for (const std::string& id : batch) {
    if (const auto found = room(id)) (*found)->close_if_forgotten();
  }
}

Answer<std::string> Hub::record(std::string_view id) {
  const std::size_t dash = id.rfind('-');
  constexpr int most_matches = 999'999;
  const std::string_view digits = dash == std::string_view::npos ? "" : id.substr(dash + 1);
  const auto match = number_in(digits, 0, most_matches);
  const Refusal none{"table_no_record"_text, "TABLE", {}};
  if (!match) return none;
  if (const std::string* known = records_.find(id)) return *known;
  const std::string_view table = id.substr(0, dash);
  if (lacks_record(table, *match)) return none;
  const auto lines = told(ports_.store.events(table, 0));
  if (!lines) return lines.refusal();
  const auto log = table::read_log(*lines);
  if (!log) return damaged(table, log.refusal());
  auto record = table::match_record(*log, *match);
  if (record) {
    records_.put(std::string(id), *record);
  } else if (record.refusal().rule == table::log_broken().rule) {
    return damaged(table, record.refusal());
  } else if (!log->empty()) {
    if (record_counts_.size() == most_record_counts) record_counts_.clear();
    record_counts_[std::string(table)] = table::count_records(*log);
  }
  return record;
}

// As far as it is known without reading.
bool Hub::lacks_record(std::string_view table, int match) const {
  if (const auto found = rooms_.find(table); found != rooms_.end()) {
    const table::State& state = found->second->state();
    const bool is_played = state.phase() == table::Phase::running;
    return match > state.match_number() || (match == state.match_number() && is_played);
  }
  const auto known = record_counts_.find(table);
  return known != record_counts_.end() && match >= known->second;
}

std::string Hub::metrics_text() {
  const auto metric = [](std::string_view name, std::string_view kind, std::int64_t value) {
    return "# TYPE " + std::string(name) + " " + std::string(kind) + "\n" + std::string(name) +
           " " + std::to_string(value) + "\n";
  };
  return metric("ordinal_tables_in_memory", "gauge", static_cast<std::int64_t>(rooms_.size())) +
         metric("ordinal_tables_opened_total", "counter", opened_) +
         metric("ordinal_commands_done_total", "counter", done_) +
         metric("ordinal_commands_refused_total", "counter", refused_) +
         metric("ordinal_writes_failed_total", "counter", health_.failed_writes());
}

Answer<Done> Hub::health() { return health_.now(); }

}  // namespace ordinal::server
