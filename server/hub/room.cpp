// One order or errand at a time; the rest waits until it is written.
#include "server/hub/room.h"

#include "bots/player.h"
#include "server/hub/card.h"
#include "server/log.h"
#include "table/absence.h"
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

}  // namespace

Room::Room(std::string id, State state, const Ports& ports, const HouseRules& rules,
           std::function<void(const Room&)> told, std::function<void()> stopped)
    : id_(std::move(id)),
      state_(std::move(state)),
      ports_(ports),
      rules_(rules),
      told_(std::move(told)),
      stopped_(std::move(stopped)),
      circle_(ports.outbox),
      last_use_(ports.clock.now()) {}

table::World Room::world() const { return {ports_.clock.now(), ports_.random}; }

std::function<bool(std::string_view)> Room::sits() const {
  return [this](std::string_view person) { return !state_.seats_of(person).empty(); };
}

table::Onlooker Room::onlooker(std::string_view person) const {
  return {person, id_, ports_.clock.now(),
          [this](std::string_view who) { return circle_.is_here(who); }};
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
  const auto version = static_cast<std::int64_t>(state_.version());
  const auto most = static_cast<std::int64_t>(rules_.most_events_sent);
  if (have && *have <= version && version - *have <= most) {
    send_rest(session, guest, static_cast<std::uint64_t>(*have));
  } else {
    circle_.send(session, wire::to_json(table::table_for(state_, onlooker(guest.person))));
  }
  tell_presence();
  run([this, person = guest.person]() -> std::optional<Draft> {
    if (state_.phase() != table::Phase::running || !circle_.is_here(person)) return std::nullopt;
    return table::hand_back_to(state_, person, world());
  });
}

// The log has them as they were; each is shown as this guest may see it.
void Room::send_rest(SessionId session, const Guest& guest, std::uint64_t have) {
  std::vector<std::string> lines;
  if (have < state_.version()) {
    auto read = ports_.store.events(id_, 0);
    if (!read) {
      return circle_.send(session, wire::to_json(table::table_for(state_, onlooker(guest.person))));
    }
    lines = std::move(*read);
  }
  wire::Events rest;
  rest.table = id_;
  std::optional<State> state;
  for (std::size_t number = 0; number < lines.size() && number < state_.version(); ++number) {
    const auto entry = table::read_line(lines[number]);
    if (!entry) break;
    if (state && number >= have) {
      const SeatSet seats = state->seats_of(guest.person);
      rest.events.push_back({static_cast<std::int64_t>(number), entry->at,
                             table::seen(*state, entry->event, seats, id_)});
    }
    if (state) {
      state->apply(*entry);
    } else if (auto opened = State::open(*entry)) {
      state = *opened;
      if (have == 0) rest.events.push_back({0, entry->at, wire::Opened{state->opened().game}});
    }
  }
  rest.version = static_cast<std::int64_t>(state_.version());
  rest.now = table::now_for(state_, onlooker(guest.person));
  circle_.send(session, wire::to_json(rest));
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
  for (const table::Chair& chair : state_.chairs()) {
    if (chair.is_taken() && !circle_.is_here(chair.person)) wait_for(chair.person);
  }
  go_on();
}

void Room::tell_presence() {
  wire::Presence presence;
  presence.table = id_;
  for (Seat seat = 0; seat < state_.seats(); ++seat) {
    const table::Chair& chair = state_.chair(seat);
    if (chair.is_taken() && circle_.is_here(chair.person)) presence.present.emplace_back(seat);
  }
  presence.watching = static_cast<std::int64_t>(circle_.bystanders(sits()));
  circle_.tell(wire::to_json(presence));
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
  if (order.id && state_.has_done(order.person, *order.id)) return order.reply(Done());
  const table::World now = world();
  auto draft = table::decide(state_, order.change, {order.person, order.id}, now);
  if (!draft) return order.reply(draft.refusal());
  write(std::move(*draft), std::move(order.reply));
}

void Room::write(Draft draft, Reply reply) {
  is_writing_ = true;
  store::Append append{id_, state_.version(), {}, card_of(draft.next())};
  for (const Entry& entry : draft.entries()) append.events.push_back(table::to_line(entry));
  ports_.store.append(std::move(append),
                      [weak = weak_from_this(), written = std::make_shared<Draft>(std::move(draft)),
                       reply = std::move(reply)](store::Outcome outcome) {
                        if (const auto room = weak.lock()) room->written(*written, outcome, reply);
                      });
}

void Room::written(Draft& draft, store::Outcome outcome, const Reply& reply) {
  is_writing_ = false;
  if (outcome == store::Outcome::durable) {
    State before = std::exchange(state_, draft.take_next());
    const bool has_begun = before.match_number() != state_.match_number();
    tell(draft.entries(), std::move(before));
    reply(Done());  // whoever gets the answer has seen what it led to
    told_(*this);
    has_begun ? wake() : go_on();
  } else {
    log(Level::error, "write_failed", {{"outcome", static_cast<std::int64_t>(outcome)}});
    if (outcome == store::Outcome::conflict) reload();
    reply(why_not_written(outcome));
    outcome == store::Outcome::stopped ? stopped_() : go_on_later();
  }
  work();
}

// Somebody else wrote to this table: what is on disk counts.
void Room::reload() {
  const auto lines = ports_.store.events(id_, state_.version());
  if (!lines) return;
  for (const std::string& line : *lines) {
    const auto entry = table::read_line(line);
    if (!entry) return;
    State before = state_;
    state_.apply(*entry);
    tell({*entry}, std::move(before));
  }
}

// Played out once for all who follow.
void Room::tell(const std::vector<Entry>& entries, State before) {
  std::map<std::string_view, wire::Events> told;
  circle_.for_each_kind(sits(), [&](std::string_view person) { told[person].table = id_; });
  for (const Entry& entry : entries) {
    const auto number = static_cast<std::int64_t>(before.version());
    for (auto& [person, events] : told) {
      const SeatSet seats = before.seats_of(person);
      events.events.push_back({number, entry.at, table::seen(before, entry.event, seats, id_)});
    }
    before.apply(entry);
  }
  circle_.tell_each(sits(), [&](std::string_view person) {
    wire::Events& events = told[person];
    events.version = static_cast<std::int64_t>(state_.version());
    events.now = table::now_for(state_, onlooker(person));
    return wire::to_json(events);
  });
}

void Room::close_if_forgotten() {
  run([this]() -> std::optional<Draft> {
    if (ports_.clock.now() - state_.touched() < rules_.forgotten) return std::nullopt;
    return table::close_forgotten(state_, world());
  });
}

// What goes on by itself.

void Room::go_on() {
  start_clock();
  ask_computer();
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
  if (ports_.thinkers.think(think)) {
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

// Meanwhile the person may be back, or a move taken back: then it is thought about anew.
void Room::answer_of_computer(std::uint64_t version, Seat seat, const std::string& move) {
  run([this, version, seat, move]() -> std::optional<Draft> {
    is_thinking_ = false;
    if (state_.version() != version) {
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
