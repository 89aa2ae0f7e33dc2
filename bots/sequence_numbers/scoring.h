// How good a position and a move are to a seat that knows its own hand only: every line counts by
// what it needs. Looks at no reply.
#pragma once

#include "bots/oversight.h"
#include "bots/sequence_numbers/outlook.h"
#include "bots/sequence_numbers/unseen.h"
#include "bots/sequence_numbers/weights.h"
#include "engine/games/sequence_numbers/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace ordinal::sequence_numbers {

// More than any difference between two sums over lines.
inline constexpr int worth_of_winning = 10'000'000;

// Of all lines: an own one with a plus, those of two others, and as many old threats.
static_assert(2 * number_bound * (static_cast<int>(all_lines.size) * 6 + 20) < worth_of_winning);

// Beginners look at their own lines only, and never mind what others are up to.
enum class Sight : std::uint8_t { own_lines, everything };

// A line of another side that lacked one cell already when that side had its latest turn.
struct OldThreat {
  CellSet cells;
  std::size_t place;  // of its number
};

// What a seat makes of a state: cards that it cannot see change nothing. The unit is a thousandth
// of the logarithm of the odds to win.
class Scoring {
 public:
  Scoring(const State& state, Seat seat, const Weights& weights, Sight sight = Sight::everything);

  // How the side of the seat stands if it has just moved, and drawn nothing yet. Precondition: not
  // over.
  int total() const;

  // How much better a move makes it. Precondition: the move is legal for the seat.
  int worth(Move move);

  // Where a `plus` may be worth its card: the open cells of short lines.
  CellSet urgent_cells() const;

  std::span<const OldThreat> old_threats() const { return old_threats_; }
  const Outlook& own() const { return own_; }
  // Of the n-th side after the own one, counted from 0; `others` of them are looked at.
  const Outlook& other(std::size_t n) const { return others_[n]; }
  std::size_t others() const { return sight_ == Sight::own_lines ? 0 : table_.setup.sides - 1U; }

 private:
  const Hand& hand() const { return table_.hands[static_cast<std::size_t>(seat_)]; }
  std::size_t side_after(std::size_t n) const { return (side_ + 1 + n) % table_.setup.sides; }
  Need open_need(Cell cell) const { return need_of_unseen(unseen_.cards_for(cell)); }
  Outlook outlook_of(std::size_t side, const Outlook::CellNeeds& open) const;
  const LineValues& own_values(const Hand& hand) const;
  void find_old_threats();
  int lost_old_threats(Cell cell) const;
  int worth_of_card(Card card) const;

  void put_down(Card card);
  int gain_of_chip(Cell cell) const;
  int gain_of_removal(Cell cell) const;
  bool completes_a_line(Cell cell) const;
  int worth_by_playing(Move move) const;

  const State& state_;
  const Table& table_;
  Seat seat_;
  Sight sight_;
  std::size_t side_;
  const Weights& weights_;
  Unseen unseen_;
  Outlook own_;
  std::array<Outlook, most_sides - 1> others_;
  MoveList<OldThreat, (most_sides - 1) * all_lines.size> old_threats_;
  bool may_complete_ = false;  // whether the hand may have a card that completes a line

  // As if this card of the hand were gone; moves with the same card follow each other.
  std::optional<Card> gone_;
  Outlook own_without_;
  int gain_without_ = 0;
};

using WeighedMoves = MoveList<WeighedMove<Move>, 256>;

inline std::span<const WeighedMove<Move>> listed(const WeighedMoves& moves) {
  return {moves.begin(), moves.size()};
}

// All that the seat may do, each with its worth. A right to draw is used at once, and a dead card
// is exchanged unless the game can be won: then that is all. Where `plus` changes little it is left
// out. Precondition: the seat may act.
WeighedMoves weighed_moves(const State& state, Seat seat, const Weights& weights,
                           Sight sight = Sight::everything);

// The best of them.
Move scored_move(const State& state, Seat seat, const Weights& weights);

}  // namespace ordinal::sequence_numbers
