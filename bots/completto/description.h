// A table of Completto as numbers for a network: what a row still needs, and what can still come.
// Knows nothing of networks.
//
// From the point of view of a seat there is a block for it, one for each of the others in the order
// of turns, what is common to all, and whose turn it is. A block has
//   for every place of the row   is it face up, the number, how easily it is filled, may it earn
//                                a turn
//   for every shape of gap       how many there are
//   totals                       of the whole row
#pragma once

#include "engine/games/completto/state.h"

#include <cstdint>
#include <span>

namespace ordinal::completto {

enum class PlaceInput : std::uint8_t { is_up, number, ease, neighbour, count };

// A shape of gap is how many tiles it has and how many values can come for each.
inline constexpr int tile_classes = 6;
inline constexpr int value_classes = 6;

enum class Total : std::uint8_t {
  down,       // face-down tiles
  at_most_1,  // of them: the last ones count most
  at_most_2,
  at_most_3,
  at_most_4,
  at_most_5,
  at_most_7,
  at_most_9,
  work,         // what is left to do, by the evaluation
  last_work,    // the same, finer for little of it
  lacking,      // tiles that no value is left for
  unseen_fits,  // the share of the unseen values that fit
  unseen_per_tile,
  takes,  // tiles that the display could fill
  takes_per_tile,
  has_take,
  has_turn,  // on display: it would earn a turn
  has_two_turns,
  has_three_turns,
  turns_after_slide,  // on display: would earn a turn if there were a face-down tile beside
  unseen_turns,       // the share of the unseen values that would earn a turn
  single_gaps,        // of one tile
  open_gaps,
  largest_gap,
  least_ease,  // of all gaps
  slides,      // CP-18
  to_insert,   // CP-3
  count,
};

// How many inputs there are with so many players.
int inputs(int players);

// Where the inputs of the n-th block are; 0 is the one of the seat that looks.
std::size_t place_input(int players, int block, Place place, PlaceInput input);
std::size_t shape_input(int players, int block, int tile_class, int value_class);
std::size_t total_input(int players, int block, Total total);

// Writes them all, each between -128 and 128, where 128 stands for 1. Any phase will do, the set-up
// with its shorter rows as well. Precondition: as many as `inputs` says.
void describe(const Table& table, Seat seat, std::span<std::int16_t> inputs);

}  // namespace ordinal::completto
