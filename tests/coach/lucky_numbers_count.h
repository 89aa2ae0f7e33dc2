// Counting in gardens of Lucky Numbers with the engine alone: tiles are turned over one by one, and
// the list of legal moves says where they fit. Knows no sentence.
#pragma once

#include "engine/games/lucky_numbers/state.h"

#include <algorithm>
#include <vector>

namespace ordinal::lucky_numbers::test {

// The same table at another moment.
inline State at(const State& state, Phase phase, Seat seat, Number in_hand = 0) {
  View view = state.view(Viewer::referee());
  view.table.phase = phase;
  view.table.seat = static_cast<std::uint8_t>(seat);
  view.table.chosen = {};
  view.table.hands = {};
  view.table.hands[static_cast<std::size_t>(seat)][0] = in_hand;
  Rng rng(0);
  return State::sample(view, rng);
}

inline Garden garden(const State& state, Seat seat) {
  return state.table().gardens[static_cast<std::size_t>(seat)];
}

inline int free_cells(const State& state, Seat seat) {
  int count = 0;
  for (Cell cell = 0; cell < cell_count; ++cell) count += garden(state, seat).at(cell) == 0;
  return count;
}

// Calls `see` with every free cell where the seat may place the tile.
template <class See>
void for_each_fill(const State& state, Seat seat, Number number, const See& see) {
  for (const Move move : at(state, Phase::placing, seat, number).legal_moves(seat)) {
    if (move.kind() == Kind::place && garden(state, seat).at(move.cell()) == 0) see(move.cell());
  }
}

inline bool fits(const State& state, Seat seat, Number number, Cell cell) {
  bool found = false;
  for_each_fill(state, seat, number, [&](Cell free) { found = found || free == cell; });
  return found;
}

inline int fills(const State& state, Seat seat, Number number) {
  int count = 0;
  for_each_fill(state, seat, number, [&](Cell) { ++count; });
  return count;
}

// Sums `count` over the tiles of the pool, each turned over by chance.
template <class Count>
int over_pool(const State& state, Seat seat, const Count& count) {
  const State revealing = at(state, Phase::revealing, seat);
  int sum = 0;
  for (const Move reveal : revealing.legal_moves(Actor::chance())) {
    sum += static_cast<int>(revealing.weight(reveal)) * count(reveal.number());
  }
  return sum;
}

inline int fitting(const State& state, Seat seat) {
  return over_pool(state, seat, [&](Number n) { return fills(state, seat, n) > 0 ? 1 : 0; });
}
inline int fitting_cell(const State& state, Seat seat, Cell cell) {
  return over_pool(state, seat, [&](Number n) { return fits(state, seat, n, cell) ? 1 : 0; });
}
inline int ways(const State& state, Seat seat) {
  int sum = over_pool(state, seat, [&](Number n) { return fills(state, seat, n); });
  for (Number n = 1; n <= highest; ++n) {
    sum += state.table().display.count(n) * fills(state, seat, n);
  }
  return sum;
}

// Free cells that nothing fits, neither of the pool nor of the display.
inline int lost(const State& state, Seat seat) {
  int count = 0;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (garden(state, seat).at(cell) != 0) continue;
    bool is_open = fitting_cell(state, seat, cell) > 0;
    for (Number n = 1; n <= highest; ++n) {
      is_open = is_open || (state.table().display.count(n) > 0 && fits(state, seat, n, cell));
    }
    count += is_open ? 0 : 1;
  }
  return count;
}

inline bool is_lost(const State& state, Seat seat, Cell cell) {
  if (garden(state, seat).at(cell) != 0 || fitting_cell(state, seat, cell) > 0) return false;
  for (Number n = 1; n <= highest; ++n) {
    if (state.table().display.count(n) > 0 && fits(state, seat, n, cell)) return false;
  }
  return true;
}

// The takes of a seat, if it were its turn, that fill a cell.
inline std::vector<Move> filling_takes(const State& state, Seat seat) {
  std::vector<Move> takes;
  for (const Move move : at(state, Phase::turn, seat).legal_moves(seat)) {
    if (move.kind() == Kind::take && garden(state, seat).at(move.cell()) == 0) {
      takes.push_back(move);
    }
  }
  return takes;
}

inline bool has_take(const State& state, Seat seat, Number number, Cell cell) {
  const auto takes = filling_takes(state, seat);
  return std::find(takes.begin(), takes.end(), Move::take(number, cell)) != takes.end();
}

// Would the seat win with this tile of the display, or, if it is 0, with any?
inline bool wins_by_take(const State& state, Seat seat, Number number) {
  for (const Move take : filling_takes(state, seat)) {
    if (number != 0 && take.number() != number) continue;
    State next = at(state, Phase::turn, seat);
    next.play(seat, take);
    if (next.turn().is_over() && free_cells(next, seat) == 0) return true;
  }
  return false;
}

inline bool move_wins(const State& state, Seat seat, Move move) {
  State next = state;
  next.play(seat, move);
  return next.turn().is_over() && next.result().winners().contains(seat) &&
         free_cells(next, seat) == 0;
}

inline bool is_laid(Move move) { return move.kind() == Kind::place || move.kind() == Kind::take; }

}  // namespace ordinal::lucky_numbers::test
