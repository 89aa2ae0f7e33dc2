// Greedy by ideal numbers.
#include "bots/yardstick/lucky_greedy.h"

#include <cstdlib>
#include <optional>

namespace ordinal::yardstick {
namespace {

using namespace lucky_numbers;

class Greedy {
 public:
  Greedy(const Table& table, Seat seat, const GreedyTaste& taste)
      : table_(table),
        seat_(static_cast<std::size_t>(seat)),
        garden_(table_.gardens[seat_]),
        bounds_(garden_.bounds()),
        taste_(taste),
        is_last_cell_(bounds_.free_cells().size() == 1) {}

  Move move() const {
    if (table_.phase == Phase::placing) return placing(table_.hands[seat_][0]);
    if (table_.phase == Phase::turn) return turn();
    if (table_.setup.layout == Layout::open) return Move::arrange(table_.hands[seat_]);
    return put(table_.hands[seat_][0]);
  }

 private:
  struct Spot {
    Cell cell;
    int deviation;
  };

  int deviation(Number number, Cell cell) const {
    const int distance = column_of(cell) + row_of(cell);
    return std::abs(100 * number - taste_.ideals[static_cast<std::size_t>(distance)]);
  }

  // The legal free cell nearest to its ideal.
  std::optional<Spot> best_free_cell(Number number) const {
    std::optional<Spot> best;
    for (CellSet places = bounds_.places_for(number); !places.empty();) {
      const Cell cell = places.take_first();
      if (!garden_.is_free(cell)) continue;
      const int here = deviation(number, cell);
      if (!best || here < best->deviation) best = Spot{cell, here};
    }
    return best;
  }

  Move put(Number number) const {
    std::optional<Spot> best;
    for (const Cell cell : diagonal) {
      if (!garden_.is_free(cell)) continue;
      const int here = deviation(number, cell);
      if (!best || here < best->deviation) best = Spot{cell, here};
    }
    return Move::put(best->cell);
  }

  Move turn() const {
    std::optional<Spot> best;
    Number tile = 0;
    for (NumberSet face_up = table_.display.numbers(); !face_up.empty();) {
      const Number n = face_up.take_first();
      const std::optional<Spot> spot = best_free_cell(n);
      if (!spot || (best && spot->deviation >= best->deviation)) continue;
      best = spot;
      tile = n;
    }
    const bool is_good = best && (is_last_cell_ || best->deviation <= taste_.take_within);
    return is_good ? Move::take(tile, best->cell) : Move::draw();
  }

  Move placing(Number number) const {
    const std::optional<Spot> spot = best_free_cell(number);
    if (spot && (is_last_cell_ || spot->deviation <= taste_.place_within)) {
      return Move::place(spot->cell);
    }
    return swap(number);
  }

  // The swap that gains most, if it gains enough; else the tile is discarded.
  Move swap(Number number) const {
    int most = taste_.swap_gain - 1;
    Move best = Move::discard();
    for (CellSet places = bounds_.places_for(number); !places.empty();) {
      const Cell cell = places.take_first();
      if (garden_.is_free(cell)) continue;
      const int gain = deviation(garden_.at(cell), cell) - deviation(number, cell);
      if (gain > most) {
        most = gain;
        best = Move::place(cell);
      }
    }
    return best;
  }

  const Table& table_;
  std::size_t seat_;
  const Garden& garden_;
  Bounds bounds_;
  const GreedyTaste& taste_;
  bool is_last_cell_;
};

}  // namespace

Move greedy_move(const Table& table, Seat seat, const GreedyTaste& taste) {
  return Greedy(table, seat, taste).move();
}

Move linear_greedy_move(const View& view, Seat seat, Rng& /*rng*/) {
  return greedy_move(view.table, seat, linear_greedy);
}

Move tuned_greedy_move(const View& view, Seat seat, Rng& /*rng*/) {
  return greedy_move(view.table, seat, tuned_greedy);
}

}  // namespace ordinal::yardstick
