// A move of Completto and what lies on the table after it, counted as everybody knows it; judges
// nothing.
#pragma once

#include "bots/completto/gaps.h"
#include "engine/games/completto/state.h"

#include <optional>
#include <string>

namespace ordinal::completto {

// A tile that a move lays face up in the row.
struct Laid {
  Number tile;
  Number number;
  Place place;
};

struct Consequence {
  Table before;
  Table after;
  Seat seat;
  Move move;
  std::string text;
  std::optional<Laid> laid;

  const Row& row() const { return after.rows[static_cast<std::size_t>(seat)]; }
  const Row& row_before() const { return before.rows[static_cast<std::size_t>(seat)]; }
  Seat neighbour() const { return (seat + 1) % before.setup.players; }
  bool turns_up() const { return laid && move.kind() != Kind::insert; }
  bool wins() const { return turns_up() && row().is_complete(); }  // CP-15
  bool gives_turn() const;                                         // CP-13
};

// Precondition: the move is legal for the seat.
Consequence consequence_of(const View& view, Seat seat, Move move);

// Has the tile a reading between the two numbers?
bool fits(const Stretch& gap, Number tile);

// Is there a face-down tile in the row that this one may replace?
bool fits(const Row& row, Number tile);

// How many of the tiles that are left, unseen or on display, may replace a face-down one of the
// gap.
int tiles_for_gap(const Stretch& gap, const Table& table);

int tiles_that_fit(const Row& row, const Tiles& tiles);

// Could the tile be placed beside its predecessor or successor (CP-13); and how many of the tiles.
bool gives_a_turn(const Row& row, Number tile);
int tiles_that_give_a_turn(const Row& row, const Tiles& tiles);

// The sum of the places that each of the tiles may go to, in either reading.
int ways_to_place(const Row& row, const Tiles& tiles);

// A gap that face-down tiles lie in, and how many of the tiles that are left fit it.
struct GapSupply {
  Stretch gap;
  int count = 0;

  int missing() const { return gap.face_down - count; }
};

// Has the first fewer tiles for each face-down one?
bool is_tighter(const GapSupply& gap, const GapSupply& other);

// The gap with the fewest tiles for each face-down one; none if the row is complete.
std::optional<GapSupply> tightest_gap(const Row& row, const Table& table);

// The same of the two gaps beside a number that lies in the row; none if no tile there is face
// down.
std::optional<GapSupply> tightest_beside(const Row& row, const Table& table, Number number);

// The gap where the most tiles are missing; none if no gap misses any.
std::optional<GapSupply> scarcest_gap(const Row& row, const Table& table);

// The tile of the display that would complete the row of the seat; 0 if none does.
Number winning_tile(const Table& table, Seat seat);

// The places of a gap as people count them: "3", or "3-5".
std::string places_text(const Stretch& gap);

}  // namespace ordinal::completto
