// Applies entries one by one. Whether they may happen is decided in decide.cpp.
#include "table/state.h"

#include "fair/deal.h"
#include "table/follow.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <ranges>

namespace ordinal::table {
namespace {

// What somebody who comes back has at least, so that the clock does not run out at once.
constexpr std::int64_t least_on_return = 30'000;

fair::Bytes32 bytes_or_zeros(const std::optional<std::string>& digits) {
  if (!digits) return {};
  const auto bytes = fair::parse_bytes(*digits);
  return bytes ? *bytes : fair::Bytes32{};
}

std::uint32_t hash_of(std::string_view text) {
  return static_cast<std::uint32_t>(std::hash<std::string_view>()(text));
}

}  // namespace

std::string_view name_of(Phase phase) {
  constexpr std::array<std::string_view, 4> names = {"open", "running", "over", "closed"};
  return names[static_cast<std::size_t>(phase)];
}

Answer<State> State::open(const Entry& entry) {
  const Opened* opened = std::get_if<Opened>(&entry.event);
  if (opened == nullptr) return log_broken();
  const auto facts = AnyGame::find(opened->game);
  if (!facts) return facts.refusal();
  const auto options = read_options(**facts, opened->options.values);
  if (!options) return options.refusal();
  const auto game = AnyGame::start(**facts, *options);
  if (!game) return game.refusal();
  const bool fits = opened->seats.size() == static_cast<std::size_t>(game->players());
  if (!fits || !is_sound(*opened, **facts)) return log_broken();
  State state;
  state.facts_ = *facts;
  state.options_ = game->options();
  state.apply(entry);
  return state;
}

Answer<State> State::fold(std::span<const Entry> log) {
  auto state = open(log[0]);
  if (!state) return state;
  for (const Entry& entry : log.subspan(1)) {
    if (!follows(*state, entry.event)) return log_broken();
    state->apply(entry);
  }
  return state;
}

void State::apply(const Entry& entry) {
  now_ = entry.at.value;
  std::visit([this](const auto& event) { take(event); }, entry.event);
  touched_ = now_;
  if (entry.request) remember(*entry.request);
  ++version_;
}

State::Known State::known(const Request& request) {
  return {hash_of(request.person), hash_of(request.command.value_or("")), request.id.value};
}

// A busy table never forgets what somebody has asked for who waits for the answer.
void State::remember(const Request& request) {
  const Known latest = known(request);
  const auto is_theirs = [&](const Known& one) { return one.person == latest.person; };
  if (std::ranges::count_if(requests_, is_theirs) == static_cast<std::ptrdiff_t>(most_requests)) {
    requests_.erase(std::ranges::find_if(requests_, is_theirs));
  } else if (requests_.size() == most_requests_of_all) {
    requests_.erase(requests_.begin());
  }
  requests_.push_back(latest);
}

bool State::has_done(std::string_view person, std::int64_t id) const {
  const std::uint32_t hash = hash_of(person);
  return std::ranges::any_of(requests_,
                             [&](const Known& one) { return one.person == hash && one.id == id; });
}

bool State::has_done(const Request& request) const {
  return std::ranges::count(requests_, known(request)) > 0;
}

// The table.

void State::take(const Opened& event) {
  opened_ = std::make_shared<const Opened>(event);
  host_ = event.host;
  secret_ = bytes_or_zeros(event.secret);
  for (const std::string& who : event.seats) {
    Chair& chair = chairs_.emplace_back();
    if (who != "person") chair.level = who;
  }
  unchanged_since_.assign(chairs_.size(), 0);
}

void State::take(const Sat& event) {
  settle_clocks(now_);
  Chair& chair = chair_at(event.seat);
  const bool is_new = chair.person != event.person;
  if (is_new) chair.since = version_;
  chair.person = event.person;
  chair.name = event.name;
  if (chair.has_stand_in) welcome_back(static_cast<Seat>(event.seat.value));
  if (phase_ == Phase::open || (phase_ == Phase::over && is_new)) {
    chair.contribution = bytes_or_zeros(event.contribution);
  }
  if (std::exchange(is_host_gone_, false)) host_ = event.person;
}

void State::take(const wire::Left& event) {
  settle_clocks(now_);
  undo_request_.reset();  // whoever asked, or was asked, may be gone
  Chair& chair = chair_at(event.seat);
  const bool was_host = chair.person == host_;
  chair.person.clear();
  chair.wants_rematch = false;
  if (phase_ == Phase::open) {
    chair = Chair();
  } else {
    chair.has_stand_in = true;
    chair.is_coming_back = false;
  }
  if (was_host && seats_of(host_).empty()) choose_host();
}

void State::choose_host() {
  const Chair* longest = nullptr;
  for (const Chair& chair : chairs_) {
    if (chair.is_taken() && (longest == nullptr || chair.since < longest->since)) longest = &chair;
  }
  if (longest != nullptr) host_ = longest->person;
  is_host_gone_ = longest == nullptr;
}

void State::take(const wire::Reserved& event) {
  Chair& chair = chair_at(event.seat);
  chair = Chair();
  if (event.who != "person") chair.level = event.who;
}

void State::take(const wire::Closed& /*event*/) { phase_ = Phase::closed; }

SeatSet State::seats_of(std::string_view person) const {
  SeatSet seats;
  for (Seat seat = 0; seat < this->seats(); ++seat) {
    if (!person.empty() && chair(seat).person == person) seats.add(seat);
  }
  return seats;
}

int State::people() const {
  int count = 0;
  for (auto chair = chairs_.begin(); chair != chairs_.end(); ++chair) {
    const auto is_same = [&](const Chair& other) { return other.person == chair->person; };
    if (chair->is_taken() && std::none_of(chairs_.begin(), chair, is_same)) ++count;
  }
  return count;
}

// The match.

// A rematch begins one seat further on.
Options State::first_options() const {
  Options options = options_;
  const int match = phase_ == Phase::over ? match_number_ + 1 : std::max(match_number_, 0);
  options[start_option] = static_cast<std::uint8_t>((options[start_option] + match) % seats());
  return options;
}

std::vector<int> State::scores() const { return match_ ? match_->scores() : std::vector<int>(); }

std::vector<fair::Bytes32> State::contributions() const {
  std::vector<fair::Bytes32> all;
  for (const Chair& chair : chairs_) all.push_back(chair.contribution);
  return all;
}

void State::take(const wire::Started& event) {
  const bool is_first = event.game.value == 0;
  if (is_first) {
    const Options first = first_options();
    ++match_number_;
    began_ = now_;
    match_.reset();
    if (opened_->match) match_.emplace(*facts_, first);
    seed_ = fair::seed_of(secret_, contributions());
    phase_ = Phase::running;
  }
  game_number_ = static_cast<int>(event.game.value);
  Options options = match_ ? match_->next_options() : first_options();
  game_.emplace(*AnyGame::start(*facts_, options));
  played_ = {};
  undo_request_.reset();
  hidden_.clear();
  awaited_ = SeatSet();
  for (Chair& chair : chairs_) {
    chair.wants_rematch = false;
    chair.has_had_a_moment = false;
    if (std::exchange(chair.is_coming_back, false)) chair.has_stand_in = false;
    if (opened_->pace) chair.clock = opened_->pace->bank.value * 1000;
  }
  unchanged_since_.assign(chairs_.size(), version_ + 1);
  go_on();
}

void State::take(const wire::GameOver& /*event*/) {
  if (match_) match_->add(game_->points());
}

void State::take(const MatchOver& event) {
  phase_ = Phase::over;
  undo_request_.reset();
  secret_ = bytes_or_zeros(event.next_secret);
  for (Chair& chair : chairs_) chair.contribution = {};
}

void State::take(const RematchAsked& event) {
  Chair& chair = chair_at(event.seat);
  chair.wants_rematch = true;
  chair.has_stand_in = false;
  chair.is_coming_back = false;
  chair.contribution = bytes_or_zeros(event.contribution);
}

// The game.

void State::take(const Moved& event) {
  play(static_cast<Seat>(event.seat.value), event.move, event.by_computer);
}
void State::take(const wire::Dealt& event) { play(Actor::chance(), event.move, false); }
void State::take(const wire::Refereed& event) { play(Actor::referee(), event.move, false); }

// Who is awaited at the same time as others does not wait for them (LN-6, CP-4, SN-23), so what
// they do changes nothing for the others. Who may act and is not awaited is in a race (SN-22).
void State::play(Actor actor, const std::string& text, bool by_computer) {
  const SeatSet before = game_->awaited();
  const bool is_round = actor.is_seat() && before.contains(actor.seat());
  take_down({version_, {actor, text}, by_computer});
  if (actor.is_seat()) {
    Chair& chair = chair_at(actor.seat());
    chair.has_had_a_moment = false;
    settle_clocks(now_);
    if (chair.is_coming_back) hand_over(chair);
  }
  for (Seat seat = 0; seat < seats(); ++seat) {
    const bool goes_on = is_round && before.contains(seat) && !(Actor(seat) == actor);
    if (!goes_on) unchanged_since_[static_cast<std::size_t>(seat)] = version_ + 1;
  }
  undo_request_.reset();
  go_on();
}

// A choice is hidden only as long as several are awaited, and until the last of them is made.
void State::take_down(const Played& played) {
  const Actor actor = played.event.actor;
  const bool is_round = !hidden_.empty() || game_->turn().seats().size() > 1;
  if (actor.is_seat() && facts_->rounds == Rounds::secret && is_round) {
    if (game_->as_seen(played.event, Viewer::bystander()) != played.event.text) {
      hidden_.push_back(played_.size());
    } else {
      hidden_.clear();
    }
  }
  [[maybe_unused]] const auto done = game_->play(actor, played.event.text);
  assert(done);
  played_.add(played);
}

// The increment belongs to a whole turn: it comes when somebody else is to decide.
void State::go_on() {
  const Turn turn = game_->turn();
  if (turn.is_chance()) return;
  settle_clocks(now_);
  const SeatSet next = game_->awaited();
  const SeatSet done = opened_->pace ? awaited_.without(next) : SeatSet();
  for (int i = 0; i < done.size(); ++i) {
    chair_at(done.nth(i)).clock += opened_->pace->increment.value * 1000;
  }
  awaited_ = next;
}

void State::settle_clocks(std::int64_t until) {
  for (Seat seat = 0; seat < seats(); ++seat) chair_at(seat).clock = clock(seat, until);
  turn_since_ = now_;
}

// Whose time is up is given more once for each move: otherwise somebody who comes back again and
// again would hold up the others for ever.
void State::welcome_back(Seat seat) {
  Chair& chair = chair_at(seat);
  const bool is_late = opened_->pace && awaited().contains(seat) && chair.clock == 0;
  if (is_late && chair.has_had_a_moment) {
    chair.is_coming_back = true;
  } else {
    hand_over(chair);
  }
}

void State::hand_over(Chair& chair) {
  chair.has_stand_in = false;
  chair.is_coming_back = false;
  if (chair.has_had_a_moment) return;
  const std::int64_t before = chair.clock;
  give_a_moment(chair);
  chair.has_had_a_moment = chair.clock > before;
}

void State::give_a_moment(Chair& chair) {
  if (!opened_->pace) return;
  chair.clock = std::max(chair.clock, std::min(opened_->pace->bank.value * 1000, least_on_return));
}

SeatSet State::deciding() const {
  return phase_ == Phase::running && game_ ? game_->turn().seats() : SeatSet();
}

std::int64_t State::clock(Seat seat, std::int64_t now) const {
  const Chair& own = chair(seat);
  const bool runs =
      phase_ == Phase::running && awaited_.contains(seat) && own.is_taken() && !own.has_stand_in;
  return runs ? std::max<std::int64_t>(0, own.clock - (now - turn_since_)) : own.clock;
}

void State::take(const wire::StoodIn& event) {
  settle_clocks(now_);
  chair_at(event.seat).has_stand_in = true;
}

void State::take(const wire::Returned& event) {
  settle_clocks(now_);
  welcome_back(static_cast<Seat>(event.seat.value));
}

// Up to the last entry it is known that the server was there.
void State::take(const wire::Resumed& /*event*/) {
  settle_clocks(touched_);
  for (Chair& chair : chairs_) {
    if (!chair.is_played_by_computer()) give_a_moment(chair);
  }
}

void State::take(const wire::UndoAsked& event) {
  const auto seat = static_cast<Seat>(event.seat.value);
  const auto own = last_own_move(seat);
  assert(own);
  undo_request_ = UndoRequest{seat, own->number, version_ + 1, SeatSet()};
}

std::optional<Played> State::last_own_move(Seat seat) const {
  for (const Played& played : played_.all() | std::views::reverse) {
    if (played.event.actor == Actor(seat) && !played.by_computer) return played;
  }
  return std::nullopt;
}

void State::take(const wire::UndoAgreed& event) {
  undo_request_->agreed.add(static_cast<Seat>(event.seat.value));
}

void State::take(const wire::UndoRefused& /*event*/) { undo_request_.reset(); }

void State::take(const wire::Undone& event) {
  const auto from = static_cast<std::uint64_t>(event.from.value);
  const Course known = std::exchange(played_, {});
  hidden_.clear();
  game_.emplace(*AnyGame::start(*facts_, game_->options()));
  for (const Played& played : known.all()) {
    if (played.number < from) take_down(played);
  }
  undo_request_.reset();
  unchanged_since_.assign(chairs_.size(), version_ + 1);
  settle_clocks(now_);
  awaited_ = game_->awaited();  // nobody has finished a turn
}

}  // namespace ordinal::table
