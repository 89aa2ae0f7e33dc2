// Random games as records, by the engine and by a reference: from the same seed they are the same.
#pragma once

#include "bench/reference/playout.h"
#include "engine/core/game.h"
#include "engine/walk/playout.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ordinal::bench {

// The two ways to a move that are measured.
struct Listed {
  template <Game S>
  typename S::Move operator()(const S& state, Actor actor, Rng& rng) const {
    return listed_move(state, actor, rng);
  }
};

struct Picked {
  template <PicksMoves S>
  typename S::Move operator()(const S& state, Actor actor, Rng& rng) const {
    return state.random_move(actor, rng);
  }
};

struct Event {
  int actor;  // a seat, or -1 for chance
  std::string text;

  friend bool operator==(const Event&, const Event&) = default;
};

using Record = std::vector<Event>;

template <Game S>
S standard_start() {
  return S::start(*S::setup(standard_options(S::facts())));
}

template <Game S, class Way>
Record engine_record(std::uint64_t seed) {
  Record record;
  S state = standard_start<S>();
  Rng rng(seed);
  play_out(state, rng, Way(), [&](Actor actor, typename S::Move move) {
    const int seat = actor.is_chance() ? reference::chance : actor.seat();
    record.push_back({seat, state.text(move)});
  });
  return record;
}

template <class Reference>
Record reference_record(std::uint64_t seed) {
  Record record;
  Reference game;
  Rng rng(seed);
  reference::play_out(game, rng, [&](int actor, const typename Reference::Move& move) {
    record.push_back({actor, game.text(actor, move)});
  });
  return record;
}

// Where two records part, in words; empty if they are the same.
std::string difference(const Record& engine, const Record& reference);

// A turn is the play of one seat up to the next seat's, with the chance events in between
// (docs/glossary.md).
int turns_in(const Record& record);

}  // namespace ordinal::bench
