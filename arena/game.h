// One game between computer players: who won, how many turns it took, how long they thought.
#pragma once

#include "bots/player.h"
#include "engine/any/any_game.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace ordinal::arena {

// What a player did in one game or in several.
struct Work {
  long turns = 0;  // a turn is all that a seat decides until another one does
  std::chrono::nanoseconds time{};

  void add(const Work& other) {
    turns += other.turns;
    time += other.time;
  }
};

struct PlayedGame {
  std::vector<double> shares;  // of every player in the win: 1, a part, or 0
  std::vector<Work> work;      // of every player
  bool is_cut_off = false;     // endless, as no game of computer players may be: shared by all
};

// Which player sits where: player i in seat (i + rotation) mod players.
struct Seating {
  int players;
  int rotation;

  Seat seat_of(std::size_t player) const { return (static_cast<int>(player) + rotation) % players; }
  std::size_t player_in(Seat seat) const {
    return static_cast<std::size_t>((seat + players - rotation) % players);
  }
};

using LineSink = std::function<void(const std::string& line)>;

// Plays `game` from its start. The deal decides chance, and where several seats may act, who is
// first; and it seeds every player's choices. Each line of the record goes to `record`, if there
// is one.
PlayedGame play_game(AnyGame game, std::span<const Player> players, const Seating& seating,
                     const Deal& deal, const LineSink& record);

}  // namespace ordinal::arena
