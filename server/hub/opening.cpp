// Opens tables, each once, however often that is said.
#include "server/hub/card.h"
#include "server/hub/hub.h"
#include "server/hub/read.h"
#include "wire/message.h"
#include "wire/write.h"

#include <algorithm>
#include <utility>

namespace ordinal::server {
namespace {

// Digits and small letters that are not mistaken for each other.
std::string letters_of(const fair::Bytes32& bytes, std::size_t count) {
  constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += letters[bytes[i] % letters.size()];
  return text;
}

// The same command of the same person opens the same table, however often it is repeated.
std::string table_id(const std::string& person, std::int64_t id) {
  return letters_of(fair::sha256(person + "/" + std::to_string(id)), 16);
}

}  // namespace

void Hub::take(const Asking& asking, const wire::Open& command) {
  const std::string& person = asking.visit.guest.person;
  const std::string mark = table::mark_of(wire::to_json(command));
  const std::string id =
      asking.id ? table_id(person, asking.id->value) : letters_of(ports_.random(), 16);
  std::optional<table::Request> request;
  if (asking.id) {
    request = {person, *asking.id, mark};
    if (answer_again(asking, id, *request)) return;
  }
  const auto entry = opening(command, person, std::move(request));
  if (!entry) return refuse_open(asking, mark, entry.refusal());
  auto state = table::State::open(*entry);
  if (!state) return refuse_open(asking, mark, state.refusal());
  openings_[id] = {person, asking.id, mark, {asking.session}};
  store::Append append{id, 0, {table::to_line(*entry)}, card_of(*state)};
  ports_.store.append(std::move(append),
                      [this, id, state = *state](store::Outcome outcome) mutable {
                        this->opened(id, std::move(state), outcome);
                      });
}

// As the first time, or when that is answered. False: it is new.
bool Hub::answer_again(const Asking& asking, const std::string& id, const table::Request& request) {
  if (const auto opening = openings_.find(id); opening != openings_.end()) {
    const bool is_same = opening->second.mark == request.command;
    auto& all = opening->second.asking;
    if (!is_same) {
      refuse(asking, table::id_used());
    } else if (all.size() < rules_.most_waiting) {
      all.push_back(asking.session);
    } else {
      refuse(asking, {"server_busy"_text, "SERVER", {}});
    }
    return true;
  }
  if (const auto known = room(id)) {
    const table::State& state = (*known)->state();
    const bool is_another =
        state.has_done(request.person, request.id.value) && !state.has_done(request);
    if (is_another) {
      refuse(asking, table::id_used());
    } else {
      send(asking.session, wire::Accepted{asking.id, id, state.opened().key});
    }
    return true;
  }
  const Answers::One* const known = unopened_.to(request.person, request.id.value);
  if (known == nullptr) return false;
  refuse(asking, known->mark == request.command ? *known->why : table::id_used());
  return true;
}

Answer<table::Entry> Hub::opening(const wire::Open& command, const std::string& person,
                                  std::optional<table::Request> request) {
  const auto tables = told(ports_.store.of_person(person));
  if (!tables) return tables.refusal();
  if (unfinished_tables(person, *tables) >= rules_.most_tables) {
    return Refusal{"server_too_many_tables"_text, "SERVER", {{"most", rules_.most_tables}}};
  }
  const auto opened =
      table::decide_open(command, person, letters_of(ports_.random(), 20), ports_.random());
  if (!opened) return opened.refusal();
  return table::Entry{ports_.clock.now(), std::move(request), *opened};
}

// Those that are being written count, too.
std::size_t Hub::unfinished_tables(const std::string& person,
                                   const std::vector<store::NamedCard>& written) const {
  const auto under_way = std::ranges::count_if(openings_, [&](const auto& opening) {
    return opening.second.person == person &&
           std::ranges::find(written, opening.first, &store::NamedCard::first) == written.end();
  });
  const auto unfinished = std::ranges::count_if(written, [](const store::NamedCard& table) {
    return table.second.state < store::Card::State::over;
  });
  return static_cast<std::size_t>(under_way + unfinished);
}

void Hub::refuse_open(const Asking& asking, const std::string& mark, const Refusal& refusal) {
  if (asking.id) unopened_.add({asking.visit.guest.person, asking.id->value, mark, refusal});
  refuse(asking, refusal);
}

void Hub::opened(const std::string& id, table::State state, store::Outcome outcome) {
  const Opening opening = std::move(openings_.extract(id).mapped());
  if (outcome != store::Outcome::conflict) health_.note(id, outcome);
  if (outcome == store::Outcome::durable) {
    ++opened_;
    Recall recall(state, state.touched(), rules_.most_events_sent);
    list(*add_room(id, std::move(state), std::move(recall)));
  }
  const auto known = rooms_.find(id);
  const bool is_there = known != rooms_.end();
  if (!is_there && opening.id) {
    unopened_.add({opening.person, opening.id->value, opening.mark, why_not_written(outcome)});
  }
  for (const SessionId session : opening.asking) {
    const auto visit = visits_.find(session);
    if (visit == visits_.end()) continue;
    if (is_there) {
      send(session, wire::Accepted{opening.id, id, known->second->state().opened().key});
    } else {
      refuse({session, visit->second, opening.id}, why_not_written(outcome));
    }
  }
}

}  // namespace ordinal::server
