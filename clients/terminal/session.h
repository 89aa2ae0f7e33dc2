// A game at one terminal: one person, a computer player in the other seats.
#pragma once

#include "bots/player.h"
#include "clients/terminal/screen.h"
#include "engine/any/any_game.h"

#include <string>
#include <vector>

namespace ordinal::terminal {

class Session {
 public:
  Session(Language language, AnyGame game, const Deal& deal, Seat person, const Player& others);

  // Until the game is over, or the person leaves. Answers whether everything could be shown.
  bool run();

 private:
  enum class Person { stays, leaves };

  static constexpr Seat nobody = -2;

  void play_others();  // chance and computers, as long as it is their turn
  SeatSet others_to_act() const;
  Answer<Done> play(Actor actor, const std::string& move);
  void note(const Event& seen);  // keeps it for the report of what happened
  void note(const Caption& remark);
  void draw(const std::string& greeting);
  void list_moves();
  void give_hint();
  Actor actor_of(const std::string& move) const;
  Person ask();  // one move of the person, however many tries it takes
  void say_end();

  Screen screen_;
  AnyGame game_;
  Deal deal_;
  Seat person_;
  Player others_;
  Rng rng_;
  bool is_terminal_;
  bool is_waiting_ = false;            // lets others act first, once
  std::vector<std::string> happened_;  // since the person's last move
  Seat last_seat_ = nobody;            // whose line is the last of them
};

}  // namespace ordinal::terminal
