// What goes on at a table by itself: clocks, computer players, and what did not fit on the disk.
#include "bots/player.h"
#include "server/hub/room.h"
#include "server/log.h"
#include "table/absence.h"
#include "wire/write.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace ordinal::server {

using table::Draft;

namespace {

// The choices of a computer player are the same after a restart, and nobody can foresee them.
std::uint64_t luck_of(const table::State& state) {
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

void Room::wake() {
  has_slept_ = table::next_timeout(state_).has_value();
  wait_for_absent();
  go_on();
}

void Room::go_on() {
  if (has_slept_) return resume();
  start_clock();
  ask_computer();
  if (!to_attend_.empty()) run([this] { return attend(); });
}

// Anything else would charge somebody for the time that the server was away. Without room on the
// disk it is tried again, and by whoever wants something.
void Room::resume() {
  if (is_writing_) return;
  Draft draft = table::resume(state_, world());
  if (!draft.entries().empty()) return write(std::move(draft), {});
  has_slept_ = false;  // meanwhile nobody is waited for
  go_on();
  work();
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

bool Room::is_awaited() const {
  return std::ranges::any_of(state_.chairs(), [this](const table::Chair& chair) {
    return chair.is_taken() && circle_.is_here(chair.person);
  });
}

bool Room::is_deserted() const { return circle_.size() == 0 && state_.people() == 0; }

// Where nobody waits, a thought comes after those of all others: whoever comes back meanwhile does
// not wait for those as well.
void Room::ask_computer_again() {
  if (has_slept_) return;
  if (is_thinking_ && thinks_unawaited_ && is_awaited()) is_thinking_ = false;
  ask_computer();
}

void Room::ask_computer() {
  const auto turn = table::computer_turn(state_);
  if (!turn || is_thinking_ || is_deserted()) return;
  const auto player = find_player(state_.facts(), turn->level);
  if (!player) return;
  is_thinking_ = true;
  thinks_unawaited_ = !is_awaited();
  const std::uint64_t thought = ++thought_;
  const std::int64_t least = circle_.size() == 0 ? 0 : rules_.least_thinking;
  const auto think = [weak = weak_from_this(), game = *state_.game(), seat = turn->seat,
                      player = *player, luck = luck_of(state_), version = state_.version(),
                      ready = ports_.clock.now() + least, thought]() -> std::function<void()> {
    Rng rng(luck);
    return [weak, thought, seat, version, ready, move = player.move(game, seat, rng)] {
      const auto room = weak.lock();
      if (!room) return;
      const std::int64_t wait = std::max<std::int64_t>(0, ready - room->ports_.clock.now());
      room->ports_.clock.after(wait, [weak, thought, seat, version, move] {
        if (const auto still = weak.lock()) still->answer_of_computer(thought, version, seat, move);
      });
    };
  };
  const auto failed = [weak = weak_from_this(), thought] {
    const auto room = weak.lock();
    if (!room || room->thought_ != thought) return;
    room->is_thinking_ = false;
    room->go_on_later();
  };
  const auto kind = thinks_unawaited_ ? Thought::Kind::unawaited_move : Thought::Kind::move;
  if (ports_.thinkers.think({kind, think, failed})) {
    circle_.tell(wire::to_json(wire::Thinking{id_, turn->seat}));
    return;
  }
  // Any number of tables may be left with a computer to move: they ask seldom.
  const std::int64_t try_again = thinks_unawaited_ ? 500 : 100;
  ports_.clock.after(try_again, [weak = weak_from_this(), thought] {
    const auto room = weak.lock();
    if (!room || room->thought_ != thought) return;
    room->is_thinking_ = false;
    room->ask_computer();
  });
}

// Meanwhile the person may be back, or a move taken back: then it is thought about anew. Whoever
// comes, goes or changes a name does not disturb a thought.
void Room::answer_of_computer(std::uint64_t thought, std::uint64_t version, Seat seat,
                              const std::string& move) {
  if (thought != thought_) return;
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
