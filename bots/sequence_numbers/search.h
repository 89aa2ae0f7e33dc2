// Plays the best few moves out in samples of what the seat cannot see. The scoring plays for
// everybody; where a playout is cut short, an opinion is asked for.
#pragma once

#include "bots/oversight.h"
#include "bots/sequence_numbers/opinion.h"
#include "bots/sequence_numbers/scoring.h"
#include "bots/sequence_numbers/weights.h"
#include "engine/games/sequence_numbers/state.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ordinal::sequence_numbers {

struct Effort {
  int playouts = 0;    // in all, for one decision
  int candidates = 0;  // the moves that are played out: the best by the opinion of them
  int rounds = 0;      // how often the seat moves again before the position is judged
  int trust = 0;       // the opinion of a candidate counts like so many playouts
};

// The seat's chance of winning out of `certain`, after so many more turns of it in one playout from
// here on.
std::int32_t played_out(State state, Seat seat, const Weights& weights, Opinion& opinion,
                        int rounds, Rng rng);

// The best move found; without playouts, the best by opinion. Every candidate is played out in the
// same samples with the same draws, and the worse half of them is dropped until one is left.
// Precondition: the seat may act, and the view is its own.
Move searched_move(const View& view, Seat seat, Rng& rng, const Knowledge& knowledge,
                   const Effort& effort);

// The best by the scoring, the best first; no more than so many.
std::vector<Move> candidates_among(const WeighedMoves& moves, std::size_t most);

// The mean chance of each of these moves out of `certain`, in so many playouts of each: all in the
// same samples with the same draws, judged by the scoring after so many rounds. Precondition: they
// are legal for the seat whose view it is.
std::vector<WeighedMove<Move>> played_out_moves(const View& view, Seat seat,
                                                std::span<const Move> moves, Rng& rng,
                                                const Weights& weights, int playouts, int rounds);

}  // namespace ordinal::sequence_numbers
