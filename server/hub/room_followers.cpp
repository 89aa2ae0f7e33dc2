// Those who follow a table: what they are told when they come, and who is there.
#include "server/hub/room.h"
#include "table/absence.h"
#include "wire/write.h"

namespace ordinal::server {

using table::Draft;

void Room::follow(SessionId session, const Guest& guest, std::optional<std::int64_t> have) {
  last_use_ = ports_.clock.now();
  circle_.add(session, guest);
  away_since_.erase(guest.person);
  if (have && *have <= static_cast<std::int64_t>(state_.version())) {
    send_rest(session, guest, static_cast<std::uint64_t>(*have));
  } else {
    send_table(session, guest);
  }
  if (!tell_presence()) circle_.send(session, presence());
  attend_to(guest.person);
  ask_computer_again();
}

// Who has missed too much gets the table as it is.
void Room::send_rest(SessionId session, const Guest& guest, std::uint64_t have) {
  auto events = recall_.since(have, guest.person, id_);
  if (!events) return send_table(session, guest);
  wire::Events rest;
  rest.table = id_;
  rest.events = std::move(*events);
  rest.version = static_cast<std::int64_t>(state_.version());
  rest.now = table::now_for(state_, onlooker(guest.person));
  circle_.send(session, wire::to_json(rest));
}

void Room::send_table(SessionId session, const Guest& guest) {
  circle_.send(session, wire::to_json(table::table_for(state_, onlooker(guest.person))));
}

void Room::unfollow(SessionId session) {
  const std::string person = circle_.remove(session);
  if (person.empty()) return;
  last_use_ = ports_.clock.now();
  tell_presence();
  if (sits()(person) && !circle_.is_here(person)) wait_for(person);
}

// Until the grace period is over, which a visit in between begins anew.
void Room::wait_for(const std::string& person) {
  if (!state_.opened().pace) return;
  away_since_[person] = ports_.clock.now();
  ports_.clock.after(rules_.grace, [weak = weak_from_this(), person] {
    const auto room = weak.lock();
    if (room && room->is_gone(person)) room->attend_to(person);
  });
}

bool Room::is_gone(const std::string& person) const {
  const auto away = away_since_.find(person);
  return away != away_since_.end() && ports_.clock.now() - away->second >= rules_.grace;
}

// What cannot be written now is attended to when the table goes on.
void Room::attend_to(const std::string& person) {
  if (to_attend_.insert(person).second) run([this] { return attend(); });
}

std::optional<Draft> Room::attend() {
  if (state_.phase() != table::Phase::running) to_attend_.clear();
  while (!to_attend_.empty()) {
    auto draft = due_to(*to_attend_.begin());
    if (draft && !draft->entries().empty()) return draft;
    to_attend_.erase(to_attend_.begin());
  }
  return std::nullopt;
}

std::optional<Draft> Room::due_to(const std::string& person) const {
  if (circle_.is_here(person)) return table::hand_back_to(state_, person, world());
  if (is_gone(person)) return table::stand_in_for(state_, person, world());
  return std::nullopt;
}

void Room::wait_for_absent() {
  for (const table::Chair& chair : state_.chairs()) {
    if (chair.is_taken() && !circle_.is_here(chair.person)) wait_for(chair.person);
  }
}

// Who comes back may act before following, and be gone again.
void Room::wait_for_returned(const table::State& before) {
  if (state_.phase() != table::Phase::running) return;
  const bool has_begun = before.match_number() != state_.match_number();
  for (Seat seat = 0; seat < state_.seats(); ++seat) {
    const table::Chair& chair = state_.chair(seat);
    const bool is_back = has_begun || before.chair(seat).is_played_by_computer();
    if (has_begun && chair.is_away()) to_attend_.insert(chair.person);
    if (chair.is_played_by_computer() || !is_back) continue;
    if (!circle_.is_here(chair.person)) wait_for(chair.person);
  }
}

std::string Room::presence() const {
  wire::Presence presence;
  presence.table = id_;
  for (Seat seat = 0; seat < state_.seats(); ++seat) {
    const table::Chair& chair = state_.chair(seat);
    if (chair.is_taken() && circle_.is_here(chair.person)) presence.present.emplace_back(seat);
  }
  presence.watching = static_cast<std::int64_t>(circle_.bystanders(sits()));
  return wire::to_json(presence);
}

// When many come and go, all of it is told at once.
bool Room::tell_presence() {
  if (is_to_tell_presence_) return false;
  constexpr std::int64_t pause = 1000;
  const std::int64_t wait = presence_told_ + pause - ports_.clock.now();
  if (wait > 0) {
    is_to_tell_presence_ = true;
    ports_.clock.after(wait, [weak = weak_from_this()] {
      const auto room = weak.lock();
      if (!room) return;
      room->is_to_tell_presence_ = false;
      room->tell_presence();
    });
    return false;
  }
  std::string now = presence();
  if (now == last_presence_) return false;
  last_presence_ = now;
  presence_told_ = ports_.clock.now();
  circle_.tell(std::move(now));
  return true;
}

}  // namespace ordinal::server
