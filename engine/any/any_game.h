// AnyGame: the front door to every game for those who must not care which one it is. Text and JSON
// in and out; a wrong move is refused with a reason and changes nothing.
#pragma once

#include "engine/core/dealing.h"
#include "engine/core/fact.h"
#include "engine/core/picture.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal {

struct AnyState;

// An event as it is written in a record.
struct Event {
  Actor actor;
  std::string text;

  friend bool operator==(const Event&, const Event&) = default;
};

class AnyGame {
 public:
  // Ways in.
  static std::vector<const GameFacts*> games();
  static Answer<const GameFacts*> find(std::string_view id);
  static Answer<AnyGame> start(const GameFacts& facts, const Options& options);
  static Answer<AnyGame> from_position(const GameFacts& facts, std::string_view position);

  AnyGame(const AnyGame& other);
  AnyGame(AnyGame&&) noexcept;
  AnyGame& operator=(const AnyGame& other);
  AnyGame& operator=(AnyGame&&) noexcept;
  ~AnyGame();

  // What it is.
  const GameFacts& facts() const;
  Options options() const;
  int players() const;

  // What may happen, and what follows.
  Turn turn() const;
  SeatSet awaited() const;  // of those who may act, the seats without whom nothing goes on
  std::vector<std::string> legal_moves(Actor actor) const;  // the referee's have no turn
  Answer<Event> play(Actor actor, std::string_view text);   // the event as it is to be written
  Event dealt(const Deal& deal) const;                      // precondition: chance's turn
  Event play_chance(const Deal& deal);                      // the same, and it happens
  Event play_random(Rng& rng);                              // precondition: seats are to act
  std::uint64_t count_sequences(int depth, const std::function<void()>& tick) const;

  // How it ended. Precondition for all three: it is over.
  SeatSet winners() const;
  std::vector<int> points() const;  // of every seat, for a match
  std::string result_json() const;

  // What a viewer may know.
  std::string view_json(Viewer viewer) const;
  bool look_alike(Viewer one, Viewer other) const;  // whether their views are the same
  Picture picture(Viewer viewer) const;
  std::vector<Caption> remarks(const Event& event) const;  // precondition: legal, not yet played
  std::string as_seen(const Event& event,
                      Viewer viewer) const;  // precondition: legal, not yet played

  // The whole state: for those who may know everything.
  std::string position() const;
  std::uint64_t hash() const;
  const AnyState& typed() const { return *state_; }

 private:
  explicit AnyGame(std::unique_ptr<AnyState> state);

  std::unique_ptr<AnyState> state_;
  std::uint64_t chance_events_ = 0;  // how many have happened
};

}  // namespace ordinal
