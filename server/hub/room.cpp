// One order or errand at a time; the rest waits until it is written.
#include "server/hub/room.h"

#include "server/hub/card.h"
#include "table/absence.h"
#include "table/follow.h"
#include "table/sight.h"
#include "wire/shared_events.h"
#include "wire/write.h"

#include <algorithm>

namespace ordinal::server {
namespace {

using table::Draft;
using table::Entry;
using table::State;

std::string mark_of(const table::Change& change) { return table::mark_of(wire::to_json(change)); }

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

// Nobody is charged for the time that the server was away.
std::int64_t Room::time_at_table() const {
  return has_slept_ ? state_.touched() : ports_.clock.now();
}

std::function<bool(std::string_view)> Room::sits() const {
  return [this](std::string_view person) { return !state_.seats_of(person).empty(); };
}

table::Onlooker Room::onlooker(std::string_view person) const {
  return {person, id_, time_at_table(), is_here()};
}

std::function<bool(std::string_view)> Room::is_here() const {
  return [this](std::string_view person) { return circle_.is_here(person); };
}

bool Room::is_idle(std::int64_t since) const {
  const bool has_work = is_writing_ || is_thinking_ || !orders_.empty() || !errands_.empty();
  const bool waits_for_us = needs_care(state_);
  return circle_.size() == 0 && !has_work && !waits_for_us && last_use_ < since;
}

// Where too many wait, only what is new is refused: a repeat is answered as the first one was, or
// will be, though not any number of them.
void Room::order(Order order) {
  last_use_ = ports_.clock.now();
  const std::size_t most = rules_.most_waiting;
  const bool repeats = orders_.size() >= most && is_under_way(order);
  if (orders_.size() < (repeats ? 2 * most : most)) {
    orders_.push_back(std::move(order));
    return work();
  }
  const Refusal busy{"server_busy"_text, "SERVER", {}};
  if (repeats) return order.reply(busy);
  std::list<Order> orders;
  orders.push_back(std::move(order));
  turn_away(std::move(orders), busy);
}

void Room::run(Errand errand) {
  errands_.push_back(std::move(errand));
  work();
}

void Room::work() {
  if (has_slept_) return resume();
  while (!is_writing_ && !errands_.empty()) {
    const Errand errand = std::move(errands_.front());
    errands_.pop_front();
    if (auto draft = errand(); draft && !draft->entries().empty()) {
      write(std::move(*draft), {});
    }
  }
  while (!is_writing_ && !orders_.empty()) {
    std::list<Order> order;
    order.splice(order.begin(), orders_, orders_.begin());
    carry_out(std::move(order));
  }
}

void Room::carry_out(std::list<Order> order) {
  const auto& [change, person, id, reply] = order.front();
  if (const Answers::One* known = answers_.to(person, id)) {
    if (known->mark != mark_of(change)) return reply(table::id_used());
    return known->why ? reply(*known->why) : reply(Done());
  }
  const table::World now = world();
  auto draft = table::decide(state_, change, {person, id}, now);
  if (!draft) return refuse(order.front(), draft.refusal());
  if (!draft->entries().empty()) return write(std::move(*draft), std::move(order));
  if (id && !state_.has_done(person, *id)) answers_.add({person, *id, mark_of(change), {}});
  reply(Done());
}

// As before, if it was answered before. What is done stays done under its number.
void Room::refuse(const Order& order, const Refusal& why) {
  order.reply(why);
  if (!order.id || is_answered(order)) return;
  answers_.add({order.person, *order.id, mark_of(order.change), why});
}

// Except those who only repeat themselves: they are answered again.
void Room::turn_away(std::list<Order> orders, const Refusal& why) {
  while (!orders.empty()) {
    std::list<Order> order;
    order.splice(order.begin(), orders, orders.begin());
    if (is_answered(order.front())) {
      carry_out(std::move(order));
    } else {
      refuse(order.front(), why);
    }
  }
}

bool Room::is_answered(const Order& order) const {
  return order.id && (answers_.to(order.person, order.id) != nullptr ||
                      state_.has_done(order.person, *order.id));
}

bool Room::is_under_way(const Order& order) const {
  const auto is_same = [&](const Order& one) {
    return order.id && one.id == order.id && one.person == order.person;
  };
  return std::ranges::any_of(orders_, is_same) || std::ranges::any_of(written_, is_same);
}

void Room::write(Draft draft, std::list<Order> order) {
  is_writing_ = true;
  written_ = std::move(order);
  store::Append append{id_, state_.version(), {}, changed_card(state_, draft.next())};
  for (const Entry& entry : draft.entries()) append.events.push_back(table::to_line(entry));
  ports_.store.append(std::move(append), [weak = weak_from_this(),
                                          written = std::make_shared<Draft>(std::move(draft))](
                                             store::Outcome outcome) {
    if (const auto room = weak.lock()) room->written(*written, outcome);
  });
}

void Room::written(Draft& draft, store::Outcome outcome) {
  std::list<Order> orders = std::exchange(written_, {});
  is_writing_ = false;
  wrote_(outcome);
  if (outcome == store::Outcome::durable) {
    State before = std::exchange(state_, draft.take_next());
    has_slept_ = false;  // the first that is written after it is `Resumed`
    wait_for_returned(before);
    tell(draft.entries(), std::move(before));
    if (std::ranges::any_of(draft.entries(), changes_chairs)) tell_presence();
    // Whoever gets the answer has seen what it led to.
    for (const Order& order : orders) order.reply(Done());
    told_(*this);
    go_on();
  } else {
    if (outcome == store::Outcome::conflict) reload();
    if (has_slept_) orders.splice(orders.end(), orders_);
    turn_away(std::move(orders), why_not_written(outcome));
    if (outcome != store::Outcome::stopped) go_on_later();
  }
  if (!has_slept_) work();
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
std::map<std::string_view, wire::Event> Room::seen_by_each(const State& before, const Entry& entry,
                                                           const wire::Event& by_nobody) const {
  std::map<std::string_view, wire::Event> seen;
  if (table::is_open_to_all(entry.event, by_nobody)) return seen;
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
    to_each.push_back(seen_by_each(before, entry, events.events.back().event));
    if (&entry != &entries.back()) before.apply(entry);
    recall_.add(entry);
  }
  table::Scene scene(state_, ports_.clock.now(), is_here());
  events.now = scene.common();
  const wire::SharedEvents shared(events);
  const bool is_open = std::ranges::all_of(to_each, [](const auto& each) { return each.empty(); });
  std::string list = wire::to_json(events.events);
  circle_.tell_each(sits(), [&](std::string_view person) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      // Whoever is missing there is told nothing: what stands here is what another may see.
      if (!to_each[i].empty()) events.events[i].event = to_each[i].at(person);
    }
    if (!is_open) list = wire::to_json(events.events);
    return shared.text(list, state_.seats_of(person), scene.sights_of(person));
  });
  last_presence_.clear();  // this has told it too
}

void Room::close_if_forgotten() {
  run([this]() -> std::optional<Draft> {
    if (ports_.clock.now() - state_.touched() < rules_.forgotten) return std::nullopt;
    return table::close_forgotten(state_, world());
  });
}

}  // namespace ordinal::server
