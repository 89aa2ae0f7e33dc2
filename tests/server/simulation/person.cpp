// Lives, acts, listens.
#include "tests/server/simulation/person.h"

#include "engine/any/any_game.h"

namespace ordinal::server::simulation {

namespace json = boost::json;

namespace {

constexpr std::int64_t patience = 1500;   // ms until a command is repeated
constexpr std::int64_t two_hours = 7200;  // in seconds

std::vector<std::int64_t> own_seats(const Person::Known& known) {
  std::vector<std::int64_t> own;
  const json::array& seats = known.now.at("seats").as_array();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].at("is_yours").as_bool()) own.push_back(static_cast<std::int64_t>(i));
  }
  return own;
}

bool may_act(const Person::Known& known, std::int64_t seat) {
  const json::value* turn = known.now.at("turn").if_object() != nullptr
                                ? known.now.at("turn").as_object().if_contains("seats")
                                : nullptr;
  if (turn == nullptr) return false;
  for (const json::value& one : turn->as_array()) {
    if (one.as_int64() == seat) return true;
  }
  return false;
}

}  // namespace

void Person::begin() {
  around_.timeline.after(around_.timeline.between(0, 500), [this] { live(); });
}

void Person::live() {
  if (session_ == 0) {
    if (around_.timeline.now() >= away_until_) connect();
  } else if (!rests_ && around_.timeline.happens(around_.are_restless ? 30 : 300)) {
    go_away();
  } else if (waiting_) {
    const bool repeats = around_.timeline.happens(8);
    if (repeats || around_.timeline.now() - waiting_->since > patience) {
      waiting_->since = around_.timeline.now();
      around_.network.say(session_, waiting_->text);
    }
  } else if (!rests_) {
    act();
  }
  around_.timeline.after(around_.timeline.between(50, 1200), [this] { live(); });
}

// For longer than a live table waits, or nearly so.
void Person::go_away() {
  away_until_ = around_.timeline.now() + around_.timeline.between(50'000, 110'000);
  around_.network.cut(session_, Network::Break::both_notice);
}

void Person::connect() {
  session_ = around_.network.connect(*this);
  if (!rests_ && around_.timeline.happens(3)) return connect_hastily();
  follow_all();
  if (waiting_) around_.network.say(session_, waiting_->text);
}

// To act first, and to follow later, or to be gone again before.
void Person::connect_hastily() {
  if (waiting_) around_.network.say(session_, waiting_->text);
  sit_again();
  const bool is_gone_again = around_.timeline.happens(2);
  around_.timeline.after(around_.timeline.between(100, 1500),
                         [this, session = session_, is_gone_again] {
                           if (session != session_) return;
                           if (is_gone_again && !rests_) return go_away();
                           follow_all();
                         });
}

void Person::sit_again() {
  for (const auto& [table, known] : tables_) {
    const std::vector<std::int64_t> own = own_seats(known);
    if (text_of(known.now, "phase") != "running" || own.empty()) continue;
    const json::object sit{
        {"is", "sit"}, {"table", table}, {"seat", own.front()}, {"name", new_name()}};
    around_.network.say(session_, json::serialize(sit));
  }
}

void Person::follow_all() {
  for (const auto& [table, key] : around_.links) follow(table);
}

void Person::lost(SessionId session) {
  if (session == session_) session_ = 0;
}

void Person::follow(const std::string& table) {
  json::object fields{{"is", "follow"}, {"table", table}};
  const auto known = tables_.find(table);
  if (known != tables_.end() && !around_.timeline.happens(10)) {
    fields["have"] = known->second.version;
  }
  around_.network.say(session_, json::serialize(fields));
}

void Person::command(json::object fields, const std::string& table) {
  fields["id"] = ++last_id_;
  if (!table.empty()) fields["table"] = table;
  waiting_ = Waiting{last_id_, json::serialize(fields), table, around_.timeline.now()};
  around_.network.say(session_, waiting_->text);
  if (around_.timeline.happens(20)) around_.network.say(session_, waiting_->text);
}

void Person::act() {
  if (around_.timeline.happens(25)) return talk_nonsense();
  if (around_.links.empty() || (around_.links.size() < 3 && around_.timeline.happens(60))) {
    return open_table();
  }
  auto link = around_.links.begin();
  std::advance(link,
               around_.timeline.between(0, static_cast<std::int64_t>(around_.links.size()) - 1));
  const auto known = tables_.find(link->first);
  if (known == tables_.end()) return follow(link->first);
  act_at(link->first, known->second);
}

void Person::open_table() {
  Timeline& timeline = around_.timeline;
  const GameFacts& facts = *timeline.rng().pick(AnyGame::games());
  json::object options;
  int players = 2;
  for (const OptionFacts& option : facts.options) {
    if (timeline.happens(2)) continue;
    const std::string value(option.values[static_cast<std::size_t>(
        timeline.between(0, static_cast<std::int64_t>(option.values.size()) - 1))]);
    options[option.name] = value;
    if (option.name == "players") players = std::stoi(value);
  }
  json::array seats;
  for (int i = 0; i < players; ++i) {
    seats.emplace_back(timeline.happens(3) ? (timeline.happens(2) ? "beginner" : "easy")
                                           : "person");
  }
  json::object open{{"is", "open"}, {"game", facts.id}, {"options", options}, {"seats", seats}};
  if (facts.match && timeline.happens(3)) open["match"] = true;
  if (timeline.happens(2)) open["is_public"] = true;
  if (timeline.happens(3)) open["help"] = timeline.happens(2);
  if (around_.are_restless || timeline.happens(2)) {
    const std::int64_t bank = around_.are_restless ? two_hours : timeline.between(10, 40);
    open["pace"] = {{"bank", bank}, {"increment", timeline.between(0, 5)}};
  }
  command(std::move(open));
}

void Person::talk_nonsense() {
  constexpr std::array<std::string_view, 9> nonsense = {
      R"({"is":"lobby","id":1})",
      R"({"is":"mine"})",
      R"({"is":"mvoe"})",
      R"({"is":"move","table":"x","seat":9})",
      R"([)",
      R"({"is":"start","table":"nowhere"})",
      R"({"is":"hint","table":"nowhere","seat":1})",
      R"({"id":-1})",
      R"({"is":"sit","table":"nowhere","seat":0,"name":"a\u0000b"})"};
  around_.network.say(session_, std::string(around_.timeline.rng().pick(nonsense)));
}

void Person::act_at(const std::string& table, const Known& known) {
  const std::string phase = text_of(known.now, "phase");
  if (phase == "open") return act_before_start(table, known);
  if (phase == "running") return act_in_game(table, known);
  if (phase == "over") return act_after_end(table, known);
}

void Person::act_before_start(const std::string& table, const Known& known) {
  Timeline& timeline = around_.timeline;
  const json::array& seats = known.now.at("seats").as_array();
  const std::int64_t seat = timeline.between(0, static_cast<std::int64_t>(seats.size()) - 1);
  if (timeline.happens(30)) return command({{"is", "remove"}, {"seat", seat}}, table);
  if (timeline.happens(30)) return command({{"is", "leave"}, {"seat", seat}}, table);
  if (timeline.happens(15)) {
    return command({{"is", "reserve"}, {"seat", seat}, {"who", "beginner"}}, table);
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (text_of(seats[i].as_object(), "who") != "free" || timeline.happens(3)) continue;
    return command({{"is", "sit"},
                    {"seat", i},
                    {"name", new_name()},
                    {"key", around_.links.at(table)},
                    {"contribution", std::string(64, timeline.happens(2) ? 'a' : '7')}},
                   table);
  }
  command({{"is", "start"}}, table);
}

void Person::act_in_game(const std::string& table, const Known& known) {
  Timeline& timeline = around_.timeline;
  const std::vector<std::int64_t> own = own_seats(known);
  const std::int64_t version = timeline.happens(25) ? known.version / 2 : known.version;
  if (own.empty()) {
    return command({{"is", "sit"},
                    {"seat", timeline.between(0, 3)},
                    {"name", new_name()},
                    {"key", around_.links.at(table)}},
                   table);
  }
  const std::int64_t seat = timeline.rng().pick(own);
  if (timeline.happens(15)) {
    return command({{"is", "undo"}, {"seat", seat}, {"version", version}}, table);
  }
  if (known.now.contains("undo_asked") && timeline.happens(2)) {
    return command({{"is", "answer_undo"},
                    {"seat", seat},
                    {"agree", !timeline.happens(4)},
                    {"version", version}},
                   table);
  }
  if (timeline.happens(40)) {
    return command({{"is", "referee"}, {"act", "penalise 0"}, {"version", version}}, table);
  }
  if (timeline.happens(60)) {
    const char* const question = timeline.happens(4) ? "chance" : "hint";
    return command({{"is", question}, {"seat", seat}}, table);
  }
  if (timeline.happens(150)) return command({{"is", "leave"}, {"seat", seat}}, table);
  if (timeline.happens(100)) return command({{"is", "close"}}, table);
  if (!may_act(known, seat) && !timeline.happens(10)) return;
  for (const json::value& sight : known.now.at("sights").as_array()) {
    const json::value* legal = sight.as_object().if_contains("legal");
    if (legal == nullptr || sight.at("seat") != seat) continue;
    const json::array& moves = legal->as_array();
    const auto place = timeline.between(0, static_cast<std::int64_t>(moves.size()) - 1);
    return command({{"is", "move"},
                    {"seat", seat},
                    {"move", moves[static_cast<std::size_t>(place)]},
                    {"version", version}},
                   table);
  }
  command({{"is", "moves"}, {"seat", seat}}, table);
}

void Person::act_after_end(const std::string& table, const Known& known) {
  if (around_.timeline.happens(10)) return command({{"is", "close"}}, table);
  for (const std::int64_t seat : own_seats(known)) {
    const json::object& now =
        known.now.at("seats").as_array()[static_cast<std::size_t>(seat)].as_object();
    if (now.at("wants_rematch").as_bool()) continue;
    return command({{"is", "rematch"}, {"seat", seat}, {"contribution", std::string(64, 'c')}},
                   table);
  }
}

// Listening.

void Person::received(SessionId session, const std::string& text) {
  if (session != session_) return;
  const json::object message = json::parse(text).as_object();
  const std::string kind = text_of(message, "is");
  const std::string trouble = around_.truth.trouble_with(message, name_);
  if (!trouble.empty()) complain(trouble + ": " + text);
  if (kind == "table") {
    Known& known = tables_[text_of(message, "table")];
    known.version = message.at("version").as_int64();
    known.now = message.at("now").as_object();
  } else if (kind == "events") {
    take_events(message);
  } else {
    take_answer(message, kind);
  }
}

void Person::take_events(const json::object& message) {
  Known& known = tables_[text_of(message, "table")];
  for (const json::value& numbered : message.at("events").as_array()) {
    const std::int64_t number = numbered.at("number").as_int64();
    const std::string event = json::serialize(numbered);
    const auto [place, is_new] = known.events.emplace(number, event);
    if (!is_new && place->second != event) complain("another event " + event);
    if (number > known.version) complain("a gap before event " + event);
    known.version = std::max(known.version, number + 1);
  }
  if (known.version != message.at("version").as_int64()) {
    complain("has " + std::to_string(known.version) + " after " + json::serialize(message));
  }
  known.now = message.at("now").as_object();
}

void Person::take_answer(const json::object& message, const std::string& kind) {
  const json::value* id = message.if_contains("id");
  if (!waiting_ || id == nullptr || *id != waiting_->id) return;
  const Waiting done = *std::exchange(waiting_, std::nullopt);
  if (kind == "accepted") {
    if (const json::value* key = message.if_contains("key")) {
      const std::string table = text_of(message, "table");
      around_.links.emplace(table, std::string(key->as_string()));
      return follow(table);
    }
    accepted_.insert(done.id);
  } else if (kind == "refused") {
    refused_.insert(done.id);
  } else if (kind == "legal_moves" && !rests_) {
    const json::array& moves = message.at("moves").as_array();
    const json::object asked = json::parse(done.text).as_object();
    if (moves.empty()) return;
    const auto place = static_cast<std::size_t>(
        around_.timeline.between(0, static_cast<std::int64_t>(moves.size()) - 1));
    command({{"is", "move"},
             {"seat", asked.at("seat")},
             {"move", moves[place]},
             {"version", tables_[done.table].version}},
            done.table);
  }
}

void Person::complain(const std::string& what) {
  around_.troubles.push_back(name_ + " at " + std::to_string(around_.timeline.now()) + ": " + what);
}

}  // namespace ordinal::server::simulation
