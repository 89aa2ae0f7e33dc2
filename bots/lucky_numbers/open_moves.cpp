// What a computer player chooses from: the set-up by a rule of thumb, and no endless taking.
#include "bots/lucky_numbers/description.h"
#include "bots/lucky_numbers/ideal.h"

#include <cstdlib>
#include <optional>

namespace ordinal::lucky_numbers {
namespace {

int deviation(Number number, Cell cell) { return std::abs(10 * number - ideal_of(cell)); }

// Ascending, or on the free cell of the diagonal that it suits best.
Move set_up_move(const Table& table, std::size_t seat) {
  const Hand& hand = table.hands[seat];
  if (table.setup.layout == Layout::open) return Move::arrange(hand);
  std::optional<Cell> best;
  for (const Cell cell : diagonal) {
    if (!table.gardens[seat].is_free(cell)) continue;
    if (!best || deviation(hand[0], cell) < deviation(hand[0], *best)) best = cell;
  }
  return Move::put(*best);
}

}  // namespace

State::Moves Description::open_moves(const State& state, Seat seat) {
  const Table& table = state.table();
  if (table.phase == Phase::choosing) {
    State::Moves moves;
    moves.add(set_up_move(table, static_cast<std::size_t>(seat)));
    return moves;
  }
  const State::Moves moves = state.legal_moves(seat);
  const auto here = static_cast<std::size_t>(seat);
  if (table.phase != Phase::turn || table.idle_takes[here] < 2) return moves;
  State::Moves open;
  for (const Move move : moves) {
    open.add_if(move.kind() == Kind::draw || table.gardens[here].is_free(move.cell()), move);
  }
  return open;
}

View Description::without_secrets(View view) {
  SeatSet known;
  for (int i = 0; i < view.table.chosen.size(); ++i) {
    const Seat seat = view.table.chosen.nth(i);
    if (view.viewer.knows_secrets_of(seat)) known.add(seat);
  }
  view.table.chosen = known;
  return view;
}

}  // namespace ordinal::lucky_numbers
