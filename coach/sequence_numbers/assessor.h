// Chances in Sequence Numbers: by playouts over what is hidden, and over the cards to come.
#pragma once

#include "bots/sequence_numbers/weights.h"
#include "coach/chance.h"
#include "engine/games/sequence_numbers/state.h"

namespace ordinal::sequence_numbers {

class Assessor {
 public:
  Assessor(const Setup& setup, coach::Depth depth);

  // Of every seat, with all that is hidden. Partners win together.
  coach::Shares standing(const State& state) const;

  // As the seat knows it.
  coach::Chance chance(const View& view, Seat seat) const;

  // Precondition: the move is legal for the seat whose view it is.
  coach::Weighing<Move> weigh(const View& view, Seat seat, Move played) const;

 private:
  Setup setup_;
  int playouts_;
  const Weights& weights_;
};

}  // namespace ordinal::sequence_numbers
