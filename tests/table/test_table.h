// A table under test: commands in, its state and its log out, at a time that the test moves on.
#pragma once

#include "engine/core/rng.h"
#include "table/absence.h"
#include "table/decide.h"
#include "table/sight.h"
#include "wire/write.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal::table {

// What tests open: {"lucky-numbers", {{"players", "3"}}}.
inline wire::Open open_command(std::string_view game,
                               std::vector<std::pair<std::string, std::string>> options = {}) {
  wire::Open open;
  open.game = std::string(game);
  open.options = wire::OptionTexts{std::move(options)};
  return open;
}

class TestTable {
 public:
  // A secret that is a number; every later one is the next.
  explicit TestTable(const wire::Open& open, std::string_view host = "anna",
                     std::uint8_t secret = 1)
      : next_secret_(secret),
        log_{{now_, {}, *decide_open(open, host, "the key", new_secret())}},
        state_(*State::open(log_[0])) {}

  const State& state() const { return state_; }
  const std::vector<Entry>& log() const { return log_; }
  std::int64_t version() const { return static_cast<std::int64_t>(state_.version()); }
  std::int64_t now() const { return now_; }
  void wait(std::int64_t ms) { now_ += ms; }
  World world() {
    return {now_, [this] { return new_secret(); }};
  }

  // The code of the refusal; nothing if it is done.
  std::string tell(std::string_view person, const Change& change,
                   std::optional<std::int64_t> id = {}) {
    const World world_now = world();
    auto draft = decide(state_, change, {person, id}, world_now);
    if (!draft) return std::string(draft.refusal().code.name);
    take(std::move(*draft));
    return "";
  }
  void take(Draft draft) {  // into the log
    for (const Entry& entry : draft.entries()) log_.push_back(entry);
    state_ = draft.take_next();
  }

  void seat(std::string_view person, Seat seat) {
    wire::Sit sit;
    sit.table = "t";
    sit.key = "the key";
    sit.seat = seat;
    sit.name = std::string(person);
    tell(person, sit);
  }
  std::string move(std::string_view person, Seat seat, std::string_view text,
                   std::optional<std::int64_t> version = {}) {
    return tell(person,
                wire::Move{"t", seat, std::string(text), version.value_or(this->version())});
  }
  std::string move_somehow(Seat seat, std::optional<std::int64_t> version = {}) {
    return move(state_.chair(seat).person, seat, rng_.pick(state_.game()->legal_moves(seat)),
                version);
  }

  // Everybody plays at random, people and computer players, until the match is over or so many
  // moves were made.
  void play_on(int moves = 100'000) {
    for (; moves > 0 && state_.phase() == Phase::running; --moves) {
      const SeatSet deciding = state_.deciding();
      const Seat seat =
          deciding.nth(static_cast<int>(rng_.below(static_cast<std::uint32_t>(deciding.size()))));
      if (state_.chair(seat).is_played_by_computer()) {
        const World world_now = world();
        const std::string text = rng_.pick(state_.game()->legal_moves(seat));
        take(*computer_move(state_, seat, text, world_now));
      } else {
        move_somehow(seat);
      }
      wait(1000);
    }
  }

  wire::Event seen(std::size_t number, SeatSet seats) const {
    State before = *State::open(log_[0]);
    for (std::size_t i = 1; i < number; ++i) before.apply(log_[i]);
    return table::seen(before, log_[number].event, seats, "t");
  }

 private:
  fair::Bytes32 new_secret() { return fair::Bytes32{next_secret_++}; }

  std::uint8_t next_secret_;
  std::int64_t now_ = 1'000'000;
  std::vector<Entry> log_;
  State state_;
  Rng rng_{7};
};

// What a person sees of a state.
inline std::string sight_of(const State& state, std::string_view person, std::int64_t now = 0) {
  return wire::to_json(table_for(state, {person, "t", now, [](std::string_view) { return true; }}));
}

}  // namespace ordinal::table
