// One order or errand at a time; the rest waits until it is written.
#include "server/hub/room.h"

#include "bots/player.h"
#include "server/hub/card.h"
#include "server/log.h"
#include "table/absence.h"
#include "table/follow.h"
#include "table/sight.h"
#include "wire/write.h"

#include <algorithm>
#include <cstring>

namespace ordinal::server {
namespace {

using table::Draft;
using table::Entry;
using table::State;

// The choices of a computer player are the same after a restart, and nobody can foresee them.
std::uint64_t luck_of(const State& state) {
  std::array<std::uint8_t, 40> bytes{};
  std::memcpy(bytes.data(), state.secret().data(), 32);
  const std::uint64_t version = state.version();
  std::memcpy(bytes.data() + 32, &version, 8);
  const fair::Bytes32 hash = fair::sha256(bytes);
  std::uint64_t luck = 0;
  std::memcpy(&luck, hash.data(), 8);
  return luck;
}

// Whoever sits down no longer watches.
bool changes_chairs(const Entry& entry) {
  return std::holds_alternative<table::Sat>(entry.event) ||
         std::holds_alternative<wire::Left>(entry.event);
}

}  // namespace

Room::Room(std::string id, State state, Recall recall, const Ports& ports, const HouseRules& rules,
           std::function<void(const Room&)> told, std::function<void(store::Outcome)> wrote)
    : id_(std::move(id)),
      state_(std::move(state)),
      recall_(std::move(recall)),
      ports_(ports),
      rules_(rules),
      told_(std::move(told)),
      wrote_(std::move(wrote)),
      circle_(ports.outbox),
      last_use_(ports.clock.now()) {}

table::World Room::world() const { return {ports_.clock.now(), ports_.random}; }

std::function<bool(std::string_view)> Room::sits() const {
  return [this](std::string_view person) { return !state_.seats_of(person).empty(); };
}

table::Onlooker Room::onlooker(std::string_view person) const {
  return {person, id_, ports_.clock.now(), is_here()};
}

std::function<bool(std::string_view)> Room::is_here() const {
  return [this](std::string_view person) { return circle_.is_here(person); };
}

bool Room::is_idle(std::int64_t now) const {
  const bool has_work = is_writing_ || is_thinking_ || !orders_.empty() || !errands_.empty();
  const bool waits_for_us = table::computer_turn(state_) || table::next_timeout(state_);
  return circle_.size() == 0 && !has_work && !waits_for_us && now - last_use_ > rules_.idle;
}

// Those who follow.

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
  run([this, person = guest.person]() -> std::optional<Draft> {
    if (state_.phase() != table::Phase::running || !circle_.is_here(person)) return std::nullopt;
    return table::hand_back_to(state_, person, world());
  });
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
    if (!room) return;
    room->run([raw = room.get(), person]() -> std::optional<Draft> {
      const auto away = raw->away_since_.find(person);
      if (away == raw->away_since_.end()) return std::nullopt;
      if (raw->ports_.clock.now() - away->second < raw->rules_.grace) return std::nullopt;
      if (raw->state_.phase() != table::Phase::running) return std::nullopt;
      return table::stand_in_for(raw->state_, person, raw->world());
    });
  });
}

void Room::wake() {
  has_slept_ = table::next_timeout(state_).has_value();
  wait_for_absent();
  go_on();
}

void Room::wait_for_absent() {
  for (const table::Chair& chair : state_.chairs()) {
    if (chair.is_taken() && !circle_.is_here(chair.person)) wait_for(chair.person);
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

// Orders and errands.

void Room::order(Order order) {
  last_use_ = ports_.clock.now();
  if (orders_.size() >= rules_.most_waiting) {
    return order.reply(Refusal{"server_busy"_text, "SERVER", {}});
  }
  orders_.push_back(std::move(order));
  work();
}

void Room::run(Errand errand) {
  errands_.push_back(std::move(errand));
  work();
}

void Room::work() {
  while (!is_writing_ && !errands_.empty()) {
    const Errand errand = std::move(errands_.front());
    errands_.pop_front();
    if (auto draft = errand(); draft && !draft->entries().empty()) {
      write(std::move(*draft), [](const Answer<Done>&) {});
    }
  }
  while (!is_writing_ && !orders_.empty()) {
    Order order = std::move(orders_.front());
    orders_.pop_front();
    carry_out(std::move(order));
  }
}

void Room::carry_out(Order order) {
  if (const auto* known = refused_lately(order)) return order.reply(known->why);
  const table::World now = world();
  auto draft = table::decide(state_, order.change, {order.person, order.id}, now);
  if (!draft) {
    if (order.id) refused_.push_back({order.person, *order.id, draft.refusal()});
    constexpr std::size_t most = 64;
    if (refused_.size() > most) refused_.pop_front();
    return order.reply(draft.refusal());
  }
  if (draft->entries().empty()) return order.reply(Done());
  write(std::move(*draft), std::move(order.reply));
}

const Room::Refused* Room::refused_lately(const Order& order) const {
  const auto known = std::find_if(refused_.begin(), refused_.end(), [&](const Refused& one) {
    return order.id == one.id && order.person == one.person;
  });
  return known == refused_.end() ? nullptr : &*known;
}

void Room::write(Draft draft, Reply reply) {
  is_writing_ = true;
  store::Append append{id_, state_.version(), {}, changed_card(state_, draft.next())};
  for (const Entry& entry : draft.entries()) append.events.push_back(table::to_line(entry));
  ports_.store.append(std::move(append),
                      [weak = weak_from_this(), written = std::make_shared<Draft>(std::move(draft)),
                       reply = std::move(reply)](store::Outcome outcome) {
                        if (const auto room = weak.lock()) room->written(*written, outcome, reply);
                      });
}

void Room::written(Draft& draft, store::Outcome outcome, const Reply& reply) {
  is_writing_ = false;
  wrote_(outcome);
  if (outcome == store::Outcome::durable) {
    State before = std::exchange(state_, draft.take_next());
    const bool has_begun = before.match_number() != state_.match_number();
    if (std::holds_alternative<wire::Resumed>(draft.entries()[0].event)) has_slept_ = false;
    tell(draft.entries(), std::move(before));
    if (std::ranges::any_of(draft.entries(), changes_chairs)) tell_presence();
    reply(Done());  // whoever gets the answer has seen what it led to
    told_(*this);
    if (has_begun) wait_for_absent();
    go_on();
  } else {
    if (outcome == store::Outcome::conflict) reload();
    reply(why_not_written(outcome));
    if (outcome != store::Outcome::stopped) go_on_later();
  }
  work();
}

// Somebody else wrote to this table: what is on disk counts.
void Room::reload() {
  const auto lines = ports_.store.events(id_, state_.version());
  if (!lines) return;
  for (const std::string& line : *lines) {
    const auto entry = table::read_line(line);
    if (!entry || !table::follows(state_, entry->event)) return;
    State before = state_;
    state_.apply(*entry);
    tell({*entry}, std::move(before));
  }
}

// What happened, as everybody sees it who follows; empty if all see it alike.
std::map<std::string_view, wire::Event> Room::seen_by_each(const State& before,
                                                           const Entry& entry) const {
  std::map<std::string_view, wire::Event> seen;
  if (table::is_open_to_all(before, entry.event)) return seen;
  circle_.for_each_kind(sits(), [&](std::string_view person) {
    seen.try_emplace(person, table::seen(before, entry.event, before.seats_of(person), id_));
  });
  return seen;
}

// Played out once for all who follow.
void Room::tell(const std::vector<Entry>& entries, State before) {
  std::vector<std::map<std::string_view, wire::Event>> to_each;
  wire::Events events;
  events.table = id_;
  events.version = static_cast<std::int64_t>(state_.version());
  for (const Entry& entry : entries) {
    const auto number = static_cast<std::int64_t>(before.version());
    events.events.push_back({number, entry.at, table::seen(before, entry.event, SeatSet(), id_)});
    to_each.push_back(seen_by_each(before, entry));
    if (&entry != &entries.back()) before.apply(entry);
    recall_.add(entry);
  }
  table::Scene scene(state_, ports_.clock.now(), is_here());
  circle_.tell_each(sits(), [&](std::string_view person) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      // Whoever is missing there is told nothing: what stands here is what another may see.
      if (!to_each[i].empty()) events.events[i].event = to_each[i].at(person);
    }
    events.now = scene.now_for(person);
    constexpr std::size_t usual_size = 2048;
    return wire::to_json(events, usual_size);
  });
  last_presence_.clear();  // this has told it too
}

void Room::close_if_forgotten() {
  run([this]() -> std::optional<Draft> {
    if (ports_.clock.now() - state_.touched() < rules_.forgotten) return std::nullopt;
    return table::close_forgotten(state_, world());
  });
}

// What goes on by itself.

void Room::go_on() {
  if (has_slept_) return resume();
  start_clock();
  ask_computer();
}

// Without room on the disk it is tried again.
void Room::resume() {
  run([this]() -> std::optional<Draft> {
    if (!has_slept_) return std::nullopt;
    Draft draft = table::resume(state_, world());
    if (draft.entries().empty()) {  // meanwhile nobody is waited for
      has_slept_ = false;
      go_on();
    }
    return draft;
  });
}

void Room::go_on_later() {
  if (std::exchange(is_to_go_on_, true)) return;
  constexpr std::int64_t pause = 1000;
  ports_.clock.after(pause, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->is_to_go_on_ = false;
    room->go_on();
  });
}

void Room::start_clock() {
  const auto end = table::next_timeout(state_);
  if (!end || (alarm_ && *alarm_ <= *end)) return;
  alarm_ = end;
  const std::int64_t wait = std::max<std::int64_t>(0, *end - ports_.clock.now());
  ports_.clock.after(wait, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->alarm_.reset();
    room->run([raw = room.get()]() -> std::optional<Draft> {
      Draft draft = table::stand_in_for_late(raw->state_, raw->world());
      if (draft.entries().empty()) raw->start_clock();
      return draft;
    });
  });
}

void Room::ask_computer() {
  const auto turn = table::computer_turn(state_);
  if (!turn || is_thinking_) return;
  const auto player = find_player(state_.facts(), turn->level);
  if (!player) return;
  is_thinking_ = true;
  const std::int64_t least = circle_.size() == 0 ? 0 : rules_.least_thinking;
  const auto think = [weak = weak_from_this(), game = *state_.game(), seat = turn->seat,
                      player = *player, luck = luck_of(state_), version = state_.version(),
                      ready = ports_.clock.now() + least]() -> std::function<void()> {
    Rng rng(luck);
    return [weak, seat, version, ready, move = player.move(game, seat, rng)] {
      const auto room = weak.lock();
      if (!room) return;
      const std::int64_t wait = std::max<std::int64_t>(0, ready - room->ports_.clock.now());
      room->ports_.clock.after(wait, [weak, seat, version, move] {
        if (const auto still = weak.lock()) still->answer_of_computer(version, seat, move);
      });
    };
  };
  const auto failed = [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->is_thinking_ = false;
    room->go_on_later();
  };
  if (ports_.thinkers.think({Thought::Kind::move, think, failed})) {
    circle_.tell(wire::to_json(wire::Thinking{id_, turn->seat}));
    return;
  }
  constexpr std::int64_t try_again = 100;
  ports_.clock.after(try_again, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->is_thinking_ = false;
    room->ask_computer();
  });
}

// Meanwhile the person may be back, or a move taken back: then it is thought about anew. Whoever
// comes, goes or changes a name does not disturb a thought.
void Room::answer_of_computer(std::uint64_t version, Seat seat, const std::string& move) {
  run([this, version, seat, move]() -> std::optional<Draft> {
    is_thinking_ = false;
    const bool is_due =
        state_.deciding().contains(seat) && state_.chair(seat).is_played_by_computer();
    if (!is_due || state_.unchanged_since(seat) > version) {
      ask_computer();
      return std::nullopt;
    }
    auto draft = table::computer_move(state_, seat, move, world());
    if (!draft) {
      log(Level::error, "computer_refused", {{"rule", std::string(draft.refusal().rule)}});
      return std::nullopt;
    }
    return std::move(*draft);
  });
}

}  // namespace ordinal::server
