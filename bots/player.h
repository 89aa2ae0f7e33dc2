// Named computer players for any game, for those who must not care which one it is.
#pragma once

#include "engine/any/any_game.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal {

class Player {
 public:
  std::string_view name() const { return own_ ? own_->name : name_; }
  const GameFacts& facts() const { return *facts_; }  // of the game it plays

  // The name, and a fingerprint of the model if it has one of its own.
  std::string identity() const;

  // Its move in this seat, where it gets to know no more than the seat may. The same view and the
  // same random numbers give the same move. Precondition: the player's game, and the seat may act.
  std::string move(const AnyGame& game, Seat seat, Rng& rng) const;

  // The same player under another name and with another model, given as the bytes of its file.
  // Refused if it needs none, or if they are no model of its game for these options.
  Answer<Player> with_model(std::string_view name, std::string_view bytes,
                            const Options& options) const;

 private:
  friend std::vector<Player> players_of(const GameFacts& facts);

  Player(const GameFacts& facts, std::string_view name, std::size_t place)
      : facts_(&facts), name_(name), place_(place) {}

  struct Own {
    std::string name;
    std::function<std::string(const AnyGame&, Seat, Rng&)> decide;  // by its model
    std::string fingerprint;
  };

  const GameFacts* facts_;
  std::string_view name_;
  std::size_t place_;               // in the roster of its game
  std::shared_ptr<const Own> own_;  // none: it plays by what travels with the program
};

// All who play a game, the weakest first: `random` plays every game.
std::vector<Player> players_of(const GameFacts& facts);

// An unknown name is refused with the nearest one and the list.
Answer<Player> find_player(const GameFacts& facts, std::string_view name);

}  // namespace ordinal
