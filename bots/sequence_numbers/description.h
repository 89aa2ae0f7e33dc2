// A position of Sequence Numbers as numbers for a network: what there is of every kind. Knows
// nothing of networks.
//
// From the point of view of a seat that has just moved there are
//   lines      the own ones by what they need, and more of them with a plus; another side's
//   cards      in the hand: plus, minus, dead; and threats of another side that are old
//   cells      every open one by how it can be covered, and by the short lines through it
//   numbers    those in the hand, and those that may come, by the best of their cells
//   counts     plus and minus that may come, chips on the board, unseen cards
//
// A chip is worth most where several lines cross: that is what cells tell, and lines do not.
#pragma once

#include "engine/games/sequence_numbers/state.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace ordinal::sequence_numbers {

// How a cell can be covered by the seat that looks.
enum class Cover : std::uint8_t { no_card, one_card, two_cards, held, count };

// The short lines through an open cell that one side can still make. A line of two lacks one cell
// besides this one; it is ready if a card in the hand covers that.
struct Crossing {
  int ones = 0;
  int twos = 0;
  int threes = 0;
  int ready_twos = 0;  // of the own side only, whose hand is known
  int ready_threes = 0;
};

// How much a cell promises: nothing, a line of three, of two, two of two or a ready one, a win.
inline constexpr int promises = 5;
int own_promise(const Crossing& crossing);
int other_promise(const Crossing& crossing);

// How many inputs there are: for two sides of which each needs one sequence.
int inputs();

// Where the inputs of a kind are.
std::size_t own_cell_input(Cover cover, const Crossing& crossing);
std::size_t other_cell_input(Cover cover, const Crossing& crossing);
std::size_t promise_input(Cover cover, int own, int other);
std::size_t held_number_input(int own, int other);
std::size_t unseen_number_input(int cards, int own, int other);

// Writes them all, each between 0 and 128: up to four things of a kind count 16 each, and further
// ones less; chips and unseen cards count as they are. Cards that the seat cannot see change
// nothing. Precondition: as many as `inputs` says, two sides, and nobody has a sequence.
void describe(const State& state, Seat seat, std::span<std::int16_t> inputs);

}  // namespace ordinal::sequence_numbers
