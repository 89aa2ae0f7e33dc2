// Lets people play among faults, lets everything calm down, and looks at the logs.
#include "tests/server/simulation/history.h"

#include "fair/proof.h"
#include "record/referee.h"
#include "table/absence.h"
#include "table/sight.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

namespace ordinal::server::simulation {

namespace json = boost::json;

namespace {

// What a computer player takes at most, with everything around it.
constexpr std::int64_t slack = 5'000;

// Commands of a person that a table knows again when they are repeated.
constexpr std::size_t remembered = 16;

std::string without_moments(json::object now) {
  for (json::value& seat : now.at("seats").as_array()) {
    seat.as_object().erase("is_present");
    seat.as_object().erase("clock");
  }
  return json::serialize(now);
}

// Others may have to wait for that person.
bool holds_seat(const table::State& state, std::string_view person) {
  return state.phase() == table::Phase::running &&
         std::ranges::any_of(state.chairs(), [&](const table::Chair& chair) {
           return chair.person == person && !chair.has_stand_in;
         });
}

std::string trouble_with_record(const std::string& record, int seats, bool is_finished) {
  std::istringstream lines(record);
  Referee referee;
  for (std::string line; std::getline(lines, line);) {
    if (const auto taken = referee.take(line); !taken) return line;
    const auto proof = fair::proof_of(*referee.header(), seats);
    if (!proof || *proof != fair::Proof::fair) return "no proof of fair dealing";
  }
  return static_cast<bool>(referee.end()) == is_finished ? "" : "a record with a wrong end";
}

}  // namespace

History::History(std::uint64_t seed)
    : timeline_(seed),
      network_(timeline_, [this] { return house_.hub(); }),
      house_(timeline_, network_),
      truth_(house_.store()),
      around_{timeline_, network_, truth_, {}, {}, timeline_.happens(4)},
      fault_pause_(timeline_.happens(4) ? 0 : timeline_.between(2'000, 30'000)) {
  const std::int64_t people = timeline_.between(1, 4);
  for (std::int64_t i = 0; i < people; ++i) {
    const bool is_second_page = i > 0 && timeline_.happens(5);
    const std::string name = is_second_page ? people_.back()->name() : "p" + std::to_string(i);
    people_.push_back(std::make_unique<Person>(around_, name, i * 1'000'000));
  }
}

std::string History::run() {
  for (const auto& person : people_) person->begin();
  plan_next_fault();
  const std::int64_t most = around_.are_restless ? 500'000 : 150'000;
  timeline_.run_until(timeline_.now() + timeline_.between(5'000, most));
  calm_down();
  check_answers();
  check_convergence();
  for (const auto& [table, key] : around_.links) {
    check_waiting(table);
    check_absence(table);
    check_returns(table);
    check_resumption(table);
    check_records(table);
  }
  return around_.troubles.empty() ? "" : report();
}

// Faults.

void History::plan_next_fault() {
  if (fault_pause_ == 0) return;
  timeline_.after(timeline_.between(100, fault_pause_), [this] {
    if (is_calm_) return;
    fault();
    plan_next_fault();
  });
}

void History::fault() {
  // Every crash gives people the grace period anew: it is rare where that is looked at.
  const bool is_crash_due = !around_.are_restless || timeline_.happens(8);
  switch (is_crash_due ? timeline_.between(0, 7) : timeline_.between(2, 4)) {
    case 0:
      house_.crash();
      network_.cut_all();
      timeline_.after(timeline_.between(10, 3'000), [this] { house_.start(); });
      if (timeline_.happens(3)) trouble_disk();
      break;
    case 1:
      house_.stop_store();
      timeline_.after(timeline_.between(10, 3'000), [this] {
        house_.crash();
        network_.cut_all();
        house_.start();
      });
      break;
    case 2:
      trouble_disk();
      break;
    default:
      network_.cut_some();
  }
}

void History::trouble_disk() {
  house_.trouble_disk();
  timeline_.after(timeline_.between(10, 20'000), [this] { house_.mend_disk(); });
}

// Long enough for the latest to notice that a connection is gone.
void History::calm_down() {
  is_calm_ = true;
  for (const auto& person : people_) person->rest();
  timeline_.run_until(timeline_.now() + 150'000);
  calm_until_ = timeline_.now();
  house_.rest();
  do {
    timeline_.run_until(timeline_.now() + 10'000);
  } while (is_news_under_way());
}

// Clocks run on, and may run out just before the end.
bool History::is_news_under_way() {
  return std::ranges::any_of(around_.links, [&](const auto& link) {
    return truth_.log(link.first).entries.back().at.value > timeline_.now() - 5'000;
  });
}

// What was promised.

void History::check_answers() {
  using Command = std::pair<std::string, std::int64_t>;
  std::map<Command, int> done;
  std::set<Command> forgotten;  // another page of the same person has done so much since
  for (const auto& [table, key] : around_.links) {
    std::map<std::string, std::vector<std::int64_t>> of_person;
    for (const table::Entry& entry : truth_.log(table).entries) {
      moves_ += std::holds_alternative<table::Moved>(entry.event) ? 1 : 0;
      if (!entry.request) continue;
      const auto& [person, id, command] = *entry.request;
      if (!forgotten.contains({person, id.value})) ++done[{person, id.value}];
      std::vector<std::int64_t>& ids = of_person[person];
      ids.push_back(id.value);
      if (ids.size() > remembered) forgotten.emplace(person, ids[ids.size() - remembered - 1]);
    }
  }
  for (const auto& [request, times] : done) {
    if (times > 1) complain("done twice: " + request.first + " " + std::to_string(request.second));
  }
  for (const auto& person : people_) {
    if (!person->is_settled()) complain("no answer for " + person->name());
    for (const std::int64_t id : person->accepted()) {
      if (!done.contains({person->name(), id})) complain("lost: " + std::to_string(id));
    }
    for (const std::int64_t id : person->refused()) {
      const Command command(person->name(), id);
      if (!done.contains(command) || forgotten.contains(command)) continue;
      complain("refused, done: " + std::to_string(id));
    }
  }
}

void History::check_convergence() {
  for (const auto& person : people_) {
    for (const auto& [table, known] : person->tables()) {
      const Truth::Log& log = truth_.log(table);
      if (static_cast<std::size_t>(known.version) != log.entries.size()) {
        complain(person->name() + " has " + std::to_string(known.version) + " of " +
                 std::to_string(log.entries.size()) + " events");
        continue;
      }
      const wire::Now now = table::now_for(
          log.states.back(),
          {person->name(), table, timeline_.now(), [](std::string_view) { return true; }});
      if (without_moments(known.now) !=
          without_moments(json::parse(wire::to_json(now)).as_object())) {
        complain(person->name() + " sees " + without_moments(known.now) + " but it is " +
                 wire::to_json(now));
      }
    }
  }
}

void History::check_waiting(const std::string& table) {
  const Truth::Log& log = truth_.log(table);
  for (std::size_t i = 0; i < log.entries.size(); ++i) {
    const bool is_last = i + 1 == log.entries.size();
    const std::int64_t from = log.entries[i].at.value;
    const std::int64_t to = is_last ? calm_until_ : log.entries[i + 1].at.value;
    // Computer players among themselves wait for somebody to look.
    const bool waits_for_computer =
        table::computer_turn(log.states[i]) && log.states[i].people() > 0;
    const auto due = waits_for_computer ? std::optional(from) : table::next_timeout(log.states[i]);
    if (!due || to <= std::max(*due, house_.last_trouble(to)) + slack) continue;
    complain(table + " waited from " + std::to_string(from) + " to " + std::to_string(to) +
             " after " + table::to_line(log.entries[i]));
  }
}

// Nobody who is away holds a seat of a table with clocks for longer than the grace period, which
// begins anew when the server comes up; what cannot be written then is written as soon as it can.
void History::check_absence(const std::string& table) {
  const Truth::Log& log = truth_.log(table);
  if (!log.states.front().opened().pace) return;
  const auto end_of = [&](std::size_t i) {
    return i + 1 == log.entries.size() ? calm_until_ : log.entries[i + 1].at.value;
  };
  for (const auto& person : people_) {
    for (const auto& absence : network_.attendance().absences(person->name(), calm_until_)) {
      std::int64_t from = absence.from;  // since when the seat is held
      for (std::size_t i = 0; i < log.entries.size() && log.entries[i].at.value < absence.to; ++i) {
        const std::int64_t to = std::min(end_of(i), absence.to);
        if (!holds_seat(log.states[i], person->name())) {
          from = std::max(from, to);
          continue;
        }
        const std::int64_t waited_since = std::max(from, house_.last_start(to));
        const std::int64_t due = waited_since + HouseRules().grace;
        longest_absence_ = std::max(longest_absence_, to - waited_since);
        if (to <= std::max(due, house_.last_trouble(to)) + slack) continue;
        complain(table + " was held by " + person->name() + " from " + std::to_string(from) +
                 " to " + std::to_string(to) + " after " + table::to_line(log.entries[i]));
      }
    }
  }
}

// In the end everybody is there, and has every seat again that was given up for being away.
void History::check_returns(const std::string& table) {
  const Truth::Log& log = truth_.log(table);
  std::vector<std::string> why(log.states.back().chairs().size());
  for (const table::Entry& entry : log.entries) {
    const auto* stood_in = std::get_if<wire::StoodIn>(&entry.event);
    if (stood_in == nullptr) continue;
    why[static_cast<std::size_t>(stood_in->seat.value)] = stood_in->why;
    if (stood_in->why == "away") ++given_up_;
  }
  if (log.states.back().phase() != table::Phase::running) return;
  for (std::size_t seat = 0; seat < why.size(); ++seat) {
    const table::Chair& chair = log.states.back().chairs()[seat];
    if (!chair.is_taken() || !chair.is_away() || why[seat] != "away") continue;
    complain(table + " never gave back seat " + std::to_string(seat));
  }
}

// Where a clock ran, nothing else is written first after the server was away.
void History::check_resumption(const std::string& table) {
  const Truth::Log& log = truth_.log(table);
  for (std::size_t i = 1; i < log.entries.size(); ++i) {
    const table::Entry& entry = log.entries[i];
    const std::int64_t start = house_.last_start(entry.at.value - 1);
    if (start <= log.entries[i - 1].at.value || !table::next_timeout(log.states[i - 1])) continue;
    if (std::holds_alternative<wire::Resumed>(entry.event)) continue;
    complain(table + " went on after a restart with " + table::to_line(entry));
  }
}

void History::check_records(const std::string& table) {
  const auto& states = truth_.log(table).states;
  const table::State& state = states.back();
  const bool is_closed = state.phase() == table::Phase::closed;
  const bool was_given_up = is_closed && states[states.size() - 2].phase() == table::Phase::running;
  for (int match = 0; match <= state.match_number(); ++match) {
    const auto record = house_.hub()->record(table + "-" + std::to_string(match));
    const bool is_last = match == state.match_number();
    const bool is_over = !is_last || is_closed || state.phase() == table::Phase::over;
    if (is_over && !record) complain("no record of " + table);
    if (!record) continue;
    ++records_;
    const std::string trouble =
        trouble_with_record(*record, state.seats(), !(is_last && was_given_up));
    if (trouble.empty()) continue;
    std::string sentence = "the record of ";
    complain(sentence.append(table).append(": ").append(trouble));
  }
}

std::string History::report() {
  std::string text;
  const std::size_t shown = std::min<std::size_t>(around_.troubles.size(), 5);
  for (std::size_t i = 0; i < shown; ++i) text += around_.troubles[i] + "\n";
  for (const auto& [table, key] : around_.links) {
    const Truth::Log& log = truth_.log(table);
    text += "the last events of " + table + ":\n";
    const std::size_t from = log.entries.size() - std::min<std::size_t>(log.entries.size(), 8);
    for (std::size_t i = from; i < log.entries.size(); ++i) {
      text += std::to_string(i) + " " + table::to_line(log.entries[i]) + "\n";
    }
  }
  return text;
}

}  // namespace ordinal::server::simulation
