// Counting on a board of Sequence Numbers with the engine alone: chips are put on every cell and
// every line, and cards into hands of their own. Knows no sentence.
#pragma once

#include "engine/games/sequence_numbers/notation.h"
#include "engine/games/sequence_numbers/state.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ordinal::sequence_numbers::test {

inline State made(const Table& table) {
  Rng rng(0);
  return State::sample({table, Viewer::referee()}, rng);
}

// The same board, with this hand on turn. Its cards may lie on a discard pile as well, so these are
// gone: what is drawn afterwards does not matter.
inline State with_hand(const State& state, Seat seat, const Hand& hand) {
  Table table = state.table();
  table.phase = Phase::turn;
  table.seat = static_cast<std::uint8_t>(seat);
  table.has_exchanged = false;
  table.rights = {};
  table.debtors = {};
  table.discards.clear();
  table.hands[static_cast<std::size_t>(seat)] = hand;
  return made(table);
}

inline Hand only(Card card) {
  Hand hand;
  hand.add(card);
  return hand;
}

inline Seat seat_of(const State& state, std::size_t side) {
  return state.table().setup.seats_of(side).nth(0);
}

inline bool has_made_sequence(const State& before, const State& after, std::size_t side) {
  return after.table().phase == Phase::claiming ||
         after.table().sequences[side] > before.table().sequences[side];
}

// The cells where a chip of the side makes a sequence: all are tried, with `plus`.
inline std::set<std::string> finishing(const State& state, std::size_t side) {
  std::set<std::string> cells;
  const Seat seat = seat_of(state, side);
  const State turn = with_hand(state, seat, only(plus_card));
  for (const Move move : turn.legal_moves(seat)) {
    State next = turn;
    next.play(seat, move);
    if (has_made_sequence(turn, next, side)) cells.insert(cell_text(move.cell()));
  }
  return cells;
}

inline bool puts_chip(Move move) { return move.kind() == Kind::play || move.kind() == Kind::plus; }

// May a hand with this card alone put a chip on the cell?
inline bool covers(const State& state, Seat seat, Card card, Cell cell) {
  for (const Move move : with_hand(state, seat, only(card)).legal_moves(seat)) {
    if (puts_chip(move) && move.cell() == cell) return true;
  }
  return false;
}

struct FiveCells {
  std::array<Cell, 5> cells;
  int missing;
};

// Would these five count once the side had a chip on all that are missing?
inline bool would_count(const State& state, std::size_t side, const FiveCells& five) {
  Table table = state.table();
  std::optional<Cell> last;
  for (const Cell cell : five.cells) {
    if (number_on(cell) == 0 || table.chips[side].contains(cell)) continue;
    table.chips[side].add(cell);
    last = cell;
  }
  if (!last) return false;
  for (const Line line : Lines(*last, table.completed_by(side, *last))) {
    if (line.first == five.cells.front() && line.last() == five.cells.back()) return true;
  }
  return false;
}

inline int missing(const State& state, std::size_t side, const std::array<Cell, 5>& cells) {
  int count = 0;
  for (const Cell cell : cells) {
    const bool is_own = number_on(cell) == 0 || state.table().chips[side].contains(cell);
    if (!is_own && state.table().covered().contains(cell)) return -1;
    count += is_own ? 0 : 1;
  }
  return count;
}

// Every line of five on the board that the side can still make.
inline std::vector<FiveCells> lines(const State& state, std::size_t side) {
  constexpr std::array<std::array<int, 2>, 4> steps_down_right = {
      {{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
  std::vector<FiveCells> found;
  for (const auto& [down, right] : steps_down_right) {
    for (int row = 0; row < board_side; ++row) {
      for (int column = 0; column < board_side; ++column) {
        const int last_row = row + 4 * down;
        const int last_column = column + 4 * right;
        if (last_row >= board_side || last_column >= board_side || last_column < 0) continue;
        FiveCells five{};
        for (int i = 0; i < 5; ++i) {
          five.cells[static_cast<std::size_t>(i)] = cell_at(row + i * down, column + i * right);
        }
        five.missing = missing(state, side, five.cells);
        if (five.missing > 0 && would_count(state, side, five)) found.push_back(five);
      }
    }
  }
  return found;
}

inline int lacking(const State& state, std::size_t side, int most) {
  const auto all = lines(state, side);
  return static_cast<int>(std::count_if(
      all.begin(), all.end(), [&](const FiveCells& five) { return five.missing <= most; }));
}

inline bool goes_through(const FiveCells& five, Cell cell) {
  return std::find(five.cells.begin(), five.cells.end(), cell) != five.cells.end();
}

}  // namespace ordinal::sequence_numbers::test
