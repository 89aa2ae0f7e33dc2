// A move of Sequence Numbers and what lies on the table after it, counted as its seat knows it;
// judges nothing.
#pragma once

#include "engine/games/sequence_numbers/state.h"

#include <optional>
#include <string>
#include <vector>

namespace ordinal::sequence_numbers {

struct Consequence {
  Table before;
  Table after;  // hands and pile as the seat knows them; the card that follows is not drawn yet
  Seat seat;
  Move move;
  std::string text;

  std::size_t side() const { return before.setup.side_of(static_cast<std::size_t>(seat)); }
  const Hand& hand() const { return after.hands[static_cast<std::size_t>(seat)]; }
  bool puts_chip() const { return move.kind() == Kind::play || move.kind() == Kind::plus; }
  bool makes_sequence() const;
  // Nothing is left to claim, and the game goes on: then lines can be counted.
  bool is_settled() const { return after.phase != Phase::claiming && after.phase != Phase::over; }
  bool wins() const;  // SN-21
};

// Precondition: the move is legal for the seat whose view it is.
Consequence consequence_of(const View& view, Seat seat, Move move);

inline constexpr int line_length = 5;  // SN-16

// A line that a side can still make: no other side has a chip there, and SN-17 lets it count.
struct OpenLine {
  Line line;
  CellSet missing;  // where its chips are not yet
};

// All of the side, from the top left on; none once it is over.
std::vector<OpenLine> open_lines(const Table& table, std::size_t side);

// How many of them lack at most so many chips; how many go through a cell.
int lines_lacking(const Table& table, std::size_t side, int most_missing);
int open_lines_through(const Table& table, std::size_t side, Cell cell);

// The cells where one chip makes a sequence for the side.
CellSet finishing_cells(const Table& table, std::size_t side);

// A card that puts a chip on the cell, an equation rather than `plus`; none if the hand has none.
std::optional<Card> card_for(const Hand& hand, Cell cell);

// The line where the most cells have a chip of the side, or get one by an equation card of the
// hand; none if no line is open.
struct HandLine {
  Line line;
  int cells = 0;
};
std::optional<HandLine> best_hand_line(const Consequence& consequence);

// How many open lines an equation card of the hand can put a chip on.
int lines_for_hand(const Consequence& consequence);

// How many of the cards would put a chip on the cell: `plus` fits everywhere.
int cards_for(const CardBag& cards, Cell cell);

}  // namespace ordinal::sequence_numbers
