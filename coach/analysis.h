// A game that is over, decision by decision: what each was worth, and what was better. For what a
// seat could not know, nobody is blamed.
#pragma once

#include "coach/assessor.h"
#include "engine/any/any_game.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::coach {

// By the loss, as people read it: in points with one digit.
enum class Mark : std::uint8_t { good, slip, mistake, blunder };

Mark mark_of(double loss);

// A choice between at least two moves.
struct Decision {
  std::size_t event;  // which of the events it is, counted from 0
  Seat seat;
  std::string played;
  std::string best;
  Chance before;  // of who plays the best move
  double loss;    // what is left after the move is less by so much
  Mark mark;
  std::vector<Caption> reasons;  // why it is worse, as `reasons_against` gives them
};

struct Analysis {
  int players;
  std::vector<Event> events;
  std::vector<Shares> standings;  // before the first event, and after each
  std::vector<Decision> decisions;
};

// Makes one from the events of a game, as they come: for those who must show something meanwhile.
class Analyst {
 public:
  Analyst(const AnyGame& start, Depth depth);

  // Weighs what happens next. Refuses what is not legal; nothing has changed then.
  Answer<Done> take(Actor actor, std::string_view text);

  const AnyGame& game() const { return game_; }  // after all that happened so far

  // Precondition: the game is over.
  const Analysis& analysis() const;

 private:
  AnyGame game_;
  Assessor assessor_;
  Analysis analysis_;
};

// All at once. `tick(done, all)` is called after every event. Precondition: the events are legal
// from the start on, and the game is over after them.
Analysis analyse(const AnyGame& start, std::span<const Event> events, Depth depth,
                 const std::function<void(std::size_t done, std::size_t all)>& tick);

}  // namespace ordinal::coach
